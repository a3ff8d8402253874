import { givenActiveTrace } from './chain.ts'
import { expect, test } from './fixtures.ts'

test('any code that is pasted leads to what bears it, and a label shows its life', async ({ page, api, signIn }) => {
  const { ask, trace, code, batch, stamp: name } = await givenActiveTrace(api)
  const layout = { width: 50, height: 30, size: 4, horizontal: 0, vertical: 5, distance: 2 }
  const issue = { ...layout, name, trace_id: trace, stamp_type: 'qr_serial', quantity: 5 }
  const { id } = await ask('POST', '/stamps', issue)
  await api('PUT', `/stamps/${id}/change-status/issued`)
  await api('GET', `/print-stamp/${id}?line-number=5`)
  await api('POST', `/stamps/${id}/activate`)
  const { entries: labels } = (await api('GET', `/stamps/${id}/codes`)).data
  const label = labels[2]!

  await signIn()
  await page.goto('/admin/home')
  const paste = async (text: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ask = page.getByRole('dialog', { name: 'Tìm nhanh' }).getByRole('combobox')
    await expect(async () => {
      if (!(await ask.isVisible())) await page.keyboard.press('Control+k')
      await expect(ask).toBeFocused({ timeout: 3_000 })
    }).toPass()
    await ask.fill(text)
    await page.keyboard.press('Enter')
  }
  const life = page.getByRole('region', { name: `Vòng đời tem số ${label.serial}` })

  await test.step('the code of a label, and the address on it, open its life', async () => {
    await paste(label.code)
    await expect(life).toContainText('Đang hiệu lực')
    for (const step of ['Lập đợt tem', 'In tem', 'Kích hoạt']) await expect(life.getByText(step)).toBeVisible()
    await page.getByRole('button', { name: 'Đóng vòng đời tem' }).click()
    await expect(life).toBeHidden()
    await paste(`https://truyxuat.example.vn/s/${label.code}`)
    await expect(life).toBeVisible()
  })

  await test.step('codes of traces and batches open their screens', async () => {
    await paste(code)
    await expect(page).toHaveURL(new RegExp(`/traces/${trace}/`))
    await paste(batch)
    await expect(page).toHaveURL(/\/batches\/\d+\//)
  })

  await test.step('the search of the stamps, and its jump to a number, take any code', async () => {
    await page.goto('/admin/general/stamps')
    await page.getByRole('searchbox').fill(label.code)
    await page.getByRole('searchbox').press('Enter')
    await expect(life).toBeVisible()
    await page.getByLabel('Đến tem số').fill(labels[3]!.serial)
    await page.getByLabel('Đến tem số').press('Enter')
    await expect(page.getByRole('region', { name: `Vòng đời tem số ${labels[3]!.serial}` })).toBeVisible()
    await page.getByLabel('Đến tem số').fill('không phải mã')
    await page.getByLabel('Đến tem số').press('Enter')
    await expect(page.getByText('Không tìm thấy mã không phải mã trong dữ liệu bạn được xem.')).toBeVisible()
  })

  await test.step('without a camera the scanner says so', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('button', { name: 'Quét mã bằng camera' }).click()
    const scanner = page.getByRole('dialog', { name: 'Quét mã bằng camera' })
    await expect(scanner.getByRole('alert')).toContainText(/camera/)
    await scanner.getByRole('button', { name: 'Đóng' }).click()
  })
})
