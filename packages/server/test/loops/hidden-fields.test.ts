import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Kind } from '@trace/define/field.ts'
import { needs } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { readSheet } from '../read-sheet.ts'
import { DEFINITIONS, thirdOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { giveOwnRows, givenThreeOfEach, rowOf } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

const SECRET: Kind[] = ['identity', 'password']

/** Columns that no list shows, and names that are none. */
const BARE = [
  'deleted_at',
  'created_by',
  'password_hash',
  'key_id',
  'otp_secret',
  'id::text',
  't.id',
  'id desc',
  '__proto__',
  'constructor',
]

const listed = resources.filter(({ name }) => operationAt(operations, 'GET', `/api/admin/${name}`))

for (const resource of thirdOf(listed, 'hidden fields', ...DEFINITIONS)) {
  const { name, fields, subjects } = resource
  const hidden = Object.keys(fields).filter((column) => SECRET.includes(fields[column]!.kind))

  test(`${name}: which rows come back never depends on a column that the list does not tell`, async () => {
    const call = await server.signIn(subjects.length > 0 ? [...needs(resource, 'list', 'read')] : [])
    await giveOwnRows(server, call.userId)
    const { total } = (await call('GET', `/${name}`)).data.pagination
    for (const column of [...BARE, ...hidden]) {
      const at = encodeURIComponent(column)
      const sorted = await call('GET', `/${name}?sort_by=${at}`)
      if (!(column in fields) || hidden.includes(column)) assert.deepEqual([column, sorted.code], [column, 422])
      if (column in fields && !hidden.includes(column)) continue
      for (const query of [`${at}=1`, `${at}_from=1`, `${at}_to=0`, `${at}=none`]) {
        assert.deepEqual([query, (await call('GET', `/${name}?${query}`)).data.pagination.total], [query, total])
      }
    }
  })

  for (const column of hidden) {
    test(`${name}: ${fields[column]!.label} is neither found, filtered, sorted nor exported by who may only read`, async () => {
      const call = await server.signIn([...needs(resource, 'list', 'read')])
      const secret = String(rowOf(fields, 1)[column] ?? 'mật khẩu đủ dài')
      const searched = await call('GET', `/${name}?search=${encodeURIComponent(secret)}`)
      assert.deepEqual(searched.data.entries, [])
      const filtered = await call('GET', `/${name}?${column}=${encodeURIComponent(secret)}&id=1,2,3`)
      assert.equal(filtered.data.entries.length, (await call('GET', `/${name}?id=1,2,3`)).data.entries.length)
      for (const reply of [filtered, await call('GET', `/${name}/1`), await call('GET', `/${name}/1/revisions`)]) {
        assert.equal(reply.code, 200)
        assert.ok(!JSON.stringify(reply).includes(secret))
      }
      const { data } = await call('GET', `/export-${name}`)
      for await (const { cells } of readSheet((await server.app.inject({ url: data.url })).rawPayload)) {
        assert.ok(!cells.some((cell) => String(cell).includes(secret) || cell === fields[column]!.label))
      }
    })
  }
}
