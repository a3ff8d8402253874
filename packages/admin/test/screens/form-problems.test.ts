// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { close, openScreen, screen, waitFor } from './open-screen.ts'
import type { Asked } from './open-screen.ts'
import { sampleRow } from './sample-rows.ts'

afterEach(close)

const input = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const save = () => screen.getByRole('button', { name: 'Lưu' })

test('a problem that hangs on two fields goes when either of them is changed', async () => {
  const taken = 'Mã “kg” đã dùng cho “Cân”'
  const doubt = ({ body, isCheck }: Asked) => {
    const problems = (body as { name: string }).name === 'Cân' ? { code: [taken] } : {}
    if (isCheck) return { data: { problems } }
    return 'code' in problems ? { code: 422, message: taken, data: null, errors: problems } : { data: {} }
  }
  const opened = await openScreen('/admin/system/product-units/1/edit', {
    'GET /product-units/:id': { entry: { ...sampleRow(productUnits), code: 'kg', name: 'Cân' } },
    'PUT /product-units/:id': doubt,
  })
  await opened.user.click(save())
  await waitFor(() => assert.equal(input(/Mã đơn vị/).getAttribute('aria-invalid'), 'true'))
  await opened.user.type(input(/Hệ số/), '2')
  await waitFor(() => assert.ok(opened.asked.some(({ isCheck }) => isCheck)))
  assert.equal(input(/Mã đơn vị/).getAttribute('aria-invalid'), 'true', 'what still holds stays')
  await opened.user.type(input(/Tên đơn vị/), ' bàn')
  await waitFor(() => assert.equal(input(/Mã đơn vị/).getAttribute('aria-invalid'), null))
})

test('two days in the wrong order are right when the first is changed, and nobody asks the server', async () => {
  const entry = { ...sampleRow(batches), start_date: '2026-05-02', expected_harvest_date: '2026-05-01' }
  const opened = await openScreen(`/admin/${batches.screen}/1/edit`, { 'GET /batches/:id': { entry } })
  await opened.user.click(save())
  const end = input(/^Dự kiến thu hoạch/)
  await waitFor(() => assert.equal(end.getAttribute('aria-invalid'), 'true'))
  const start = input(/^Ngày bắt đầu/)
  await opened.user.clear(start)
  await opened.user.type(start, '30/04/2026')
  await opened.user.tab()
  await waitFor(() => assert.equal(end.getAttribute('aria-invalid'), null))
})
