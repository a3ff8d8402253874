// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { close, fireEvent, openScreen, screen, waitFor } from './open-screen.ts'

const { createElement } = await import('react')
const { ImportDialog } = await import('@trace/screens/resource/transfer/import-dialog.tsx')
const { openOverlay } = await import('@trace/screens/app/overlay.ts')
const { words: listWords } = await import('@trace/screens/resource/words.ts')

afterEach(close)

const checked = {
  id: 5,
  status: 'done',
  progress: 100,
  created: 1,
  updated: 0,
  unchanged: 0,
  failed: 1,
  problems: [{ row: 2, field: 'ward_id', column: 'Xã', message: 'không tìm thấy “Điền Xá”', said: 'Điền Xá' }],
  questions: [],
  readings: [],
  hidden_rows: 3,
}

test('a workbook with answers of the user is left only once somebody has agreed', async () => {
  const { user } = await openScreen(`/admin/${labors.screen}`, {
    'POST /import-labors/preview': { job: { id: 5 } },
    'POST /import-labors/checked/5': { job: { id: 5 } },
    'GET /jobs/5': { entry: checked },
  })
  const open = () =>
    void openOverlay('import', async () => (shut) => createElement(ImportDialog, { resource: labors, close: shut }))
  const dialog = () => screen.findByRole('dialog', { name: /^Nhập .* từ Excel$/ })
  const isShut = () => waitFor(() => assert.ok(!screen.queryByRole('dialog')))
  const choose = async () =>
    fireEvent.change(await screen.findByLabelText(/^Tệp Excel/), {
      target: { files: [new File(['a'], 'lao-dong.xlsx')] },
    })

  open()
  await choose()
  await screen.findByText('lao-dong.xlsx')
  fireEvent(await dialog(), new Event('cancel'))
  await isShut()

  open()
  await choose()
  await user.click(await screen.findByRole('button', { name: /^Nhập cả 3 dòng ẩn/ }))
  fireEvent(await dialog(), new Event('cancel'))
  await user.click(await screen.findByRole('button', { name: 'Không đồng ý!' }))
  assert.ok(screen.getByText('lao-dong.xlsx'))
  await user.click(screen.getByRole('button', { name: 'Đóng' }))
  await user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  await isShut()
})

test('a proposal that depends on its row is taken for that row, any other for all rows with its text', async () => {
  const sent: { corrections: unknown }[] = []
  const of = (row: number, column: string, said: string, proposal: string, alone: boolean) => ({
    row,
    field: 'ward_id',
    column,
    message: `không tìm thấy “${said}”`,
    said,
    proposal,
    alone,
  })
  const problems = [
    of(2, 'Xã', 'Tân Tiến', 'Xã Tân Tiến', true),
    of(3, 'Xã', 'Tân Tiến', 'Phường Tân Tiến', true),
    of(4, 'Loại', 'Nông hô', 'Nông hộ', false),
    of(5, 'Loại', 'Nông hô', 'Nông hộ', false),
  ]
  const { user } = await openScreen(`/admin/${labors.screen}`, {
    'POST /import-labors/preview': { job: { id: 5 } },
    'POST /import-labors/checked/:id': ({ body }) => {
      sent.push(body as (typeof sent)[number])
      return { data: { job: { id: 5 } } }
    },
    'GET /jobs/5': { entry: { ...checked, problems } },
  })
  void openOverlay('import', async () => (shut) => createElement(ImportDialog, { resource: labors, close: shut }))
  fireEvent.change(await screen.findByLabelText(/^Tệp Excel/), {
    target: { files: [new File(['a'], 'lao-dong.xlsx')] },
  })
  await screen.findByText('lao-dong.xlsx')
  await user.click(await screen.findByRole('button', { name: listWords.takeAll }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]!.corrections, [
    { row: 2, column: 'Xã', said: 'Tân Tiến', proposal: 'Xã Tân Tiến' },
    { row: 3, column: 'Xã', said: 'Tân Tiến', proposal: 'Phường Tân Tiến' },
    { row: null, column: 'Loại', said: 'Nông hô', proposal: 'Nông hộ' },
  ])
})
