// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, before, test } from 'node:test'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { close, fireEvent, openScreen, screen, waitFor } from './open-screen.ts'
import type { Asked } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

const { act, renderHook } = await import('@testing-library/react')
const { useTyped } = await import('@trace/screens/resource/sheet/use-typed.ts')

/** The sheet is lazy-loaded when it is first shown. */
before(async () => {
  await openScreen(`/admin/${labors.screen}?mode=sheet`, { 'GET /labors': pageOf([]) })
  await import('@trace/screens/resource/sheet/list-sheet.tsx')
})
afterEach(close)

const people = Array.from({ length: 6 }, (_, at) => ({ ...sampleRow(labors, at + 1), name: `Người ${at + 1}` }))
const pages = ({ query }: Asked) => {
  const page = Number(query.get('page') ?? 1)
  const entries = people.slice((page - 1) * 3, page * 3)
  return { data: { entries, pagination: { page, length: 3, total: 6, total_page: 2 } } }
}

async function openSheet(kept: Record<string, string> = {}) {
  const saved: { id: number | null; cells: unknown }[][] = []
  const opened = await openScreen(
    `/admin/${labors.screen}?mode=sheet`,
    {
      'GET /labors': pages,
      ...Object.fromEntries(people.map((entry) => [`GET /labors/${entry.id}`, { entry }])),
      'POST /import-labors/rows': ({ body }) => {
        saved.push((body as { rows: (typeof saved)[number] }).rows)
        return { data: { job: { id: 5 } } }
      },
      'GET /jobs/5': {
        entry: { id: 5, status: 'done', progress: 100, message: 'Đã lưu', undoable: false, problems: [] },
      },
    },
    {},
    kept,
  )
  const cell = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
  return { ...opened, saved, cell }
}

const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })

test('rows edited on another page are counted, shown and saved with those of this page', async () => {
  const { user, saved, cell } = await openSheet()
  write(await cell('Tay nghề, Người 1'), 'Hái chè')
  await user.click(screen.getByRole('link', { name: 'Trang 2' }))
  write(await cell('Tay nghề, Người 4'), 'Sao chè')
  assert.ok(screen.getByText(/^2 dòng chưa lưu, đã giữ trên máy này; trong đó 1 dòng của trang hoặc lần tìm khác/))
  assert.equal((await cell('Tay nghề, Người 1')).value, 'Hái chè')
  await user.click(screen.getByRole('button', { name: 'Lưu 2 dòng' }))
  await waitFor(() => assert.equal(saved.length, 1))
  assert.deepEqual(
    saved[0]!.map(({ id, cells }) => [id, cells]).toSorted(([one], [other]) => Number(one) - Number(other)),
    [
      [1, [{ field: 'skills', text: 'Hái chè' }]],
      [4, [{ field: 'skills', text: 'Sao chè' }]],
    ],
  )
  assert.ok(await screen.findByText('Đã lưu', { selector: '[role="status"]' }))
})

test('edits of a page that was left are there again after the sheet was opened anew, and are saved', async () => {
  const key = 'draft:1:/admin/culture/labors?mode=sheet'
  const { saved, user, cell } = await openSheet({ [key]: JSON.stringify({ 5: { skills: 'Sao chè' } }) })
  assert.equal((await cell('Tay nghề, Người 5')).value, 'Sao chè')
  await user.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await waitFor(() => assert.equal(saved[0]?.[0]?.id, 5))
  await waitFor(() => assert.ok(!localStorage.getItem(key)))
})

test('what is typed while rows are being saved is not dropped when they are', async () => {
  const { result } = renderHook(() => useTyped('draft:1:/x'))
  act(() => void result.current.change(() => ({ 1: { skills: 'Hái', phone: '09' }, 2: { skills: 'Sao' } })))
  const sent = { 1: { skills: 'Hái', phone: '09' } }
  act(() => void result.current.change((now) => ({ ...now, 1: { ...now[1], skills: 'Hái chè' } })))
  act(() => result.current.forget(sent))
  assert.deepEqual(result.current.typed, { 1: { skills: 'Hái chè' }, 2: { skills: 'Sao' } })
})

test('cells that hold line breaks keep their rows when they are pasted', async () => {
  await openScreen(`/admin/${tags.screen}?mode=sheet`, { 'GET /tags': pageOf([]) })
  const first = await screen.findByLabelText<HTMLInputElement>('Tên thẻ, Dòng mới 1')
  const text = '"Thẻ dòng một\nDòng hai của cùng ô"\r\nThẻ thứ hai\r\n'
  fireEvent.paste(first, { clipboardData: { getData: () => text } })
  await waitFor(() => assert.equal(first.value, 'Thẻ dòng một Dòng hai của cùng ô'))
  assert.equal(screen.getByLabelText<HTMLInputElement>('Tên thẻ, Dòng mới 2').value, 'Thẻ thứ hai')
  assert.equal(screen.getByLabelText<HTMLInputElement>('Tên thẻ, Dòng mới 3').value, '')
})

test('what is copied is read again by a spreadsheet: a text of several lines is one cell', async () => {
  const { cell } = await openSheet()
  const note = await cell('Tập huấn, Người 1')
  write(note, 'VietGAP\n"hữu cơ"')
  fireEvent.mouseDown(note)
  fireEvent.mouseDown(await cell('Tập huấn, Người 2'), { shiftKey: true })
  await waitFor(() => assert.ok(note.closest('td')!.hasAttribute('data-chosen')))
  let copied = ''
  fireEvent.copy(note, { clipboardData: { setData: (_: string, text: string) => (copied = text) } })
  assert.equal(copied, '"VietGAP\n""hữu cơ"""\r\nTập huấn 2')
})

test('Enter that ends a composition takes nothing that is offered: the word is not written twice', async () => {
  const { cell } = await openSheet()
  const box = await cell('Giới tính, Dòng mới 1')
  write(box, 'N')
  const word = box.value
  await screen.findAllByRole('option')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  assert.equal(box.value, word)
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  assert.equal(box.value, word)
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => assert.notEqual(box.value, word))
})

test('a click enters a cell so that typing replaces its text; a second click goes on in it', async () => {
  const { user, cell } = await openSheet()
  const box = await cell('Tập huấn, Người 1')
  write(box, '460.000')
  await user.click(box)
  await user.keyboard('460.500')
  assert.equal(box.value, '460.500')
  await user.click(box)
  await user.keyboard('{End},75')
  assert.equal(box.value, '460.500,75')
})

test('a number that is none is marked as soon as its cell is left', async () => {
  const { user, cell } = await openSheet()
  const box = await cell('Vĩ độ, Người 1')
  await user.click(box)
  await user.keyboard('46460.500,7')
  assert.equal(box.getAttribute('aria-invalid'), null, 'not while it is typed')
  await user.click(await cell('Tập huấn, Người 2'))
  assert.equal(box.getAttribute('aria-invalid'), 'true')
  await user.click(box)
  await user.keyboard('21,3')
  await user.click(await cell('Tập huấn, Người 2'))
  assert.equal(box.getAttribute('aria-invalid'), null)
})

test('what was typed into a sheet is dropped once somebody has agreed, and Ctrl+Z brings it back', async () => {
  const { user, cell } = await openSheet()
  const box = await cell('Tập huấn, Người 1')
  const before = box.value
  write(box, 'VietGAP')
  const drop = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Bỏ các thay đổi' }))
    await user.click(await screen.findByRole('button', { name: answer }))
  }
  await drop('Không đồng ý!')
  assert.equal(box.value, 'VietGAP')
  await drop('Đồng ý!')
  await waitFor(() => assert.equal(box.value, before))
  await user.click(box)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => assert.equal(box.value, 'VietGAP'))
})
