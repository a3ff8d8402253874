import type { Page } from '@playwright/test'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { givenActiveTrace } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { pressAction } from './press-action.ts'

/** Recalls the trace on the screen for one of the offered reasons, adding the text `own` if given. */
async function recall(page: Page, sentence: string, own?: string): Promise<void> {
  await pressAction(page, 'Thu hồi')
  const dialog = page.getByRole('dialog', { name: 'Thu hồi hồ sơ truy xuất' })
  const choose = async (label: string, option: string) => {
    await dialog.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Hình thức thu hồi', 'Tự nguyện')
  await choose('Lý do', sentence)
  if (own) await dialog.getByLabel('Nói rõ lý do').fill(own)
  await choose('Cách xử lý', 'Tiêu hủy')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(page.getByText('Hồ sơ này đã bị thu hồi')).toBeVisible()
}

test('a producer recalls for a sentence that shoppers read at once; its own words wait for an officer', async ({
  page,
  api,
  person,
  signIn,
}) => {
  const { trace, code } = await givenActiveTrace(api)
  const { manufacture_id } = (await api('GET', `/traces/${trace}`)).data.entry
  const subjects = [traces, batches, diaries, stamps].flatMap((shown) => shown.subjects)
  const rights = (await api('GET', `/permissions?length=100&subject=${subjects.join()}`)).data.entries
  // No default role lets a producer recall a trace; a province may create a role that does.
  const role = await api('POST', '/roles', {
    code: `thu_hoi_${Date.now()}`,
    name: 'Chủ cơ sở được thu hồi',
    scope: 'manufacture',
    permission_ids: rights.map(({ id }) => id),
  })
  await api('PUT', `/roles/${role.data.entry.id}/change-approved`)
  const producer = await person({
    name: 'Phạm Thị Hà',
    role_id: role.data.entry.id,
    manufacture_id,
  })
  const readsOnPage = async (text: string) => {
    const shopper = await page.context().newPage()
    await shopper.goto(`/t/${code}`)
    await expect(shopper.getByText(text).first()).toBeVisible()
    await shopper.close()
  }
  const open = () => page.goto(`/admin/origin/traces/${trace}/detail`)

  await signIn(producer)
  await open()
  await recall(page, 'Lẫn sản phẩm của lô khác')
  await readsOnPage('Lẫn sản phẩm của lô khác')

  await api('PUT', `/traces/${trace}/undo-recall`, { reason: 'Đã kiểm tra lại' })
  await open()
  await recall(page, 'Lý do khác', 'Đối thủ cho người phá hàng')
  await readsOnPage('Lý do đang chờ cơ quan quản lý xác nhận')

  await signIn()
  await open()
  await pressAction(page, 'Công bố lý do')
  await page.getByLabel('Lý do công bố').fill('Hàng bị hư hại khi vận chuyển')
  await page.getByRole('dialog').getByRole('button', { name: 'Công bố lý do' }).click()
  await expect(page.getByRole('dialog', { name: /Công bố/ })).toHaveCount(0)
  await readsOnPage('Hàng bị hư hại khi vận chuyển')
})
