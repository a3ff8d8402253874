import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { Secret, TOTP } from 'otpauth'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { sealFactors } from '@trace/platform/accounts/factors.ts'
import type { Mail } from '@trace/platform/ports/jobs/queue.ts'
import { unseal } from '@trace/platform/ports/secrets.ts'
import { testServer } from '../../../test/server.ts'
import type { CallApi } from '../../../test/server.ts'

const server = testServer()
const PASSWORD = 'xoài chín ở Cao Lãnh'

async function givenLan(code = 'editor', username = 'lan.nguyen') {
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = ${code}`
  const lan = await server.given(users, {
    username,
    name: 'Nguyễn Thị Lan',
    email: `${username}@example.com`,
    role_id: role!.id,
  })
  await storePasswordHash(server.sql, lan.id, await hashPassword(PASSWORD))
  return lan
}

async function signIn(body: object, ip = server.address) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: ip,
    payload: { email: 'lan.nguyen', password: PASSWORD, ...body },
  })
  return reply.json<{ code: number; message: string; data: { token: string }; errors?: Record<string, string[]> }>()
}

/** The code that the app shows now; valid for this half minute and the next one. */
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** Dates spent codes back by some minutes, so that the current code is accepted. */
const later = () => server.sql`update user_secrets set otp_step = otp_step - 10`

/** Turns the second factor on, as its owner does. */
async function turnOn(call: CallApi) {
  const begun = await call('POST', '/two-factor', { password: PASSWORD })
  const secret = begun.data.entry.secret as string
  const done = await call('POST', '/two-factor', { password: PASSWORD, otp: codeOf(secret) })
  assert.equal(done.code, 200, done.message)
  await later()
  return { secret, recovery: done.data.recovery_codes as string[] }
}

/** Whether a letter that contains the text is on its way to the address. */
async function isTold(address: string, said: string): Promise<boolean> {
  const rows = await server.sql<
    { sealed: string }[]
  >`select data->>'sealed' as sealed from pgboss.job where name = 'mails'`
  const letters = rows.map(({ sealed }) => JSON.parse(unseal(sealed)) as Mail)
  return letters.some(({ to, text }) => to === address && text.includes(said))
}

test('a stolen session neither sets a second factor up nor takes it off: both ask for the password', async () => {
  await givenLan()
  const thief = server.call((await signIn({})).data.token)
  for (const body of [{}, { otp: '123456' }, { password: 'đoán mò' }])
    assert.equal((await thief('POST', '/two-factor', body)).code, 422)
  const { secret } = await turnOn(thief)
  assert.equal(
    (await thief('DELETE', '/two-factor', { password: PASSWORD })).errors?.['otp']?.[0],
    'Mã xác thực bắt buộc',
  )
  assert.equal(
    (await thief('POST', '/two-factor', { password: PASSWORD })).errors?.['current_otp']?.[0],
    'Mã xác thực bắt buộc',
  )
  assert.equal(
    (await thief('DELETE', '/two-factor', { otp: codeOf(secret) })).errors?.['password']?.[0],
    'Mật khẩu hiện tại bắt buộc',
  )
  assert.equal((await thief('GET', '/profile')).data.entry.two_factor, true)
})

test('setting a new factor up leaves the one in use on until the new one is confirmed', async () => {
  await givenLan()
  const call = server.call((await signIn({})).data.token)
  const { secret } = await turnOn(call)
  const begun = await call('POST', '/two-factor', { password: PASSWORD, current_otp: codeOf(secret) })
  const next = begun.data.entry.secret as string
  await later()
  assert.equal((await signIn({ otp: codeOf(next) })).code, 401)
  assert.equal((await signIn({ otp: codeOf(secret) })).code, 200)
  assert.equal((await call('POST', '/two-factor', { password: PASSWORD, otp: codeOf(next) })).code, 200)
  await later()
  assert.equal((await signIn({ otp: codeOf(secret) })).code, 401)
  assert.equal((await signIn({ otp: codeOf(next) })).code, 200)
})

test('a code is good once: at sign-in, at another door, and for one of two at the same moment', async () => {
  const lan = await givenLan()
  const first = server.call((await signIn({})).data.token)
  const { secret } = (await first('POST', '/two-factor', { password: PASSWORD })).data.entry as { secret: string }
  const otp = codeOf(secret)
  assert.equal((await first('POST', '/two-factor', { password: PASSWORD, otp })).code, 200)
  assert.equal((await signIn({ otp })).code, 401, 'the code that confirmed it is spent')
  await later()
  const many = await Promise.all(Array.from({ length: 2 }, () => signIn({ otp })))
  assert.deepEqual(many.map(({ code }) => code).toSorted(), [200, 401])
  const call = server.call(many.find(({ code }) => code === 200)!.data.token)
  assert.match((await call('DELETE', '/two-factor', { password: PASSWORD, otp })).errors!['otp']![0]!, /đã được dùng/)
  await server.sql`delete from throttle`
  await later()
  const removed = await call('DELETE', '/two-factor', { password: PASSWORD, otp: codeOf(secret) })
  assert.equal(removed.code, 200)
  assert.equal((await server.sql`select 1 from recovery_codes where user_id = ${lan.id}`).length, 0)
})

test('tries of a factor are counted for the account, from wherever they come and at all doors', async () => {
  await givenLan()
  const call = server.call((await signIn({})).data.token)
  const { secret } = await turnOn(call)
  for (let n = 0; n < 5; n++) assert.equal((await signIn({ otp: '000000' }, `192.0.2.${n}`)).code, 401)
  assert.equal((await signIn({ otp: codeOf(secret) }, '192.0.2.99')).code, 429)
  assert.equal(
    (await signIn({ otp: codeOf(secret) })).code,
    200,
    'the owner, from where the last sign-in came, is not locked out',
  )
  for (let n = 0; n < 3; n++)
    assert.equal((await call('DELETE', '/two-factor', { password: PASSWORD, otp: '000000' })).code, 422)
  for (let n = 0; n < 2; n++) assert.equal((await signIn({ otp: '000000' })).code, 401)
  assert.equal((await call('DELETE', '/two-factor', { password: PASSWORD, otp: codeOf(secret) })).code, 429)
})

test('a password is guessed at so often and no oftener by a session, at whichever doors, and the owner goes on', async () => {
  const lan = await givenLan()
  const thief = server.call((await signIn({})).data.token)
  const owner = server.call((await signIn({})).data.token)
  const wrong = 'đoán mò mãi'
  const doors: (() => ReturnType<CallApi>)[] = [
    () =>
      thief('PUT', '/change-password', {
        current_password: wrong,
        password: 'cá kho làng Vũ Đại',
        password_confirmation: 'cá kho làng Vũ Đại',
      }),
    () => thief('DELETE', '/two-factor', { password: wrong }),
    () => thief('POST', '/two-factor', { password: wrong }),
    () => thief('PUT', '/load-profile', { name: 'Lan', email: 'ke.gian@example.com', current_password: wrong }),
    () => thief('PUT', `/users/${lan.id}`, { email: 'ke.gian@example.com', current_password: wrong }),
  ]
  const codes: number[] = []
  for (let n = 0; n < 2; n++) for (const door of doors) codes.push((await door()).code)
  assert.deepEqual([codes.slice(0, 3), codes.includes(429), codes.at(-2)], [[422, 422, 422], true, 429])
  assert.equal((await owner('POST', '/two-factor', { password: PASSWORD })).code, 200)
  for (let n = 0; n < 5; n++) await owner('POST', '/two-factor', { password: wrong })
  assert.equal((await owner('POST', '/two-factor', { password: PASSWORD })).code, 429)
  assert.equal((await signIn({})).code, 200)
})

test("e-mail and user name of one's own change with the password alone; both addresses are told, other sessions end", async () => {
  const lan = await givenLan('super_admin')
  const [here, there] = [server.call((await signIn({})).data.token), server.call((await signIn({})).data.token)]
  const form = { name: 'Nguyễn Thị Lan', email: 'moi@example.com' }
  assert.equal(
    (await here('PUT', '/load-profile', { ...form, email: 'lan.nguyen@example.com', phone: '0912345678' })).code,
    200,
    'the rest needs none',
  )
  assert.deepEqual((await here('PUT', '/load-profile', form)).errors, {
    current_password: ['Mật khẩu hiện tại bắt buộc'],
  })
  const whole = (await here('GET', `/users/${lan.id}`)).data.entry
  for (const change of [{ email: 'moi@example.com' }, { username: 'lan.moi' }, { password: 'cá kho làng Vũ Đại' }]) {
    assert.deepEqual((await here('PUT', `/users/${lan.id}`, { ...whole, ...change })).errors, {
      current_password: ['Mật khẩu hiện tại bắt buộc'],
    })
  }
  assert.equal((await here('PUT', `/users/${lan.id}/reset-password`)).code, 422)
  assert.equal((await there('GET', '/profile')).code, 200)
  assert.equal((await here('PUT', '/load-profile', { ...form, current_password: PASSWORD })).code, 200)
  assert.deepEqual([(await here('GET', '/profile')).code, (await there('GET', '/profile')).code], [200, 401])
  for (const address of ['lan.nguyen@example.com', 'moi@example.com'])
    assert.ok(await isTold(address, 'Email của tài khoản bạn dùng'))

  const lines = await server.sql<
    { id: number }[]
  >`select id from system_logs where subject = 'users' and entity_id = ${lan.id} and action = 'create'`
  const back = await here('POST', `/users/${lan.id}/restore/${lines[0]!.id}`)
  assert.equal(back.code, 422, 'nor by a revision')
  assert.equal((await here('GET', '/profile')).data.entry.email, 'moi@example.com')
})

test('an e-mail that an administrator changes ends the sessions of its account, and both addresses are told', async () => {
  const lan = await givenLan()
  const own = server.call((await signIn({})).data.token)
  const admin = await server.signIn('everything')
  const { entry } = (await admin('GET', `/users/${lan.id}`)).data
  assert.equal((await admin('PUT', `/users/${lan.id}`, { ...entry, email: 'lan.moi@example.com' })).code, 200)
  assert.equal((await own('GET', '/profile')).code, 401)
  for (const address of ['lan.nguyen@example.com', 'lan.moi@example.com'])
    assert.ok(await isTold(address, 'Email của tài khoản bạn dùng'))
})

test('where a factor is on, a new e-mail asks for a code too', async () => {
  await givenLan()
  const call = server.call((await signIn({})).data.token)
  const { secret } = await turnOn(call)
  const form = { name: 'Nguyễn Thị Lan', email: 'moi@example.com', current_password: PASSWORD }
  assert.deepEqual((await call('PUT', '/load-profile', form)).errors, { otp: ['Mã xác thực bắt buộc'] })
  assert.equal((await call('PUT', '/load-profile', { ...form, otp: '000000' })).code, 422)
  assert.equal((await call('GET', '/profile')).data.entry.email, 'lan.nguyen@example.com')
  assert.equal((await call('PUT', '/load-profile', { ...form, otp: codeOf(secret) })).code, 200)
})

test('ten recovery codes sign in once each, are renewed with password and code, and only hashes are kept', async () => {
  await givenLan()
  const call = server.call((await signIn({})).data.token)
  const { recovery, secret } = await turnOn(call)
  assert.equal(new Set(recovery).size, 10)
  const kept = JSON.stringify(await server.sql`select code_hash::text from recovery_codes`)
  assert.ok(!recovery.some((code) => kept.includes(code)))
  assert.equal((await signIn({ otp: recovery[0]!.toUpperCase().replaceAll('-', ' ') })).code, 200)
  assert.equal((await signIn({ otp: recovery[0] })).code, 401)
  assert.equal((await call('POST', '/two-factor/recovery-codes', { password: PASSWORD })).code, 422)
  const renewed = await call('POST', '/two-factor/recovery-codes', { password: PASSWORD, otp: codeOf(secret) })
  assert.equal(renewed.data.recovery_codes.length, 10)
  assert.equal((await signIn({ otp: recovery[1] })).code, 401)
  assert.equal((await signIn({ otp: renewed.data.recovery_codes[0] })).code, 200)
})

test('the database holds no secret of a factor in the open, those of before included, and none is kept for a repeated request', async () => {
  const lan = await givenLan()
  const call = server.call((await signIn({})).data.token)
  const key = { 'idempotency-key': 'một lần' }
  const begun = await call('POST', '/two-factor', { password: PASSWORD }, key)
  const again = await call('POST', '/two-factor', { password: PASSWORD }, key)
  assert.deepEqual([again.code, again.message, again.data], [200, begun.message, {}])
  const secret = begun.data.entry.secret as string
  const done = await call(
    'POST',
    '/two-factor',
    { password: PASSWORD, otp: codeOf(secret) },
    { 'idempotency-key': 'hai lần' },
  )
  const everything = JSON.stringify([
    await server.sql`select * from user_secrets`,
    await server.sql`select * from idempotency_keys`,
    await server.sql`select * from system_logs`,
  ])
  for (const word of [secret, ...done.data.recovery_codes!]) assert.ok(!everything.includes(word))

  await server.sql`update user_secrets set otp_secret = ${secret} where user_id = ${lan.id}`
  await sealFactors(server.sql)
  await sealFactors(server.sql)
  const [kept] = await server.sql<
    { otp_secret: string }[]
  >`select otp_secret from user_secrets where user_id = ${lan.id}`
  assert.match(kept!.otp_secret, /^s1\./)
  await later()
  assert.equal((await signIn({ otp: codeOf(secret) })).code, 200)
})

test('a lost factor is taken off by an administrator who may, not by one who may less; it is logged and told, and sessions end', async () => {
  const lan = await givenLan('super_admin')
  const own = server.call((await signIn({})).data.token)
  await turnOn(own)
  const small = await server.signIn([
    { action: 'update', subject: 'users' },
    { action: 'list', subject: 'users' },
  ])
  const refused = await small('DELETE', `/users/${lan.id}/two-factor`)
  assert.ok([403, 422].includes(refused.code), refused.message)
  assert.equal((await own('DELETE', `/users/${lan.id}/two-factor`)).code, 422, "not one's own")
  const admin = await server.signIn('everything')
  const hasFactor = async () => (await admin('GET', `/users/${lan.id}`)).data.entry['two_factor']
  assert.equal(await hasFactor(), true)
  assert.equal((await admin('DELETE', `/users/${lan.id}/two-factor`)).code, 200)
  assert.equal(await hasFactor(), false)
  assert.equal((await own('GET', '/profile')).code, 401)
  assert.equal((await signIn({})).code, 200)
  const [line] =
    await server.sql`select user_id, entity_label from system_logs where subject = 'users' and entity_id = ${lan.id} and entity_label like 'Gỡ%'`
  assert.equal(line!['user_id'], admin.userId)
  assert.ok(await isTold('lan.nguyen@example.com', 'vừa gỡ xác thực hai lớp'))
})

test('whose role asks for a second factor gets, without one, no further than setting it up', async () => {
  const lan = await givenLan()
  const admin = await server.signIn('everything')
  const switched = await admin('PUT', `/roles/${lan.role_id}/change-two-factor`, { requires_two_factor: true })
  assert.equal(switched.data.entry.requires_two_factor, true)
  const call = server.call((await signIn({})).data.token)
  assert.equal((await call('GET', '/profile')).data.entry.hold, 'factor')
  for (const path of ['/articles', '/sessions', '/dashboard', '/search?q=lan']) {
    const reply = await call('GET', path)
    assert.deepEqual([reply.code, reply.data], [403, { hold: 'factor' }], path)
  }
  await turnOn(call)
  assert.equal((await call('GET', '/articles')).code, 200)
  assert.equal((await call('GET', '/profile')).data.entry.hold, null)
  assert.equal((await admin('PUT', `/roles/${lan.role_id}/change-two-factor`)).data.entry.requires_two_factor, false)
})

test('a first password is changed before anything else, at every call', async () => {
  const admin = await server.signIn('everything')
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = 'editor'`
  const made = await admin('POST', '/users', {
    username: 'lan.nguyen',
    name: 'Nguyễn Thị Lan',
    email: 'lan@example.com',
    password: PASSWORD,
    role_id: role!.id,
  })
  assert.equal(made.code, 200, made.message)
  const call = server.call((await signIn({})).data.token)
  assert.equal((await call('GET', '/profile')).data.entry.hold, 'password')
  const refused = await call('GET', '/articles')
  assert.deepEqual(
    [refused.code, refused.message, refused.data],
    [403, 'Bạn cần đổi mật khẩu trước khi tiếp tục', { hold: 'password' }],
  )
  for (const path of ['/load-profile', '/files', '/live', '/jobs'])
    assert.equal((await call('GET', path)).code === 200, false, path)
  const next = 'cá kho làng Vũ Đại'
  const changed = await call('PUT', '/change-password', {
    current_password: PASSWORD,
    password: next,
    password_confirmation: next,
  })
  assert.equal((await server.call(changed.data.token)('GET', '/articles')).code, 200)
  assert.equal((await server.call(changed.data.token)('POST', '/logout')).code, 200)
})
