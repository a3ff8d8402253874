import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFilter, isSortable, needs, resources } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { testServer } from './server.ts'

const server = testServer()

for (const resource of resources.filter(({ calls }) => calls.includes('list'))) {
  const path = `/${resource.name}`

  test(`${resource.name}: the list is refused without its permission and answered with it`, async () => {
    const nobody = await server.signIn([])
    const refused = await nobody('GET', path)
    if (resource.subjects.length > 0) assert.equal(refused.code, 403)
    const reader = await server.signIn([...needs(resource, 'list')])
    const reply = await reader('GET', path)
    assert.equal(reply.code, 200, reply.message)
    assert.ok(reply.data.entries.length <= 10)
    assert.equal(reply.data.pagination.total_page, Math.ceil(reply.data.pagination.total / 10))
  })

  test(`${resource.name}: a page past the end is empty, and a column it does not have sorts nothing`, async () => {
    const reader = await server.signIn([...needs(resource, 'list')])
    assert.deepEqual((await reader('GET', `${path}?page=9999`)).data.entries, [])
    const reply = await reader('GET', `${path}?sort_by=khong_co`)
    assert.deepEqual([reply.code, Object.keys(reply.errors ?? {})], [422, ['sort_by']])
  })

  test(`${resource.name}: every sort, every filter and the search are answered`, async () => {
    const reader = await server.signIn([...needs(resource, 'list')])
    for (const query of queriesOf(resource)) {
      const reply = await reader('GET', `${path}?${query}`)
      assert.equal(reply.code, 200, `${query}: ${reply.message}`)
    }
  })
}

for (const resource of resources.filter(({ calls }) => calls.includes('create'))) {
  test(`${resource.name}: an empty form is refused with every required field named at once`, async () => {
    const call = await server.signIn([...needs(resource, 'create')])
    const reply = await call('POST', `/${resource.name}`, {})
    const required = Object.entries(resource.fields).filter(([, field]) => field.required && field.default === undefined && !field.auto && !field.when && !['toggle', 'flag'].includes(field.kind))
    assert.deepEqual(
      required.map(([name]) => reply.errors?.[name]?.[0]),
      required.map(([, { label }]) => `${label} bắt buộc`),
    )
  })
}

function* queriesOf({ fields }: Resource): Generator<string> {
  yield 'search=c%C3%A0%20ph%C3%AA%25_%5C'
  for (const [name, field] of Object.entries(fields)) {
    if (isSortable(field)) yield `sort_by=${name}&sort_dir=desc&page=2`
    if (!isFilter(field)) continue
    const value = field.machine ? field.machine.initial : field.choices ? Object.keys(field.choices)[0] : ['toggle', 'flag'].includes(field.kind) ? 'true' : field.kind === 'phone' ? '0000000001' : field.kind === 'email' ? 'a@example.com' : '1'
    yield `${name}=${value}`
    if (field.kind === 'date' || field.kind === 'moment') yield `${name}_from=2026-01-01&${name}_to=2026-12-31`
  }
  yield 'created_at_from=2026-01-01&created_at_to=2026-12-31'
}
