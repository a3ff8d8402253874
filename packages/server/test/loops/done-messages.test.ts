import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Resource } from '@trace/define/resource.ts'
import { displayNames } from '@trace/platform/store/titles.ts'
import { isExtended, isResource } from '@trace/platform/operation/answers.ts'
import { resourceOf } from '@trace/platform/openapi/names.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { askAsEverybody } from './each-operation.ts'
import { bodyOf, giveOwnRows, givenThreeOfEach } from './world.ts'

const server = testServer(async () => {
  await givenThreeOfEach(server)
  const { userId } = await server.signIn('everything')
  await giveOwnRows(server, userId)
})

const isOfRow = ({ answers: { entry } }: Operation): boolean =>
  entry !== undefined && (isResource(entry) || isExtended(entry))

const turnOf = ({ method, path }: Operation): number =>
  (/\/(users|roles|sessions|two-factor)\b/.test(path) ? 10 : 0) +
  (path.endsWith('/recover') ? 4 : method === 'DELETE' ? 3 : path.includes('/change-') ? 2 : method === 'POST' ? 1 : 0)

/** Writes about one row. Those about accounts and roles come last: they may end the session that asks. */
const aboutRows = operations
  .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/admin/'))
  .filter((one) => one.path.includes('/:id') || (one.method === 'POST' && isOfRow(one)))
  .toSorted((one, other) => turnOf(one) - turnOf(other))

const resourceAbout = ({ answers: { entry }, path }: Operation): Resource | undefined =>
  entry && isResource(entry) ? entry : entry && isExtended(entry) ? entry.resource : resourceOf(path)

const BARE = /^(Thành công|(Thêm mới|Cập nhật|Xóa|Lưu) thành công|Đã \p{L}+)$/u

test('what is done to a row is answered by its name', async () => {
  const ask = askAsEverybody(server)
  const named: string[] = []
  const unnamed: string[] = []
  for (const operation of aboutRows) {
    const { method, path } = operation
    const resource = resourceAbout(operation)
    const nameOfRow = async (id: number) => resource && (await displayNames(server.sql, resource, [id])).get(id)
    const body = operation.takes === undefined ? await bodyOf(server.sql, operation) : undefined
    for (const id of [3, 2, 1]) {
      const before = await nameOfRow(id)
      const { code, message, data } = await ask(operation, { id, ...(body && { body }) })
      if (code !== 200) continue
      const made = data && 'entry' in data ? (data.entry as { id?: number } | null)?.id : undefined
      const names = [before, await nameOfRow(made ?? id)].filter((name) => name !== undefined)
      const isNamed = names.length === 0 || names.some((name) => message.includes(name))
      if (!isNamed || BARE.test(message)) unnamed.push(`${method} ${path} of '${names.join("', '")}': '${message}'`)
      named.push(`${method} ${path}`)
      break
    }
  }
  assert.deepEqual(unnamed, [])
  assert.ok(named.length > 150, `only ${named.length} of ${aboutRows.length} operations were done`)
})
