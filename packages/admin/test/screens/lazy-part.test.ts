// own process: needs a DOM that no other test file has touched
import './browser.ts'
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { createElement, Suspense } from 'react'

const { cleanup, configure, fireEvent, render, screen } = await import('@testing-library/react')
const { MantineProvider } = await import('@mantine/core')
const { lazyPart } = await import('@trace/screens/ui/lazy-part.tsx')
const { optionalPart } = await import('@trace/screens/ui/optional-part.tsx')

// Long timeout, since a busy machine draws slowly: the awaited element appears within it or never.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

/** Draws a lazy part whose first `failures` loads fail, beside an input with a text. */
function drawPart(failures: number): void {
  let tries = 0
  const Part = lazyPart<object>(
    'map',
    async () => {
      if (++tries <= failures) throw new TypeError('Failed to fetch')
      return () => createElement('p', {}, 'Bản đồ')
    },
    (inside) => createElement('div', {}, inside),
  )
  const input = createElement('input', { 'aria-label': 'Tên', defaultValue: 'Củ cải khô' })
  render(createElement(MantineProvider, {}, input, createElement(Part)))
}

test('a part that does not come says so in its place and is asked for again; what was typed elsewhere stays', async () => {
  drawPart(1)
  const again = await screen.findByRole('button', { name: 'Thử lại' })
  assert.match(document.body.textContent, /Chưa tải được phần này của trang/)
  fireEvent.click(again)
  await screen.findByText('Bản đồ')
  assert.equal(screen.getByLabelText<HTMLInputElement>('Tên').value, 'Củ cải khô')
})

test('a part that does not come twice offers to load the page anew', async () => {
  drawPart(2)
  fireEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
  await screen.findByRole('button', { name: 'Tải lại trang' })
})

test('a part that the user can work without leaves its place empty where it does not come', async () => {
  const failed = Promise.withResolvers<void>()
  const Part = optionalPart<object>(async () => {
    failed.resolve()
    throw new TypeError('Unable to preload CSS')
  })
  const place = createElement(
    'p',
    { 'aria-label': 'Nơi' },
    createElement(Suspense, {}, createElement(Part)),
    'Củ cải khô',
  )
  render(createElement(MantineProvider, {}, place))
  await failed.promise
  await screen.findByText('Củ cải khô')
  assert.equal(screen.getByLabelText('Nơi').textContent, 'Củ cải khô')
})
