// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { close, fireEvent, openScreen, screen, waitFor, within } from './open-screen.ts'
import { pageOf } from './sample-rows.ts'

// Imported before the tests wait for the first screen, since a busy machine is slow to load it.
await import('@trace/screens/resource/sheet/list-sheet.tsx')
await import('@trace/screens/resource/transfer/import-dialog.tsx')

afterEach(close)

const told = { kind: 'import', title: 'Nhập thẻ', status: 'done', progress: 100, done: 3, total: 3, total_rows: 3 }
const stale = (row: number, name: string) => ({
  row,
  column: null,
  field: 'name',
  message: `Đã được ${name} sửa sau khi tệp này được xuất: Tên thẻ`,
  asks: 'stale',
})
const doubtful = { row: 4, column: null, field: null, message: 'Giống hệt dòng đã nhập. Vẫn nhập?', asks: 'insist' }

async function openImport() {
  const sent: { dry: boolean; answers: unknown }[] = []
  const opened = await openScreen(`/admin/${tags.screen}`, {
    'GET /tags': pageOf([]),
    'POST /import-tags/preview': { job: { id: 5 } },
    'POST /import-tags/checked/:id': ({ body }) => {
      sent.push(body as (typeof sent)[number])
      return { data: { job: { id: 5 } } }
    },
    'GET /jobs/5': {
      entry: {
        ...told,
        id: 5,
        message: '3 dòng cần bạn chọn',
        failed: 3,
        problems: [stale(2, 'Nam'), stale(3, 'Hoa'), doubtful],
        readings: [{ row: 5, column: 'Mô tả', said: '', read: '', was: 'Hàng dễ vỡ' }],
      },
    },
  })
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: 'Khác' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Nhập từ Excel', hidden: true }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')!
  fireEvent.change(input, { target: { files: [new File(['.'], 'thẻ.xlsx')] } })
  await within(dialog).findByText('3 dòng cần bạn chọn')
  return { ...opened, dialog: within(dialog), sent }
}

test('the import asks whose values are kept of each row that others changed, and checks again with the answer', async () => {
  const { dialog, sent, user } = await openImport()
  const emptied = dialog.getByRole('cell', { name: 'Hàng dễ vỡ' }).closest('tr')!
  assert.ok(within(emptied).getByText('để trống'), 'what a cell becomes empty of is shown beside it')
  await user.click(dialog.getAllByRole('button', { name: 'Giữ như hiện nay' })[1]!)
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual([sent[0]!.dry, sent[0]!.answers], [true, [{ row: 2, answer: 'keep' }]])
  await dialog.findByText('3 dòng cần bạn chọn')
  await user.click(dialog.getAllByRole('button', { name: 'Lấy theo tệp' })[0]!)
  await waitFor(() => assert.equal(sent.length, 2))
  assert.deepEqual(sent[1]!.answers, [{ row: null, answer: 'file' }])
  await user.click(await dialog.findByRole('button', { name: 'Vẫn nhập' }))
  await waitFor(() => assert.equal(sent.length, 3))
  assert.deepEqual(sent[2]!.answers, [
    { row: null, answer: 'file' },
    { row: 4, answer: 'insist' },
  ])
})
