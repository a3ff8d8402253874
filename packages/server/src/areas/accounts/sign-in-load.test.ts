import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { sendReset } from '@trace/platform/accounts/forgotten.ts'
import { hashPassword, inTurn } from '@trace/platform/access/passwords.ts'
import { bodyFields, openApiPath } from '@trace/platform/openapi/document.ts'
import { operations } from '../../operations.ts'
import { givenOneOfEach } from '../../../test/one-of-each.ts'
import { testServer } from '../../../test/server.ts'
import { until } from '../../../test/until.ts'

const server = testServer()
const PASSWORD = 'xoài chín ở Cao Lãnh'

async function givenAccount(username = 'thu.kho') {
  const [role] = await server.sql<{ id: number }[]>`select id from roles where code = 'editor'`
  const account = await server.given(users, {
    username,
    name: 'Đỗ Thị Thu',
    email: `${username}@example.com`,
    role_id: role!.id,
  })
  await storePasswordHash(server.sql, account.id, await hashPassword(PASSWORD))
  return account
}

async function signIn(email: string, password: string, ip = server.address) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: ip,
    payload: { email, password },
  })
  return {
    status: reply.statusCode,
    message: reply.json<{ message: string }>().message,
    retryAfter: reply.headers['retry-after'],
  }
}

/** Occupies the places of the password queue, all three by default, until the returned function is called. */
function standInTheWay(places = 3): () => void {
  let leave = (): void => undefined
  const told = new Promise<void>((resolve) => {
    leave = resolve
  })
  for (let place = 0; place < places; place++) void inTurn(() => told)
  return leave
}

const idle = async (): Promise<number> =>
  (
    await server.sql`
  select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
  ).length

test('forty who sign in at once wait without a connection, and others are served meanwhile', async () => {
  await givenAccount()
  const other = await server.signIn('everything')
  const leave = standInTheWay()
  const crowd = Array.from({ length: 40 }, (_, n) => signIn('thu.kho@example.com', PASSWORD, `10.0.${n}.1`))
  for (let n = 0; n < 20; n++) assert.equal((await other('GET', '/profile')).code, 200)
  assert.equal(await idle(), 0)
  leave()
  const answers = await Promise.all(crowd)
  assert.deepEqual(
    answers.map(({ status }) => status),
    Array(40).fill(200),
  )
})

test('of one account and network one is worked on and one waits, and others do not wait for them', async () => {
  await givenAccount()
  await givenAccount('ke.toan')
  const leave = standInTheWay(2)
  const crowd = Array.from({ length: 12 }, () => signIn('thu.kho@example.com', PASSWORD))
  assert.equal((await signIn('ke.toan@example.com', PASSWORD)).status, 200)
  leave()
  const codes = (await Promise.all(crowd)).map(({ status }) => status)
  assert.deepEqual([...new Set(codes)].toSorted(), [200, 429])
})

test('who comes when the queue is full is asked to come again', async () => {
  await givenAccount()
  const leave = standInTheWay()
  const crowd = Array.from({ length: 80 }, (_, n) => signIn('thu.kho@example.com', PASSWORD, `10.0.${n}.1`))
  let refused = 0
  for (const one of crowd)
    void one.then(({ retryAfter }) => {
      refused += Number(retryAfter === '2')
    })
  await until(
    () => refused,
    (seen) => seen === 20,
  )
  leave()
  const answers = (await Promise.all(crowd)).map(({ status }) => status)
  assert.deepEqual(
    [answers.filter((code) => code === 200).length, answers.filter((code) => code === 503).length],
    [60, 20],
  )
})

const takesPassword = operations.filter(
  (operation) =>
    Object.values(bodyFields(operation)).some(({ kind }) => kind === 'password') ||
    operation.path.endsWith('/reset-password'),
)

/** Whether all transactions end although the whole queue for work on passwords is occupied. */
async function allEnd(): Promise<boolean> {
  for (let n = 0; n < 50; n++) if ((await idle()) === 0) return true
  return false
}

test('no call that hashes or checks a password holds a transaction meanwhile', async () => {
  await givenOneOfEach(server)
  const { token, userId } = await server.signIn('everything')
  await storePasswordHash(server.sql, userId, await hashPassword(PASSWORD))
  assert.ok(takesPassword.length >= 14, takesPassword.map(({ path }) => path).join())
  const body = {
    email: 'a@example.com',
    current_password: PASSWORD,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    token: 'x',
  }
  for (const { method, path } of takesPassword) {
    const leave = standInTheWay()
    const reply = server.app.inject({
      method: method as 'POST',
      url: openApiPath(path).replace('{id}', '1'),
      headers: { authorization: token },
      payload: body,
    })
    await server.app.inject({ method: 'GET', url: '/api/admin/profile', headers: { authorization: token } })
    assert.ok(await allEnd(), `${method} ${path}`)
    leave()
    assert.notEqual((await reply).statusCode, 500, `${method} ${path}`)
  }
})

test('a password of more than 128 characters is refused everywhere, before any work', async (t) => {
  await givenOneOfEach(server)
  const { token } = await server.signIn('everything')
  t.after(standInTheWay())
  const long = 'ă'.repeat(1_000)
  for (const { method, path } of takesPassword.filter(
    ({ path }) => !path.includes('/:id/reset') && path !== '/api/admin/reset-password',
  )) {
    const payload = {
      email: 'a@example.com',
      token: 'x',
      current_password: long,
      password: long,
      password_confirmation: long,
    }
    const reply = await server.app.inject({
      method: method as 'POST',
      url: openApiPath(path).replace('{id}', '1'),
      headers: { authorization: token },
      payload,
    })
    assert.equal(reply.statusCode, 422, `${method} ${path}: ${reply.body}`)
    assert.match(reply.body, /tối đa 128 ký tự|bắt buộc/, `${method} ${path}`)
  }
})

test('right sign-ins cost nothing, however many come from one office', async () => {
  await givenAccount()
  for (let n = 0; n < 30; n++) assert.equal((await signIn('thu.kho@example.com', PASSWORD)).status, 200)
})

test('wrong tries under one name close it for that network, and leave the other accounts there alone', async () => {
  await givenAccount()
  await givenAccount('ke.toan')
  for (let n = 0; n < 30; n++) await signIn('thu.kho@example.com', 'đoán mò')
  assert.equal((await signIn('thu.kho@example.com', PASSWORD)).status, 429)
  assert.equal((await signIn('thu.kho', PASSWORD)).status, 200, 'nobody learns which names are of one account')
  assert.equal((await signIn('ke.toan', PASSWORD)).status, 200)
  assert.equal((await signIn('thu.kho', PASSWORD, '192.0.2.7')).status, 200)
})

test('somebody who tries one account after the other is stopped, and whoever works there signs in all the same', async () => {
  await givenAccount()
  assert.equal((await signIn('thu.kho', PASSWORD)).status, 200)
  for (let n = 0; n < 100; n++) assert.equal((await signIn(`nguoi.${n}`, 'đoán mò')).status, 401)
  assert.equal((await signIn('nguoi.khac', 'đoán mò')).status, 429)
  assert.equal((await signIn('thu.kho', PASSWORD)).status, 200)
})

test('many wrong passwords at once win no more tries than one after the other', async () => {
  await givenAccount()
  const answers = await Promise.all(Array.from({ length: 50 }, () => signIn('thu.kho', 'đoán mò')))
  const tried = answers.filter(({ status }) => status === 401).length
  assert.ok(tried >= 1 && tried <= 12, String(tried))
})

test('a forgotten password does the same work for everybody before it answers, and is limited for an address', async () => {
  await givenAccount()
  const forget = (email: string) => server.call()('POST', '/api/auth/forgot-password', { email })
  const [known, unknown] = [await forget('thu.kho@example.com'), await forget('ai.do@example.com')]
  assert.deepEqual(known, { ...unknown })
  const queued = await server.sql`select data->>'sealed' as sealed from pgboss.job where name = 'resets'`
  assert.equal(queued.length, 2)
  assert.ok(queued.every(({ sealed }) => String(sealed).startsWith('s1.')))
  for (let n = 2; n < 20; n++) assert.equal((await forget(`so.${n}@example.com`)).code, 200)
  assert.equal((await forget('so.20@example.com')).code, 429)
})

test('whoever asks again and again for letters spoils no link that the owner has, and fills no mailbox', async () => {
  const { id } = await givenAccount()
  for (let n = 0; n < 12; n++) await sendReset(server.sql, server.settings, 'thu.kho@example.com')
  assert.equal((await server.sql`select 1 from password_resets where user_id = ${id} and used_at is null`).length, 5)
})
