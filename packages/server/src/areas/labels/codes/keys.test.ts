import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { UNREADABLE } from '@trace/define/kinds/parse/index.ts'
import { resources } from '@trace/domain/menu.ts'
import { stampKeys } from './stamp-keys.ts'
import { prepareKeys } from '@trace/platform/start/keyring.ts'
import { loadSealKey } from '@trace/platform/ports/secrets.ts'
import { loadKeys } from './keys.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { givenOneOfEach } from '../../../../test/one-of-each.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()
const files = ['seal.key', 'stamps/0001.key']
const folder = () => join(server.settings.dataDir, 'keys')
const elsewhere = (name: string) => ({ ...server.settings, dataDir: join(server.settings.dataDir, name) })
const refusesNaming = (path: string, words: RegExp) => (error: unknown) =>
  error instanceof StartRefusal && error.message.includes(path) && words.test(error.message)

for (const file of files) {
  test(`a start without keys/${file} is refused, says which file, and makes no other in its place`, async () => {
    const path = join(folder(), file)
    renameSync(path, `${path}.aside`)
    try {
      await assert.rejects(
        prepareKeys(server.sql, server.settings, stampKeys),
        refusesNaming(path, /Không tìm thấy khóa/),
      )
      assert.ok(!readdirSync(join(path, '..')).includes(file))
      const ready = await server.call()('GET', '/api/ready')
      assert.deepEqual([ready.code, ready.message], [503, `Không đọc được khóa keys/${file} của cơ sở dữ liệu này`])
    } finally {
      renameSync(`${path}.aside`, path)
    }
    assert.equal((await server.call()('GET', '/api/ready')).code, 200)
  })

  test(`a start with another keys/${file} is refused, and with a damaged one`, async () => {
    const path = join(folder(), file)
    const own = readFileSync(path)
    try {
      writeFileSync(
        path,
        file === 'seal.key' ? randomBytes(32).toString('base64') : `${randomBytes(32).toString('hex')}\n`,
      )
      await assert.rejects(
        prepareKeys(server.sql, server.settings, stampKeys),
        refusesNaming(path, /không phải khóa của cơ sở dữ liệu này/),
      )
      assert.equal((await server.call()('GET', '/api/ready')).code, 503)
      writeFileSync(path, 'abc')
      await assert.rejects(prepareKeys(server.sql, server.settings, stampKeys), refusesNaming(path, /bị hỏng/))
      assert.equal((await server.call()('GET', '/api/ready')).code, 503)
    } finally {
      writeFileSync(path, own)
      loadSealKey(join(folder(), 'seal.key'))
    }
  })
}

test('a second server with a folder of its own is refused instead of making keys of its own', async () => {
  const other = elsewhere('second')
  await assert.rejects(
    prepareKeys(server.sql, other, stampKeys),
    refusesNaming(join(other.dataDir, 'keys/seal.key'), /Không tìm thấy khóa/),
  )
  assert.deepEqual(readdirSync(join(other.dataDir, 'keys')), ['stamps'])
})

test('servers that start at once on an empty folder make each key once, for this account alone', async () => {
  const other = elsewhere('at-once')
  const known = await server.sql`delete from keys returning *`
  await Promise.all(Array.from({ length: 6 }, () => prepareKeys(server.sql, other, stampKeys)))
  assert.deepEqual(readdirSync(join(other.dataDir, 'keys'), { recursive: true }).toSorted(), [
    'seal.key',
    'stamps',
    'stamps/0001.key',
  ])
  for (const file of files) assert.equal(statSync(join(other.dataDir, 'keys', file)).mode & 0o777, 0o600)
  await server.sql`delete from keys`
  await server.sql`insert into keys ${server.sql(known as never)}`
  loadSealKey(join(folder(), 'seal.key'))
})

test('a database from before its keys were known takes them on, unless they are not its own', async () => {
  const known = await server.sql`delete from keys returning *`
  await givenOneOfEach(server)
  const other = elsewhere('other')
  mkdirSync(join(other.dataDir, 'keys/stamps'), { recursive: true })
  await assert.rejects(
    prepareKeys(server.sql, other, stampKeys),
    refusesNaming(join(other.dataDir, 'keys/seal.key'), /Không tìm thấy khóa/),
  )
  writeFileSync(join(other.dataDir, 'keys/seal.key'), randomBytes(32).toString('base64'))
  await assert.rejects(
    prepareKeys(server.sql, other, stampKeys),
    refusesNaming(join(other.dataDir, 'keys/seal.key'), /không phải khóa/),
  )
  await prepareKeys(server.sql, server.settings, stampKeys)
  assert.deepEqual(
    [...(await server.sql`select name, fingerprint from keys order by name`)],
    known
      .map(({ name, fingerprint }) => ({ name: name as string, fingerprint: fingerprint as string }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  )
})

test('a key added for new issues is known from the next start on', async () => {
  writeFileSync(join(folder(), 'stamps/0002.key'), `${randomBytes(32).toString('hex')}\n`)
  await prepareKeys(server.sql, server.settings, stampKeys)
  assert.deepEqual(
    [...(await server.sql`select name from keys order by name`)].map(({ name }) => name as string),
    ['seal.key', 'stamps/0001.key', 'stamps/0002.key'],
  )
  assert.equal((await loadKeys(join(folder(), 'stamps'))).length, 2)
  await server.sql`delete from keys where name = 'stamps/0002.key'`
  rmSync(join(folder(), 'stamps/0002.key'))
})

for (const resource of resources) {
  for (const [field] of Object.entries(resource.fields).filter(([, { kind }]) => kind === 'identity')) {
    test(`${resource.name}: a ${field} that cannot be unsealed is told at its field, the list stays, and saving the row keeps what is sealed`, async () => {
      await givenOneOfEach(server)
      const call = await server.signIn('everything')
      const sealed = `s1.${randomBytes(40).toString('base64url')}`
      await server.sql`update ${server.sql(resource.table)} set ${server.sql(field)} = ${sealed} where id = 1`
      const list = await call('GET', `/${resource.name}?limit=50`)
      assert.equal(list.code, 200, list.message)
      assert.equal((list.data.entries as Record<string, unknown>[]).find(({ id }) => id === 1)![field], UNREADABLE)

      const { data } = await call('GET', `/${resource.name}/1`)
      const saved = await call('PUT', `/${resource.name}/1`, { ...data.entry, name: 'Hộ bà Chíu Thị Mai Hoa' })
      assert.deepEqual(
        [saved.code, (await server.row(resource.table, 1))[field]],
        [200, sealed],
        JSON.stringify(saved.errors ?? saved.message),
      )
      const changed = await call('PUT', `/${resource.name}/1`, {
        ...data.entry,
        version: undefined,
        [field]: '022190009999',
      })
      assert.deepEqual([changed.code, changed.data.entry[field]], [200, '022190009999'], JSON.stringify(changed.errors))
    })
  }
}
