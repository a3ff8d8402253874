import { expect, test } from './fixtures.ts'
import { days, layOutChain, shown } from './chain.ts'

test('staff approve the diaries that were handed in at once, and are told which one was not', async ({ page, api, signIn }) => {
  const { ask, stages, batch } = await layOutChain(api)
  for (const [hour, handedIn] of [['07', true], ['08', true], ['09', false]] as const) {
    const { id } = await ask('POST', '/diaries', {
      batch_id: batch.id, stage_id: stages.stocking, performed_at: `${days.early}T${hour}:00:00+07:00`, title: `Việc lúc ${hour} giờ`,
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
  await expect(told.getByText('Đã thực hiện 2 dòng, 1 dòng bị từ chối')).toBeVisible()
  await expect(told.getByRole('row', { name: /Việc lúc 09 giờ/ })).toContainText('Không thể chuyển từ "Nháp" sang "Đã duyệt"')
  await told.getByRole('button', { name: 'Đóng' }).click()
  await expect(page.getByRole('row', { name: /Việc lúc/ })).toHaveCount(1)
})

test('what belongs to an activity is asked for in its own part of the form, refused beside its field, and kept', async ({ page, api, signIn }) => {
  const { ask, tag, batch } = await layOutChain(api)
  const stage = await ask('POST', '/stages', { name: `Đo nước ${tag}`, activity_type: 'water_quality', sector_kind: 'animal' })
  await signIn()
  await page.goto(`/admin/diaries/create?batch_id=${batch.id}&stage_id=${stage.id}`)
  const details = page.getByRole('group', { name: 'Chi tiết' })
  await expect(details.getByLabel('Độ pH')).toBeVisible()
  await expect(details.getByLabel('Số lượng con')).toBeHidden()
  await page.getByLabel('Thời gian thực hiện', { exact: true }).fill(`${shown(days.early)} 07:00`)
  await details.getByLabel('Độ pH').fill('15')
  await details.getByLabel('Độ kiềm').fill('80')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(details.getByText('Độ pH phải từ 14 trở xuống')).toBeVisible()
  await expect(details.getByLabel('Độ pH')).toBeFocused()

  await details.getByLabel('Độ pH').fill('7,5')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).not.toHaveURL(/create/)
  const { data } = await api('GET', `/diaries?batch_id=${batch.id}&stage_id=${stage.id}`)
  const [written] = (data as unknown as { entries: { id: number }[] }).entries
  await page.goto(`/admin/diaries/${written!.id}/edit`)
  await expect(details.getByLabel('Độ pH')).toHaveValue('7,5')
  await expect(details.getByLabel('Độ kiềm')).toHaveValue('80')
})
