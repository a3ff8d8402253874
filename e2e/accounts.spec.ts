import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Api } from './fixtures.ts'
import { fillSignIn } from './sign-in-form.ts'

const FIRST = 'mật khẩu do quản trị cấp'
const OWN = 'xoài chín ở Cao Lãnh'

async function givenRole(api: Api, tag: string): Promise<number> {
  const { data } = await api('POST', '/roles', {
    code: `vai_tro_${tag}`,
    name: `Vai trò ${tag}`,
    scope: 'province',
    permission_ids: [],
  })
  const { id } = data.entry
  await api('PUT', `/roles/${id}/change-approved`)
  return id
}

async function signInTo(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/login')
  await fillSignIn(page, { email, password })
}

const tagNow = (): string => `tk${Date.now().toString(36)}`

test('whoever signs in with a password that others know changes it first, from wherever they were going', async ({
  page,
  api,
}) => {
  const tag = tagNow()
  await api('POST', '/users', {
    username: tag,
    name: 'Trần Văn Mới',
    email: `${tag}@example.com`,
    password: FIRST,
    role_id: await givenRole(api, tag),
  })
  await signInTo(page, tag, FIRST)
  await expect(page.getByRole('heading', { name: 'Đặt mật khẩu của bạn' })).toBeVisible()
  await page.goto('/admin/profile')
  await expect(page).toHaveURL(/\/auth\/first-password\?redirect=/)
  await page.getByLabel('Mật khẩu hiện tại').fill(FIRST)
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('coinguon2026')
  await page.getByLabel('Nhập lại mật khẩu mới').fill('coinguon2026')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Mật khẩu này dễ đoán, hãy chọn mật khẩu khác')).toBeVisible()
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(OWN)
  await page.getByLabel('Nhập lại mật khẩu mới').fill(OWN)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).toHaveURL(/\/admin\/profile$/)
})

test('an administrator sets the password of another anew, and sees it once', async ({ page, api, person, signIn }) => {
  const tag = tagNow()
  const who = await person({
    name: `Lê Thị Quên ${tag}`,
    role_id: await givenRole(api, tag),
  })
  await signIn()
  await page.goto(`/admin/general/users?search=${tag}`)
  await page.getByRole('button', { name: `Thao tác với Lê Thị Quên ${tag}` }).click()
  await page.getByRole('menuitem', { name: 'Đặt lại mật khẩu' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Mật khẩu mới' })
  const password = await dialog.locator('code').innerText()
  expect(password).toMatch(/^\w{16}$/)
  await expect(dialog.getByRole('button', { name: 'Chép mật khẩu' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Đóng' }).click()
  await expect(page.getByText(password)).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await signInTo(page, who.email, password)
  await expect(page).toHaveURL(/\/auth\/first-password/)
})

for (const [name, screen] of [
  ['labors', 'culture/labors'],
  ['apps', 'system/apps'],
] as const) {
  test(`the password of one of the ${name} is set anew from its row`, async ({ page, signIn }) => {
    await signIn()
    await page.goto(`/admin/${screen}`)
    await page
      .getByRole('button', { name: /^Thao tác với/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Đặt lại mật khẩu' }).click()
    await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Mật khẩu mới' }).locator('code')).toHaveText(/^\w{16}$/)
  })
}

test('a 403 of a password reset leads to the 403 screen', async ({ page, api, person, signIn, provoke }) => {
  provoke(/403/)
  const tag = tagNow()
  const who = await person({
    name: `Lê Thị Xa ${tag}`,
    role_id: await givenRole(api, tag),
  })
  await signIn()
  await page.route('**/reset-password', (route) =>
    route.fulfill({ status: 403, json: { code: 403, message: 'Bạn không có quyền' } }),
  )
  await page.goto(`/admin/general/users?search=${who.email}`)
  await page.getByRole('button', { name: `Thao tác với Lê Thị Xa ${tag}` }).click()
  await page.getByRole('menuitem', { name: 'Đặt lại mật khẩu' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/errors\/403$/)
})

test('a new account is invited by mail in place of a typed password', async ({ page, api, signIn }) => {
  const tag = tagNow()
  await givenRole(api, tag)
  await signIn()
  await page.goto('/admin/general/users/create')
  await page.getByLabel('Gửi lời mời').check()
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveCount(0)
  await page.getByLabel('Tên đăng nhập').fill(tag)
  await page.getByLabel('Email').fill(`${tag}@example.com`)
  await page.getByLabel('Họ và tên').fill('Phạm Thị Mời')
  await page.getByRole('combobox', { name: 'Vai trò' }).fill(tag)
  await page.getByRole('option', { name: `Vai trò ${tag}` }).click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText(/^Đã thêm /)).toBeVisible()
})

test('whose role asks for a second factor sets it up before anything else, and keeps the recovery codes', async ({
  page,
  api,
  person,
  provoke,
}) => {
  provoke(/401 .*\/api\/auth\/login/)
  const tag = tagNow()
  const role_id = await givenRole(api, tag)
  const who = await person({ name: 'Đỗ Văn Hai Lớp', role_id })
  await api('PUT', `/roles/${role_id}/change-two-factor`, { requires_two_factor: true })
  await signInTo(page, who.email, who.password)
  await expect(page.getByRole('heading', { name: 'Thiết lập xác thực hai lớp' })).toBeVisible()
  await page.getByLabel('Mật khẩu hiện tại').fill(who.password)
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByText('Không quét được mã?').click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Mã gồm 6 chữ số').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  const shown = page.getByRole('region', { name: 'Mã khôi phục' }).locator('code')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await page.getByRole('button', { name: 'Tôi đã cất các mã' }).click()
  await expect(page).toHaveURL(/\/admin\/home/)

  await page.evaluate(() => localStorage.clear())
  await signInTo(page, who.email, who.password)
  await page.getByLabel('Mã xác thực hai lớp').fill(codes[0]!)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL(/\/admin\/home/)
})

/** What an authenticator app shows now (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(step).digest()
  const at = digest.at(-1)! & 0xf
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
