import assert from 'node:assert/strict'
import { test } from 'node:test'
import { information, portalEditorFields } from '@trace/domain/areas/portal/singles.ts'
import { sendReset } from '@trace/platform/accounts/forgotten.ts'
import { signInAs, signInAsSuperAdmin } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { lettersOf } from '../../../test/letters.ts'
import { givePasswords, PASSWORD } from '../../../test/passwords.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const light: readonly string[] = portalEditorFields

/** By kind, a value other than the stored one, as the form sends it. */
const others: Partial<Record<string, unknown>> = { text: 'khac.example.vn', integer: 77, decimal: 7, flag: true }
const weighty = Object.entries(information.fields).filter(([name]) => !light.includes(name) && name !== 'province_id')

test('who writes for the portal sets its words, and nothing that weighs more', async () => {
  const editor = await signInAs(server, 'editor')
  await givePasswords(server)
  const { entry } = (await editor('GET', '/configs/information')).data
  const words = { ...entry, site_name: 'Cội Nguồn', slogan: 'Quét là biết' }
  assert.equal((await editor('PUT', '/configs/information', words)).code, 200)
  for (const [name, { kind }] of weighty) {
    const body = { ...words, [name]: others[kind], current_password: PASSWORD, version: undefined }
    const { code, message } = await editor('PUT', '/configs/information', body)
    assert.deepEqual([code, /quyền/.test(message)], [403, true], `${name}: ${message}`)
  }
  // Fields that the form omits keep their values.
  const part = await editor('PUT', '/configs/information', { site_name: 'Cội Nguồn', slogan: 'Khác' })
  assert.equal(part.code, 200, JSON.stringify(part))
})

test('what weighs more asks who decides the roles for the password again, and is told to all of them', async () => {
  const [admin, other] = [await signInAsSuperAdmin(server), await signInAsSuperAdmin(server)]
  await givePasswords(server)
  const emails = await server.sql<
    { email: string }[]
  >`select email from users where id = any(${[admin.userId, other.userId]})`
  for (const [name, { kind, label }] of weighty) {
    const { entry } = (await admin('GET', '/configs/information')).data
    const body = { ...entry, site_name: 'Cội Nguồn', [name]: others[kind] }
    const without = await admin('PUT', '/configs/information', body)
    assert.deepEqual([without.code, Object.keys(without.errors ?? {})], [422, ['current_password']], name)
    const wrong = await admin('PUT', '/configs/information', { ...body, current_password: 'không phải' })
    assert.deepEqual([wrong.code, Object.keys(wrong.errors ?? {})], [422, ['current_password']], name)
    const saved = await admin('PUT', '/configs/information', { ...body, current_password: PASSWORD })
    assert.equal(saved.code, 200, `${name}: ${saved.message}`)
    for (const { email } of emails) {
      const letters = await lettersOf(server, email)
      assert.ok(
        letters.some((letter) => JSON.stringify(letter).includes(label)),
        `${email} is told of ${name}`,
      )
    }
    if (name === 'maintenance_mode')
      await admin('PUT', '/configs/information', { ...body, maintenance_mode: false, current_password: PASSWORD })
  }
})

test('another host names the labels that were printed under the one before', async () => {
  const { ask, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  const admin = await signInAsSuperAdmin(server)
  await givePasswords(server)
  const { entry } = (await admin('GET', '/configs/information')).data
  const body = { ...entry, site_name: 'Cội Nguồn', public_host: 'moi.example.vn', current_password: PASSWORD }
  const { code, message } = await admin('PUT', '/configs/information', body)
  assert.equal(code, 200, message)
  assert.match(message, /3 tem của 1 đợt đã in mang tên miền cũ \(Tem gà đồi\)/)
})

test('letters that open an account lead to PUBLIC_URL alone, and without it go out on the machine itself only', async () => {
  const admin = await signInAsSuperAdmin(server)
  await givePasswords(server)
  const { entry } = (await admin('GET', '/configs/information')).data
  const body = { ...entry, site_name: 'Cội Nguồn', public_host: 'evil.example.vn', current_password: PASSWORD }
  assert.equal((await admin('PUT', '/configs/information', body)).code, 200)
  const [{ email } = { email: '' }] = await server.sql<
    { email: string }[]
  >`select email from users where id = ${admin.userId}`
  const { host } = server.settings
  const resets = async () =>
    (await lettersOf(server, email))
      .map((letter) => JSON.stringify(letter))
      .filter((text) => text.includes('reset-password?token='))
  await sendReset(server.program, server.settings, email)
  const [sent] = await resets()
  assert.ok(sent?.includes(`${server.settings.publicUrl}/auth/reset-password?token=`) && !sent.includes('evil'), sent)
  Object.assign(server.settings, { host: '0.0.0.0' })
  try {
    await sendReset(server.program, server.settings, email)
    assert.equal((await resets()).length, 1)
    const invited = await admin('POST', '/reset-password', {})
    assert.deepEqual([invited.code, /PUBLIC_URL/.test(invited.message)], [422, true])
  } finally {
    Object.assign(server.settings, { host })
  }
})
