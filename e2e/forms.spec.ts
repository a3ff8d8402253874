import { isDue } from '@trace/server/test/seed.ts'
import { firstOf } from './chain.ts'
import { expect, test } from './fixtures.ts'
import type { Api } from './fixtures.ts'

/** Three forms that differ: short, in a drawer over its list, long with sections. */
const forms = [
  {
    name: 'a short form',
    path: '/product-units',
    screen: '/admin/system/product-units',
    field: 'Tên đơn vị',
    key: 'name',
    other: 'Mã đơn vị',
    otherKey: 'code',
  },
  {
    name: 'a drawer',
    path: '/websites',
    screen: '/admin/general/websites',
    field: 'Tên website',
    key: 'name',
    other: 'Mô tả',
    otherKey: 'description',
  },
  {
    name: 'a long form',
    path: '/distributors',
    screen: '/admin/distributors',
    field: 'Tên nhà phân phối',
    key: 'name',
    other: 'Giờ mở cửa',
    otherKey: 'opening_hours',
  },
] as const

/**
 * The named form, or all forms if their code has changed; `packages/admin/test/screens` tries all of them without a
 * browser.
 */
const on = (form: (typeof forms)[number]['name']) =>
  isDue('packages/screens/src/resource/form/') ? forms : forms.filter(({ name }) => name === form)

for (const { name, path, screen, field, key, other, otherKey } of on('a long form')) {
  test(`${name}: somebody else's change is shown beside one's own, and each field is chosen`, async ({
    page,
    api,
    signIn,
    provoke,
  }) => {
    provoke(/409 /)
    const row = await giveRow(api, path)
    const [mine, theirs, added] = [`${row.id} của tôi`, `${row.id} của họ`, `họ ${row.id}`]
    await signIn()
    await page.goto(`${screen}/${row.id}/edit`)
    await page.getByRole('textbox', { name: field }).fill(mine)
    await api('PUT', `${path}/${row.id}`, { ...row, [key]: theirs, [otherKey]: added })
    await page.getByRole('button', { name: 'Lưu' }).click()

    const conflict = page.getByRole('dialog', { name: 'Dữ liệu vừa được người khác sửa' })
    await expect(conflict.getByRole('radio', { name: `${field}: Bản của bạn` })).toBeChecked()
    await expect(conflict.getByRole('radio', { name: `${other}: Bản mới nhất` })).toBeChecked()
    await conflict.getByRole('button', { name: 'Lấy tất cả bản mới nhất' }).click()
    await expect(conflict.getByRole('radio', { name: `${field}: Bản mới nhất` })).toBeChecked()
    await conflict.getByRole('radio', { name: `${field}: Bản của bạn` }).check()
    await conflict.getByRole('button', { name: 'Lưu lựa chọn' }).click()
    await expect(page).toHaveURL(new RegExp(`${screen}$`))

    const saved: Row = (await api('GET', `${path}/${row.id}`)).data.entry
    expect([saved[key], saved[otherKey]]).toEqual([mine, added])
  })
}

for (const { name, path, screen, field } of on('a drawer')) {
  test(`${name}: it is not left by mistake, by a link or with the tab, and offers its draft again`, async ({
    page,
    api,
    signIn,
  }) => {
    const row = await giveRow(api, path)
    await signIn()
    const open = async () => {
      await page.goto(`${screen}?search=${encodeURIComponent(String(row['name']))}`)
      await page
        .getByRole('row', { name: new RegExp(String(row['name'])) })
        .getByRole('link', { name: String(row['name']) })
        .click()
    }
    await open()
    await page.getByRole('textbox', { name: field }).fill('chưa lưu')

    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()

    await page.goBack()
    const leave = page.getByRole('dialog', { name: 'Rời trang này?' })
    await leave.getByRole('button', { name: 'Không đồng ý!' }).click()
    await expect(leave).toBeHidden()
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('chưa lưu')
    await page.getByRole('link', { name: 'Hủy', exact: true }).click()
    await leave.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${screen}(\\?|$)`))

    await open()
    await page.getByRole('button', { name: 'Dùng bản nháp' }).click()
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('chưa lưu')
  })
}

for (const { name, path, screen, field, other } of on('a short form')) {
  test(`${name}: Ctrl+S saves, and what is wrong first has the focus`, async ({ page, api, signIn }) => {
    const row = await giveRow(api, path)
    await signIn()
    await page.goto(`${screen}/${row.id}/edit`)
    const input = page.getByRole('textbox', { name: field })
    // The server's check of the whole form (`check-only`) stays pending while the field is corrected and saved.
    const { promise: saved, resolve: letOn } = Promise.withResolvers<void>()
    await page.route(`**/api/admin${path}/*`, async (route) => {
      if (route.request().headers()['check-only']) await saved
      await route.continue()
    })
    await input.fill('')
    await page.getByRole('textbox', { name: other }).focus()
    await page.keyboard.press('Control+s')
    await expect(input).toBeFocused()
    await expect(page.getByText(`${field} bắt buộc`)).toBeVisible()
    await input.fill(`đã sửa ${row.id}`)
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(new RegExp(`${screen}$`))
    letOn()
  })
}

test('in a drawer Esc closes what has dropped down, then the drawer', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/general/websites/create')
  const drawer = page.getByRole('dialog', { name: 'Thêm liên kết website' })
  await drawer.getByRole('combobox', { name: 'Lĩnh vực' }).click()
  const choices = page.getByRole('listbox', { name: 'Lĩnh vực' })
  await expect(choices).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/websites$/)
})

test('what one looks for and does not find is added without leaving the form', async ({ page, signIn }) => {
  const tag = Date.now().toString(36)
  await signIn()
  await page.goto('/admin/products/create')
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).fill('Chè dây thử')
  const shoppers = page.frameLocator('iframe[title="Trang công khai"]')
  await expect(shoppers.getByRole('heading', { name: 'Chè dây thử' })).toBeVisible()
  const unit = page.getByRole('combobox', { name: 'Đơn vị tính' })
  await unit.fill(`hộp ${tag}`)
  await page.getByRole('option', { name: `Thêm mới “hộp ${tag}”` }).click()

  const added = page.getByRole('dialog', { name: 'Thêm đơn vị tính' })
  await expect(added.getByRole('textbox', { name: 'Tên đơn vị' })).toHaveValue(`hộp ${tag}`)
  await added.getByRole('textbox', { name: 'Mã đơn vị' }).fill(tag)
  await page.keyboard.press('Escape')
  const leave = page.getByRole('dialog', { name: 'Rời trang này?' })
  await leave.getByRole('button', { name: 'Không đồng ý!' }).click()
  await expect(leave).toBeHidden()
  await page.keyboard.press('Control+s')

  await expect(added).toBeHidden()
  await expect(unit).toHaveValue(`hộp ${tag}`)
  await expect(page.getByRole('textbox', { name: 'Tên sản phẩm' })).toHaveValue('Chè dây thử')
  await expect(page).toHaveURL(/products\/create$/)
})

test('a form that is saved is not sent again while the list is still on its way', async ({ page, context, signIn }) => {
  const code = Date.now().toString(36)
  await signIn()
  await page.goto('/admin/system/product-units/create')
  await page.getByLabel('Mã đơn vị').fill(code)
  await page.getByLabel('Tên đơn vị').fill(`tạ ${code}`)
  const { promise: pressed, resolve: letListCome } = Promise.withResolvers<void>()
  await context.route('**/api/admin/product-units?*', (route) => pressed.then(() => route.continue()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /Đã (lưu|thêm)/ })).toBeVisible()
  await page.keyboard.press('Enter')
  letListCome()
  await expect(page.getByRole('row', { name: new RegExp(code) })).toHaveCount(1)
})

test('a picture on its way up shows how far it is', async ({ page, context, signIn, provoke }) => {
  provoke(/404 .*\/files\//)
  await signIn()
  await page.goto('/admin/general/websites/create')
  await page.getByRole('textbox', { name: 'Tên website' }).fill('Cổng thông tin')
  const { promise: seen, resolve: letItCome } = Promise.withResolvers<void>()
  const done = { json: { code: 200, message: '', data: { url: '/files/2026/01/a.webp' } } }
  await context.route('**/api/admin/files', (route) => seen.then(() => route.fulfill(done)))
  await page
    .getByLabel('Chọn ảnh')
    .setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000) })
  await expect(page.getByRole('progressbar', { name: 'Đang tải lên…' })).toBeVisible()
  letItCome()
  await expect(page.getByRole('button', { name: 'Bỏ' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('a revision is put back through the screen', async ({ page, api, signIn }) => {
  const row = await giveRow(api, '/product-units')
  await api('PUT', `/product-units/${row.id}`, { ...row, name: `${row.id} viết nhầm` })
  await signIn()
  await page.goto(`/admin/system/product-units/${row.id}/edit`)
  await page.getByText('Lịch sử').click()
  await page.getByRole('button', { name: 'Khôi phục về bản này' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Tên đơn vị' })).toHaveValue(String(row['name']))
})

type Row = Record<string, unknown> & { id: number }

/** Creates a row for a journey to change. */
async function giveRow(api: Api, path: (typeof forms)[number]['path']): Promise<Row> {
  const tag = Date.now().toString(36)
  const place = async () => ({
    province_id: await firstOf(api, '/provinces?search=quang%20ninh'),
    ward_id: await firstOf(api, '/wards?search=06874'),
  })
  const bodies: Record<typeof path, () => Promise<object> | object> = {
    '/product-units': () => ({ code: tag, name: `thử ${tag}` }),
    '/websites': () => ({ name: `Cổng ${tag}`, url: `https://${tag}.example.com` }),
    '/distributors': async () => ({ name: `Cửa hàng ${tag}`, type: 'store', ...(await place()) }),
  }
  return (await api('POST', path, await bodies[path]())).data.entry
}

test('the permissions of a role are looked for, chosen by group without a mouse, and kept', async ({
  page,
  api,
  signIn,
}) => {
  const code = `quyen_${Date.now()}`
  await signIn()
  await page.goto('/admin/roles/create')
  await page.getByRole('textbox', { name: 'Mã vai trò' }).fill(code)
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill(code)
  await page.getByRole('combobox', { name: 'Phạm vi dữ liệu' }).click()
  await page.getByRole('option', { name: 'Toàn tỉnh' }).click()

  const chosen = page.getByRole('group', { name: 'Quyền' })
  await chosen.getByRole('searchbox', { name: 'Tìm đối tượng hoặc nhóm' }).fill('nhat ky')
  await chosen.getByRole('checkbox', { name: 'Thêm: Nhật ký sản xuất' }).press('Space')
  await expect(chosen.getByRole('checkbox', { name: 'Thêm: Nhật ký sản xuất' })).toBeChecked()
  await chosen.getByRole('searchbox').fill('')
  await expect(chosen.getByRole('rowheader', { name: 'đã chọn 1 trên 54 quyền' })).toBeVisible()
  await expect(chosen.getByRole('checkbox', { name: 'Thêm: Nhật ký sản xuất' })).toBeHidden()

  await chosen.getByRole('button', { name: 'Từng quyền của nhóm Canh tác' }).press('Enter')
  await expect(chosen.getByRole('checkbox', { name: 'Thêm: Nhật ký sản xuất' })).toBeChecked()
  await chosen.getByRole('checkbox', { name: 'Mọi quyền của nhóm Kế hoạch sản xuất' }).press('Space')
  await expect(chosen.getByRole('rowheader', { name: 'đã chọn 6 trên 6 quyền' })).toBeVisible()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).toHaveURL(/\/admin\/roles$/)

  const { data } = await api('GET', `/roles?search=${code}`)
  const [role] = data.entries
  expect(role?.permission_ids).toHaveLength(7)
})

test('what is typed stays when style sheets that come later do not come, and so do the buttons', async ({
  page,
  signIn,
  provoke,
}) => {
  provoke(/ERR_FAILED/, /preload CSS/)
  await signIn()
  await page.goto('/admin/system/product-units/create')
  const name = page.getByRole('textbox', { name: 'Tên đơn vị' })
  await name.fill('Chục')
  await page.route('**/assets/*.css', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => /session-monitor/.test(request.url()))
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Mã đơn vị bắt buộc')).toBeVisible()
  await failed
  await page.getByRole('textbox', { name: 'Mã đơn vị' }).fill('chuc')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('link', { name: 'Chục' })).toBeVisible()
})
