import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Field } from '@trace/define/field.ts'
import { isPerson, personalFields } from '@trace/define/personal.ts'
import type { Row } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { resources } from '@trace/domain/menu.ts'
import sharp from 'sharp'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { sweepNightly } from '@trace/platform/start/sweep.ts'
import { givenOneOfEach } from '../one-of-each.ts'
import { testServer } from '../server.ts'
import { upload } from '../upload.ts'
import { readSheet } from '../read-sheet.ts'
import { province } from '../../src/province.ts'

const server = testServer()
const PASSWORD = 'xoài chín ở Cao Lãnh'
const persons = resources.filter(isPerson)

/** Fields with personal data in any resource, by kind or by name. */
const PERSONAL_KINDS = ['phone', 'email', 'identity', 'image']
const PERSONAL_NAMES = [
  'name',
  'username',
  'birthday',
  'gender',
  'address',
  'latitude',
  'longitude',
  'avatar',
  'device_id',
  'push_token',
]

test('lists of persons are known, and each field that is plainly personal is marked', () => {
  const people = resources.filter(({ fields, handmade }) => !handmade && ('birthday' in fields || 'gender' in fields))
  assert.deepEqual(
    people.map(({ name }) => name),
    persons.map(({ name }) => name),
  )
  for (const { name, fields } of people) {
    const plain = Object.keys(fields).filter(
      (field) => PERSONAL_KINDS.includes(fields[field]!.kind) || PERSONAL_NAMES.includes(field),
    )
    assert.deepEqual(
      plain.filter((field) => !fields[field]!.personal),
      [],
      name,
    )
  }
})

const open = () => openStore(server.sql, { ...systemAuthor('test', '22'), holds: false })

/** A unique value; long texts are longer than what the log keeps. */
function tellingValue({ kind, choices }: Field, name: string, round: number): unknown {
  const number = String(parseInt(createHash('md5').update(`${name} ${round}`).digest('hex').slice(0, 8), 16)).padStart(
    10,
    '7',
  )
  const word = `Dấu vết ${name} ${round}`
  if (kind === 'phone') return `09${number.slice(-8)}`
  if (kind === 'email') return `dau.vet.${name}.${round}@example.com`
  if (kind === 'identity') return `0${number}${number}`.slice(0, 12)
  if (kind === 'date') return `19${50 + round}-0${round + 1}-17`
  if (kind === 'choice') return Object.keys(choices!)[round % 2]
  if (kind === 'decimal') return 10 + round + Number(`0.${number.slice(-5)}`)
  if (kind === 'longText') return word.repeat(300)
  if (name === 'username') return `dau.vet.${round}`
  return word
}

/** The tables of the database with a row that contains a text. */
async function placesOf(said: string): Promise<string[]> {
  const tables = await server.sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'pgboss')`
  const found = []
  for (const { name } of tables) {
    const rows = await server.sql.unsafe(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${said}%`])
    if (rows.length > 0) found.push(name)
  }
  return found
}

const onDisk = async (): Promise<string[]> => readdir(join(server.settings.dataDir, 'files'), { recursive: true })

for (const { name: list } of persons) {
  for (const isTrashed of [false, true]) {
    test(`${list}${isTrashed ? ' in the trash' : ''}: what is kept of a person is found, and gone when it is erased`, async () => {
      const resource = resourceByName(list)
      await givenOneOfEach(server)
      const officer = await server.signIn('everything')
      await storePasswordHash(server.sql, officer.userId, await hashPassword(PASSWORD))
      const names = personalFields(resource.fields)
      const said: string[] = []
      const urls: string[] = []
      const values = async (round: number) => {
        const pairs = []
        for (const field of names) {
          const { kind } = resource.fields[field]!
          if (kind === 'image') {
            const bytes = await sharp({ create: { width: 9 + round, height: 9, channels: 3, background: 'red' } })
              .png()
              .toBuffer()
            const { data } = await upload(server.app, '/files', {
              token: officer.token,
              name: `dau-vet-tep-${round}.png`,
              bytes,
            })
            urls.push(data.url)
            pairs.push([field, data.url])
          } else {
            const value = tellingValue(resource.fields[field]!, field, round)
            pairs.push([field, value])
            if (kind !== 'choice') said.push(String(value).slice(0, 40))
          }
        }
        return Object.fromEntries(pairs) as Partial<Row>
      }
      const id = list === 'users' ? (await server.signIn('everything')).userId : 1
      for (const round of [1, 2]) await open().update(resource, id, await values(round))
      await server.sql`insert into notices (user_id, resource, event, row_ids, count, name) values (${officer.userId}, ${list}, 'pending', ${[id]}, 1, ${said[0]!})`
      await server.sql`insert into comments (resource, row_id, user_id, body) values ('products', 1, ${officer.userId}, ${`Hỏi ${said[0]!} nhé`})`
      const mail = join(server.settings.dataDir, 'mail')
      await mkdir(mail, { recursive: true })
      const email = said.find((one) => one.includes('@'))!
      await writeFile(join(mail, `2026-${id}-1.eml`), `To: ${email}\r\n\r\nThư`)
      if (isTrashed) await server.sql`update ${server.sql(resource.table)} set deleted_at = now() where id = ${id}`
      said.push('dau-vet-tep', ...urls.map((url) => url.slice(url.lastIndexOf('/') + 1).replace('.webp', '')))

      const body = { current_password: PASSWORD, reason: 'Theo đơn số 12' }
      const path = `/${list as 'labors'}/${id}` as const
      const refused = await officer('POST', `${path}/export-personal-data`, { ...body, current_password: 'đoán mò' })
      assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], [422, ['current_password']])
      const exported = await officer('POST', `${path}/export-personal-data`, body)
      assert.equal(exported.code, 200, exported.message)
      const bytes = (await server.app.inject({ url: exported.data.url })).rawPayload
      const told: string[] = []
      for await (const { cells } of readSheet(bytes)) told.push(cells.join(' '))
      const first = told.join('\n')
      for (const field of names.filter((one) => resource.fields[one]!.kind !== 'image'))
        assert.ok(first.includes(resource.fields[field]!.label), `${field}: ${first}`)

      const erased = await officer('POST', `${path}/erase-personal-data`, body)
      assert.deepEqual([erased.code, /Giữ lại theo pháp luật/.test(erased.message)], [200, true], erased.message)
      const left = []
      for (const one of said) for (const place of await placesOf(one)) left.push(`${place}: ${one}`)
      assert.deepEqual(left, [])
      const files = await onDisk()
      assert.deepEqual(
        urls.flatMap((url) => files.filter((file) => file.includes(url.slice(url.lastIndexOf('/') + 1, -5)))),
        [],
      )
      assert.deepEqual(
        (await readdir(mail)).filter((name) => name.includes(`-${id}-`)),
        [],
      )
      const lines =
        await server.sql`select action, entity_label, new_values from system_logs where subject = ${resource.table} and entity_id = ${id} order by id`
      assert.ok(lines.length >= 3, 'who did what and when stays')
      assert.ok(
        lines.some(({ new_values }) => new_values?.['reason'] === body.reason),
        'a line says that it was done, and why',
      )
      const row = await server.row(resource.table, id)
      assert.deepEqual([row['is_active'], row['name']], [false, `Đã xóa #${id}`])
    })
  }
}

test('letters of a visitor who wrote are exported and erased by address or number, and those of others stay', async () => {
  const officer = await server.signIn('everything')
  await storePasswordHash(server.sql, officer.userId, await hashPassword(PASSWORD))
  const mail = join(server.settings.dataDir, 'mail')
  await mkdir(mail, { recursive: true })
  const text = Buffer.from('Số điện thoại: 0912345678\nXin hỏi về gà đồi')
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n')
  await writeFile(join(mail, '2026-11-27-11.eml'), `To: co.quan@example.com\r\n\r\n${text}\r\n`)
  await writeFile(
    join(mail, '2026-11-27-12.eml'),
    'To: co.quan@example.com\r\nReply-To: khach@example.com\r\n\r\nChào\r\n',
  )
  await writeFile(
    join(mail, '2026-11-27-13.eml'),
    'To: co.quan@example.com\r\nReply-To: ai.khac@example.com\r\n\r\nChào\r\n',
  )
  const PATH = '/contact/contact/visitors'
  const body = { current_password: PASSWORD, reason: 'Theo đơn số 12' }
  const exported = await officer('POST', `${PATH}/export-personal-data`, { ...body, contact: '0912345678' })
  assert.equal(exported.code, 200, exported.message)
  const told: string[] = []
  for await (const { cells } of readSheet((await server.app.inject({ url: exported.data.url })).rawPayload))
    told.push(cells.join(' '))
  assert.match(told.join(), /Xin hỏi về gà đồi/)
  for (const contact of ['0912345678', 'khach@example.com'])
    assert.match((await officer('POST', `${PATH}/erase-personal-data`, { ...body, contact })).message, /^Đã xóa 1 thư/)
  assert.deepEqual(
    (await readdir(mail)).filter((name) => name.startsWith('2026-11-27-1')),
    ['2026-11-27-13.eml'],
  )
})

test('the trash is emptied after its days: what nothing refers to goes, and of a person that others name nothing personal stays', async () => {
  await givenOneOfEach(server)
  const tag = await server.given(resourceByName('tags'), { name: 'Thẻ cũ' })
  const fresh = await server.given(resourceByName('tags'), { name: 'Thẻ mới' })
  const long = () => server.sql`now() - interval '91 days'`
  await server.sql`update tags set deleted_at = ${long()} where id = ${tag.id}`
  await server.sql`update tags set deleted_at = now() where id = ${fresh.id}`
  await open().update(resourceByName('labors'), 1, { name: 'Nguyễn Dấu Vết' })
  for (const table of ['labors', 'products'])
    await server.sql`update ${server.sql(table)} set deleted_at = ${long()} where id = 1`
  await sweepNightly(server.program, server.settings, province)
  assert.deepEqual(
    (await server.sql<{ id: number }[]>`select id from tags where id in (${tag.id}, ${fresh.id})`).map(({ id }) => id),
    [fresh.id],
  )
  assert.deepEqual(await placesOf('Nguyễn Dấu Vết'), [])
  assert.ok(await server.row('products', 1), 'traces name it')
})

test('a producer does not erase its workers, nobody erases an account with more rights, and the log forgets no other rows', async () => {
  await givenOneOfEach(server)
  const producer = await server.signIn([{ action: 'update', subject: 'labors' }], {
    scope: 'manufacture',
    manufacture_id: 1,
  })
  const body = { current_password: PASSWORD, reason: 'Theo đơn số 12' }
  assert.equal((await producer('POST', '/labors/1/erase-personal-data', body)).code, 403)
  const clerk = await server.signIn([{ action: 'update', subject: 'users' }])
  const strong = await server.signIn('everything')
  await storePasswordHash(server.sql, clerk.userId, await hashPassword(PASSWORD))
  assert.equal((await clerk('POST', `/users/${strong.userId}/erase-personal-data`, body)).code, 403)
  assert.equal((await clerk('POST', `/users/${clerk.userId}/erase-personal-data`, body)).code, 422)
  await assert.rejects(
    server.program`select forget_person('products', 1, array['name'], array[]::text[], 'x', null, 'vì một lý do')`,
    /forgets persons/,
  )
  await assert.rejects(server.program`update system_logs set user_name = null`, /permission denied/)
})
