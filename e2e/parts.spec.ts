import { examine, lookForBarriers } from './examine.ts'
import { test } from './fixtures.ts'
import { openScreen } from './open-screen.ts'
import { signInTo, withExample } from './other-product.ts'

lookForBarriers()

test('every part of a screen, and every kind of field in a list, a form and a page, keeps nobody out', ({
  page,
  provoke,
}) => {
  // The screens request a map that this example product does not have.
  provoke(/\/api\/admin\/boundaries/)
  return withExample('parts', page, async (product) => {
    await signInTo(page, product)
    const addresses = ['parts', 'samples', 'samples/create', 'samples/2/detail'].map(
      (path) => `${product.address}/admin/${path}`,
    )
    await examine(page, addresses, openScreen)
  })
})
