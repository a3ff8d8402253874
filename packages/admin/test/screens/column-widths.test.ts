// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { close, fireEvent, openScreen, screen, waitFor, within } from './open-screen.ts'
import { pageOf, sampleRows } from './sample-rows.ts'

const address = `/admin/${productUnits.screen}`
const place = `widths:1:${productUnits.screen}`
const answers = { 'GET /product-units': pageOf(sampleRows(productUnits, 3)) }

before(() => import('@trace/screens/resource/list/list-gestures.tsx'))
afterEach(close)

const open = async (kept: Record<string, string> = {}) => {
  const opened = await openScreen(address, answers, {}, kept)
  await waitFor(() => assert.ok(heading().dataset['sizable']))
  return opened
}
const heading = () => screen.getByRole('columnheader', { name: /Tên đơn vị/ })
const widthOf = (cell: HTMLElement) => cell.style.getPropertyValue('--column-width')
const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith('widths:'))

/** Drags the edge of a heading, whose width starts at 0, since tests have no layout. */
function drag(to: number) {
  fireEvent.pointerDown(heading(), { clientX: 0, button: 0 })
  fireEvent.pointerMove(document, { clientX: to })
}

test('the edge of a heading is dragged: its column gets that width in every row, and keeps it in this browser', async () => {
  await open()
  drag(240)
  await waitFor(() => assert.equal(widthOf(heading()), '240px'))
  fireEvent.pointerUp(document, { clientX: 260 })
  await waitFor(() => assert.equal(widthOf(heading()), '260px'))
  const column = screen.getAllByRole('columnheader').indexOf(heading())
  for (const row of screen.getAllByRole('row').slice(1))
    assert.equal(widthOf(within(row).getAllByRole('cell')[column]!), '260px')
  assert.deepEqual(
    kept().map(([, text]) => JSON.parse(text)),
    [{ name: 260 }],
  )
})

test('a column is neither drawn away nor over the whole screen, and Esc leaves it as it was', async () => {
  await open()
  drag(3)
  await waitFor(() => assert.equal(widthOf(heading()), '64px'))
  fireEvent.pointerMove(document, { clientX: 9000 })
  await waitFor(() => assert.equal(widthOf(heading()), '640px'))
  fireEvent.keyDown(document, { key: 'Escape' })
  await waitFor(() => assert.equal(widthOf(heading()), ''))
  assert.deepEqual(kept(), [])
})

test('a list that nobody sized has its own widths', async () => {
  await open()
  assert.equal(document.querySelectorAll('[data-sized]').length, 0)
})

test('kept widths are there again; two clicks on the edge return a column to its own', async () => {
  await open({ [place]: JSON.stringify({ name: 300, gone: 100, code: 'x' }) })
  await waitFor(() => assert.equal(widthOf(heading()), '300px'))
  fireEvent.dblClick(heading(), { clientX: 0, button: 0 })
  await waitFor(() => assert.equal(widthOf(heading()), ''))
})

test('the panel of columns sets widths by keyboard, and returns all to their own', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Cột' }))
  const slider = await screen.findByLabelText('Độ rộng cột tên đơn vị')
  fireEvent.change(slider, { target: { value: '200' } })
  await waitFor(() => assert.equal(widthOf(heading()), '200px'))
  await user.click(screen.getByText('Trả về mặc định'))
  await waitFor(() => assert.equal(widthOf(heading()), ''))
  assert.deepEqual(kept(), [])
})
