import './browser.ts'
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { labors, products } from '@trace/domain'
import { createElement, useState } from 'react'
import type { RowView } from '../../src/resource/sheet/grid-row.tsx'
import type { Typed } from '../../src/resource/sheet/sheet.ts'

const { act, cleanup, fireEvent, render, screen } = await import('@testing-library/react')
const { Grid } = await import('../../src/resource/sheet/grid.tsx')
const { TextCell } = await import('../../src/resource/sheet/text-cell.tsx')

afterEach(cleanup)

const columns = (['name', 'phone', 'address'] as const).map((name) => ({ name, field: labors.fields[name] }))
const people = Array.from({ length: 40 }, (_, at) => ({
  name: `Người ${at + 1}`,
  phone: '0912000000',
  address: 'Thôn 1',
}))
const nothing = () => undefined

test('a key typed in one row of a sheet of forty draws that row again, and no other', () => {
  const drawn = new Set<string>()
  function Sheet() {
    const [typed, change] = useState<Typed>({})
    const rows = people.map((person, at): RowView => ({
      key: String(at + 1),
      of: person,
      name: person.name,
      isKept: true,
      textAt(column) {
        drawn.add(person.name)
        return String(Reflect.get(person, column))
      },
    }))
    const given = { typed, change, rows, columns, problems: {}, label: 'Lao động', heading: '', undo: nothing }
    return createElement(Grid, { ...given, pasted: (_, text) => text })
  }
  render(createElement(Sheet))
  assert.equal(drawn.size, 40)
  drawn.clear()
  fireEvent.change(screen.getByLabelText('Địa chỉ, Người 3'), { target: { value: 'Thôn 2' } })
  assert.deepEqual([...drawn], ['Người 3'])
  fireEvent.change(screen.getByLabelText('Số điện thoại, Người 7'), { target: { value: '0912000007' } })
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  assert.equal(shown('Địa chỉ, Người 3'), 'Thôn 2', 'what was typed before is still there')
  assert.equal(shown('Số điện thoại, Người 7'), '0912000007')
})

test('what fits does not open any more once Escape was pressed, however late it comes', async () => {
  const asked = Promise.withResolvers<void>()
  const entries = [{ id: 1, name: 'kg' }]
  const late = async () => {
    await asked.promise
    return Response.json({ code: 200, data: { entries, pagination: { page: 1, length: 20, total: 1 } } })
  }
  Object.assign(globalThis, { fetch: late })
  const shared = { 'aria-label': 'Đơn vị tính', onKeyDown: nothing }
  const given = { shared, field: products.fields.product_unit_id, value: 'kg', around: () => ({}), write: nothing }
  for (const pressed of ['Escape', 'Shift']) {
    const { unmount } = render(createElement(TextCell, given))
    const input = screen.getByLabelText('Đơn vị tính')
    fireEvent.input(input, { target: { value: 'k' } })
    fireEvent.keyDown(input, { key: pressed })
    asked.resolve()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    assert.equal(screen.queryAllByRole('option').length, pressed === 'Escape' ? 0 : 1, pressed)
    unmount()
  }
})
