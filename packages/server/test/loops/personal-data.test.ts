import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
import { letter } from '@trace/platform/ports/mail/letter.ts'
import { openMailer } from '@trace/platform/ports/mail/mailer.ts'
import type { Mail } from '@trace/platform/ports/jobs/queue.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { readLetters } from '@trace/platform/personal/letters.ts'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { sweepNightly } from '@trace/platform/start/sweep.ts'
import { givenOneOfEach } from '../one-of-each.ts'
import { simpleLetter } from '../letters.ts'
import { visitorLetter } from '../../src/areas/portal/visitor-letter.ts'
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

/** Keeps mails as the product does without a mail server; returns how to read the subjects of those that are kept. */
async function givenMails(...mails: readonly Mail[]) {
  const mailer = openMailer(server.settings, () => {})
  const folder = join(server.settings.dataDir, 'mail')
  await rm(folder, { recursive: true, force: true })
  for (const mail of mails) await mailer.send(mail, { name: 'Cội Nguồn', address: 'he.thong@example.com' })
  return async () => {
    const names = await readdir(folder)
    const texts = await Promise.all(names.map(async (name) => simpleLetter(await readFile(join(folder, name), 'utf8'))))
    return texts.map((text) => /^Subject: (.*?)(?: – .*)?$/m.exec(text)?.[1]).toSorted()
  }
}

async function toldIn(url: string): Promise<string> {
  const told: string[] = []
  for await (const { cells } of readSheet((await server.app.inject({ url })).rawPayload)) told.push(cells.join(' '))
  return told.join()
}

const resetMail = (to: string): Mail =>
  letter(
    { name: 'Lan', email: to },
    { subject: 'Đặt lại mật khẩu', lines: ['Bấm'], link: 'https://x.vn/?token=cnr_1', end: '' },
  )

test('letters of a visitor who wrote are exported and erased by exactly the address or number, and no others', async () => {
  const officer = await server.signIn('everything')
  await storePasswordHash(server.sql, officer.userId, await hashPassword(PASSWORD))
  const visitor = { name: 'Khách', email: 'khach@example.com', phone: null, content: 'Xin hỏi về gà đồi' }
  const kept = await givenMails(
    visitorLetter('co.quan@example.com', visitor),
    visitorLetter('co.quan@example.com', { ...visitor, name: 'Bạn', email: 'ban@example.com', phone: '0912345678' }),
    visitorLetter('co.quan@example.com', { ...visitor, name: 'Khác', email: 'ai.khac@example.com' }),
    resetMail('khach@example.com'),
  )
  const PATH = '/contact/contact/visitors'
  const body = { current_password: PASSWORD, reason: 'Theo đơn số 12' }
  const ask = (what: 'export' | 'erase', contact: string) =>
    officer('POST', `${PATH}/${what}-personal-data` as `${typeof PATH}/export-personal-data`, { ...body, contact })
  const exported = await ask('export', '0912345678')
  assert.match(await toldIn(exported.data.url), /Xin hỏi về gà đồi/)
  for (const [contact, count] of [
    ['example.com', 0],
    ['co.quan@example.com', 0],
    ['0912345678', 1],
    ['Khach@example.com', 1],
  ] as const)
    assert.match((await ask('erase', contact)).message, new RegExp(`^Đã xóa ${count} thư`))
  assert.deepEqual(await kept(), ['Thư góp ý của Khác', 'Đặt lại mật khẩu'].toSorted())
})

test('letters to an account are not those of a worker with its address, and nobody reads the links in letters', async () => {
  await givenOneOfEach(server)
  const officer = await server.signIn('everything')
  const owner = await server.signIn('everything')
  await storePasswordHash(server.sql, officer.userId, await hashPassword(PASSWORD))
  const { email } = (await server.row('users', owner.userId)) as unknown as { email: string }
  await server.sql`update labors set email = ${email} where id = 1`
  const kept = await givenMails(resetMail(email))
  const body = { current_password: PASSWORD, reason: 'Theo đơn số 12' }
  assert.equal((await officer('POST', '/labors/1/erase-personal-data', body)).code, 200)
  assert.deepEqual(await kept(), ['Đặt lại mật khẩu'])
  const [told] = await readLetters(server.settings, { writes: [], receives: [email] })
  assert.equal(told!.value, 'Thư hệ thống đã gửi đến địa chỉ này')
  const account = `/users/${owner.userId}/erase-personal-data` as '/users/1/erase-personal-data'
  assert.equal((await officer('POST', account, body)).code, 200)
  assert.deepEqual(await kept(), [])
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
