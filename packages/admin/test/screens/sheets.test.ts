// own process: needs a DOM that no other test file has touched
import './browser.ts'
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { wards } from '@trace/domain/areas/places/wards.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { createElement, useState } from 'react'
import type { RowView } from '@trace/screens/resource/sheet/grid-row.tsx'
import type { Typed } from '@trace/screens/resource/sheet/sheet.ts'

const { act, cleanup, fireEvent, render, renderHook, screen } = await import('@testing-library/react')
const { Grid } = await import('@trace/screens/resource/sheet/grid.tsx')
const { useTyped } = await import('@trace/screens/resource/sheet/use-typed.ts')
const { keepToken } = await import('@trace/screens/boot/token.ts')
const { loadAll } = await import('@trace/screens/app/load-all.ts')
const { TextCell } = await import('@trace/screens/resource/sheet/text-cell.tsx')

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

test('a sheet of 5,000 rows draws those in view and the row with the cursor', async () => {
  // Tests have no layout: the view is set to 400 pixels, and rows to 39.
  const heights = { clientHeight: 400, offsetHeight: 39 }
  for (const [name, value] of Object.entries(heights))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
  const many = Array.from({ length: 5_000 }, (_, at): RowView => {
    const name = `Người ${at + 1}`
    return { key: String(at + 1), of: name, name, isKept: true, textAt: () => name }
  })
  const given = { change: nothing, undo: nothing, label: 'Lao động', heading: '', columns, rows: many, typed: {} }
  render(createElement(Grid, { ...given, problems: {}, pasted: (_, text) => text }))
  const first = await screen.findByLabelText('Địa chỉ, Người 2')
  assert.ok(screen.getAllByRole('row').length < 60)
  assert.equal(screen.getByRole('table').getAttribute('aria-rowcount'), '5001')

  act(() => first.focus())
  const region = screen.getByRole('region')
  await act(async () => {
    region.scrollTop = 150_000
    fireEvent.scroll(region)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  assert.ok(!screen.queryByLabelText('Địa chỉ, Người 40'))
  assert.ok(document.activeElement === first, 'what is typed now is still for the second row')
})

test('a sheet has all communes of a province and all species, however many pages of a list they are', async () => {
  const asked: string[] = []
  const answer = async (path: string) => {
    const { searchParams, pathname } = new URL(path, 'http://coi-nguon.test')
    const page = searchParams.get('page')
    asked.push(`${pathname} ${page}`)
    const pagination = { page: Number(page), length: 100, total: 250, total_page: 3 }
    return Response.json({ code: 200, data: { entries: [{ id: Number(page), name: `Xã ${page}` }], pagination } })
  }
  Object.assign(globalThis, { fetch: answer })
  const found = await loadAll(wards, { province_id: 1 }, new Request('http://coi-nguon.test/'))
  assert.deepEqual(
    found.map(({ id }) => id),
    [1, 2, 3],
  )
  assert.deepEqual(asked.toSorted(), ['/api/admin/wards 1', '/api/admin/wards 2', '/api/admin/wards 3'])
})

test('what was typed into a sheet stays on a shared machine for as long as the session, and on one of one’s own', async () => {
  const key = 'draft:1:/admin/labors?mode=sheet'
  for (const isOwn of [false, true]) {
    keepToken('token', isOwn)
    const { result, unmount } = renderHook(() => useTyped(key))
    await act(() => result.current.change(() => ({ 1: { phone: '0912000000' } })))
    const [kept, empty] = isOwn ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
    assert.match(kept.getItem(key) ?? '', /0912000000/)
    assert.equal(empty.getItem(key), null)
    unmount()
    kept.clear()
  }
})

test('what fits does not open any more once Escape was pressed, however late it comes', async () => {
  const asked = Promise.withResolvers<void>()
  const entries = [{ id: 1, name: 'kg' }]
  const role = { is_granting: true, permissions: [{ action: 'list', subject: 'product_units' }] }
  keepToken('token', true)
  const late = async (address: string) => {
    if (address.endsWith('/profile')) return Response.json({ code: 200, data: { entry: { id: 1, role } } })
    await asked.promise
    return Response.json({ code: 200, data: { entries, pagination: { page: 1, length: 20, total: 1 } } })
  }
  Object.assign(globalThis, { fetch: late })
  const shared = { 'aria-label': 'Đơn vị tính', onKeyDown: nothing }
  const given = {
    shared,
    field: products.fields.product_unit_id,
    value: 'kg',
    most: 0,
    around: () => ({}),
    write: nothing,
  }
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
