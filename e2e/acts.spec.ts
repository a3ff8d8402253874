import { expect, test } from './fixtures.ts'
import { openScreen } from './open-screen.ts'

const UNITS = '/admin/system/product-units'

test('who acts on rows stays where one was, reads what was done to which, and may take it back', async ({
  page,
  api,
  signIn,
}) => {
  const words = `bó ${Date.now().toString(36)}`
  for (let number = 10; number < 22; number++)
    await api('POST', '/product-units', { code: `${words.slice(3)}${number}`, name: `${words} ${number}` })
  await signIn()

  await test.step('a row of the second page of a search is edited, and the list stands as it stood', async () => {
    const address = `${UNITS}?search=${encodeURIComponent(words)}&sort_by=name&sort_dir=asc&page=2`
    await page.goto(address)
    await page.getByRole('button', { name: `Thao tác với ${words} 21` }).click()
    await page.getByRole('menuitem', { name: 'Sửa' }).click()
    await page.getByLabel('Tên đơn vị').fill(`${words} 21 to`)
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect(page.getByRole('status').filter({ hasText: `Đã lưu ${words} 21 to` })).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page.locator('tr[aria-current]')).toContainText(`${words} 21 to`)
  })

  await test.step('two switches within five seconds are told of, each with its own way back', async () => {
    const told = page.getByRole('dialog', { name: 'Thành công' })
    for (const [at, number] of [20, 21].entries()) {
      await page
        .getByRole('row', { name: new RegExp(`${words} ${number}`) })
        .getByRole('switch', { name: 'Trạng thái' })
        .click()
      await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
      // The loading overlay would swallow a click on the next switch.
      await expect(told.getByText(/^Đã đặt trạng thái .* thành “Ngừng”$/)).toHaveCount(at + 1)
    }
    await told.getByRole('button', { name: 'Hoàn tác' }).first().click()
    const first = page.getByRole('row', { name: new RegExp(`${words} 20`) })
    await expect(first.getByRole('switch', { name: 'Trạng thái' })).toBeChecked()
    await page.mouse.move(0, 0)
    await expect(told).toHaveCount(0, { timeout: 30_000 })
  })

  await test.step('what uses a row is told with links, before one agrees to delete it', async () => {
    const code = words.slice(3).toUpperCase()
    const group = await api('POST', '/product-groups', { code, name: `Nhóm ${words}`, sector_kind: 'plant' })
    const { id } = group.data.entry
    await api('POST', '/product-groups', {
      code: `${code}1`,
      name: `Con ${words}`,
      sector_kind: 'plant',
      parent_id: id,
    })
    await page.goto(`/admin/system/products-groups?search=${encodeURIComponent(`Nhóm ${words}`)}`)
    await page.getByRole('button', { name: `Thao tác với Nhóm ${words}` }).click()
    await page.getByRole('menuitem', { name: 'Xóa' }).click()
    const used = page.getByRole('dialog', { name: `Chưa xóa được Nhóm ${words}` })
    await expect(used.getByText('1 nhóm sản phẩm')).toBeVisible()
    await used.getByRole('link', { name: `Con ${words}` }).click()
    await expect(page.getByLabel('Tên nhóm')).toHaveValue(`Con ${words}`)
  })

  await test.step('an article is published after a question that says where it is seen, and taken back', async () => {
    const types = await api('GET', '/article-types')
    const [type] = types.data.entries
    const title = `Tin ${words}`
    const article = { title, summary: 'Tóm tắt', content: '<p>Tin</p>', thumbnail: await api.picture() }
    const made = await api('POST', '/articles', { ...article, article_type_id: type?.id })
    const { id } = made.data.entry
    await api('PUT', `/articles/${id}/change-approved`, { is_approved: true })
    await page.goto(`/admin/general/articles?search=${encodeURIComponent(title)}`)
    const state = page
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('button', { name: /Đã duyệt|Đã xuất bản/ })
    await state.click()
    await page.getByRole('menuitemcheckbox', { name: /^Xuất bản/ }).click()
    const question = page.getByRole('dialog', { name: `Xuất bản “${title}”?` })
    await expect(question.getByText(/Nơi hiện: https?:/)).toBeVisible()
    await question.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await expect(state).toHaveText('Đã xuất bản')
    await expect(page.getByText(`Đã xuất bản ${title}`)).toBeVisible()
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(state).toHaveText('Đã duyệt')
  })
})

test('who was signed out elsewhere reads why', async ({ page, context, signIn, provoke }) => {
  provoke(/401.*\/(profile|live)$/)
  await signIn()
  await openScreen(page, '/admin/home')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await context.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto(UNITS)
  await expect(page.getByRole('status').filter({ hasText: 'kết thúc ở nơi khác' })).toBeVisible()
})
