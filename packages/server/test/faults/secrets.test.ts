import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { resources } from '@trace/domain/menu.ts'
import { Secret, TOTP } from 'otpauth'
import { unpacked } from '@trace/platform/sheets/unzip.ts'
import { operatorCommand } from '../operator-command.ts'
import { newDataFolder, startProduct } from '../product.ts'
import { ADMINISTRATOR, askForNoSecondFactor, ownerOf, settingsFor } from './administrator.ts'

interface Answer {
  data: {
    token: string
    url: string
    entry: { secret: string }
    recovery_codes: string[]
    entries: { id: number }[]
  }
}

test('no secret that people or operators give is found in what the program says, in the log, in sheets or in backups', async (t) => {
  const folder = newDataFolder(t)
  const secrets: Record<string, string> = {
    'password of the administrator': ADMINISTRATOR.password,
    'password mistyped': 'Thuyền nan đầm Hà 31',
    'password changed to': 'Lúa nếp Đông Triều 88',
    'password of a worker': 'Cá song Vân Đồn 52',
    "citizen's number": '022085009137',
    'password of the mail server': 'thu-mat-khau-canh-gac',
    'token of the metrics': 'metrics-token-canh-gac-0123456789',
  }
  const settings = {
    ...settingsFor(folder),
    SEED: 'demo',
    SMTP_URL: `smtp://thu:${secrets['password of the mail server']}@127.0.0.1:9`,
    METRICS_TOKEN: secrets['token of the metrics']!,
  }
  const product = await startProduct(t, settings)
  await product.ready(300)
  await askForNoSecondFactor(folder)
  const ask = async (method: string, path: string, token = '', body?: object) => {
    const reply = await fetch(`${product.address}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { code: reply.status, ...((await reply.json()) as Answer) }
  }
  const signIn = async (password: string) =>
    (await ask('POST', '/api/auth/login', '', { ...ADMINISTRATOR, password })).data

  assert.equal(
    (await ask('POST', '/api/auth/login', '', { ...ADMINISTRATOR, password: secrets['password mistyped'] })).code,
    401,
  )
  const token = (await signIn(ADMINISTRATOR.password)).token
  secrets['session'] = token
  const admin = (method: string, path: string, body?: object) => ask(method, `/api/admin${path}`, token, body)

  const begun = await admin('POST', '/two-factor', { password: ADMINISTRATOR.password })
  secrets['second factor'] = begun.data.entry.secret
  const otp = new TOTP({ secret: Secret.fromBase32(secrets['second factor']) }).generate()
  const done = await admin('POST', '/two-factor', { password: ADMINISTRATOR.password, otp })
  for (const [at, code] of done.data.recovery_codes.entries()) secrets[`recovery code ${at}`] = code
  assert.equal((await ask('POST', '/api/auth/forgot-password', '', { email: ADMINISTRATOR.email })).code, 200)

  const [worker] = (await admin('GET', '/labors?length=1')).data.entries
  const { entry } = (await admin('GET', `/labors/${worker!.id}`)).data
  const changed = await admin('PUT', `/labors/${worker!.id}`, {
    ...entry,
    id_no: secrets["citizen's number"],
    password: secrets['password of a worker'],
  })
  assert.equal(changed.code, 200, JSON.stringify(changed))
  for (const path of ['/khong-co', '/products/0', '/labors?sort_by=id_no'])
    assert.ok((await admin('GET', path)).code >= 400, path)
  const headers = { authorization: `Bearer ${secrets['token of the metrics']}` }
  assert.equal((await fetch(`${product.address}/api/metrics`, { headers })).status, 200)

  const places: Record<string, string> = {}
  const log = await admin('GET', '/system-logs?length=100')
  places['the log of the screen'] = JSON.stringify(log)
  for (const { name } of resources.filter(({ calls }) => calls.includes('list'))) {
    const made = await admin('GET', `/export-${name}`)
    if (made.code !== 200 || !made.data.url) continue
    const sheet = await fetch(new URL(made.data.url, product.address))
    places[`the sheet of ${name}`] = [...unpacked(Buffer.from(await sheet.arrayBuffer())).values()].join()
  }
  assert.ok(Object.keys(places).length > 20, Object.keys(places).join())

  const sql = ownerOf(folder)
  const tried = () => sql`select 1 from pgboss.job where name = 'mails' and output is not null`
  for (let waited = 0; waited < 60 && (await tried()).length === 0; waited++) await sleep(1_000)
  assert.ok((await tried()).length > 0, 'the mail server was asked')
  const backups = newDataFolder(t)
  const backup = await operatorCommand({ DATA_DIR: folder })('backup', backups)
  assert.equal(backup.code, 0, backup.said)
  for (const path of filesUnder(backups)) places[`the backup: ${path}`] = readFileSync(path, 'utf8')
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`
  for (const { name } of tables)
    places[`the rows of ${name}`] = JSON.stringify(await sql.unsafe(`select t::text from ${name} t`))
  await sql.end()
  places['what the program says'] = product.said()

  for (const [place, text] of Object.entries(places))
    for (const [what, secret] of Object.entries(secrets))
      assert.ok(!text.includes(secret), `${what} stands in ${place}`)
})

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
