import { addDays, today } from '@trace/define/text/dates.ts'
import { expect, test } from './fixtures.ts'
import { days, firstOf, layOutChain, shown } from './chain.ts'

test('staff approve the diaries that were handed in at once, and are told which one was not', async ({
  page,
  api,
  signIn,
}) => {
  const { ask, stages, batch } = await layOutChain(api)
  for (const [hour, handedIn] of [
    ['07', true],
    ['08', true],
    ['09', false],
  ] as const) {
    const { id } = await ask('POST', '/diaries', {
      batch_id: batch.id,
      stage_id: stages.stocking,
      performed_at: `${days.early}T${hour}:00:00+07:00`,
      title: `Việc lúc ${hour} giờ`,
    })
    if (handedIn) await ask('PUT', `/diaries/${id}/change-status/submitted`)
  }
  await signIn()
  await page.goto(`/admin/diaries?batch_id=${batch.id}&status=submitted,draft`)
  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  const bar = page.getByRole('region', { name: 'Thao tác với các dòng đã chọn' })
  await expect(bar.getByText('Đã chọn 3 dòng')).toBeVisible()
  await bar.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()

  const told = page.getByRole('dialog', { name: 'Duyệt' })
  await expect(told.getByText('Đã duyệt 2 nhật ký sản xuất, 1 dòng bị từ chối').first()).toBeVisible()
  await expect(told.getByRole('row', { name: /Việc lúc 09 giờ/ })).toContainText(
    'Không thể chuyển từ “Nháp” sang “Đã duyệt”',
  )
  await told.getByRole('button', { name: 'Đóng' }).click()
  await expect(page.getByRole('row', { name: /Việc lúc/ })).toHaveCount(1)
})

test('what belongs to an activity is asked for in its own part of the form, refused beside its field, and kept', async ({
  page,
  api,
  signIn,
  provoke,
}) => {
  provoke(/422 .*\/diaries$/)
  const { stages, batch } = await layOutChain(api)
  await signIn()
  await page.goto(`/admin/diaries/create?batch_id=${batch.id}&stage_id=${stages.stocking}`)
  const details = page.getByRole('group', { name: 'Chi tiết' })
  const count = details.getByLabel('Số lượng con')
  await expect(count).toBeVisible()
  await expect(details.getByLabel('Độ pH')).toBeHidden()
  await page.getByLabel('Thời gian thực hiện', { exact: true }).fill(`${shown(days.early)} 07:00`)
  await count.fill('3000')
  await details.getByLabel('Số giấy kiểm dịch').fill('KD-0507')

  const refusal = {
    code: 422,
    message: 'Dữ liệu chưa hợp lệ',
    errors: { 'details.count': ['Số lượng con nhiều hơn đàn'] },
  }
  await page.route('**/api/admin/diaries', (route) => route.fulfill({ status: 422, json: refusal }))
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(details.getByText('Số lượng con nhiều hơn đàn')).toBeVisible()
  await page.unroute('**/api/admin/diaries')

  await count.fill('2900')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).not.toHaveURL(/create/)
  const written = await firstOf(api, `/diaries?batch_id=${batch.id}&sort_by=id&sort_dir=desc`)
  await page.goto(`/admin/diaries/${written}/edit`)
  await expect(count).toHaveValue('2.900')
  await expect(details.getByLabel('Số giấy kiểm dịch')).toHaveValue('KD-0507')
})

test('on a phone, work like yesterday’s is written in three taps and seen in its batch, with the place on a fourth', async ({
  page,
  api,
  signIn,
  context,
}) => {
  const { batch, stages, write } = await layOutChain(api)
  await write(stages.stocking, addDays(today(), -1), {
    title: 'Thả bù giống',
    details: { count: 20, quarantine_no: 'KD-1' },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.331, longitude: 107.352 })
  await signIn()
  await page.goto(`/admin/culture/batches/${batch.id}/detail`)

  await page.getByRole('link', { name: 'Thêm nhật ký', exact: true }).first().click()
  await page.getByRole('link', { name: 'Như hôm qua' }).click()
  await expect(page.getByLabel('Số giấy kiểm dịch')).toHaveValue('KD-1')
  await page.getByRole('button', { name: 'Vị trí của tôi' }).click()
  await expect(page.getByLabel('Kinh độ')).toHaveValue('107,352')
  const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('not for this browser') }
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByText('Trình duyệt này không đọc được ảnh HEIC')).toBeVisible()
  await page.getByRole('button', { name: 'Lưu' }).click()

  await expect(page).toHaveURL(new RegExp(`/batches/${batch.id}/detail`))
  await expect(page.getByRole('link', { name: 'Thả bù giống' })).toHaveCount(2)
})
