import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isApprovable, vouchedFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import type { CallApi } from '../server.ts'
import { givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

/** Nothing refers to the third row of each list. */
const ROW = 3

const MARKS = ['version', 'updated_at', 'updated_by', 'search']

/** Fields that record who acted, when and why: a toggle may change them without naming them in `asks`. */
const NOTED = /_(by|at|reason)$|^(approved_values|has_changes)$/

const standing = async ({ table }: Resource): Promise<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(await server.row(table, ROW)).filter(([name]) => !MARKS.includes(name)))

const movedBetween = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))

async function takesBack(
  call: CallApi,
  resource: Resource,
  what: string,
  url: string,
  body: object,
): Promise<string[]> {
  const before = await standing(resource)
  const { version: seen } = await server.row(resource.table, ROW)
  const done = await call('PUT', url, { ...body, version: seen })
  assert.equal(done.code, 200, `${what}: ${JSON.stringify(done)}`)
  const after = await standing(resource)
  const { version } = await server.row(resource.table, ROW)
  const undone = await call('POST', `/${resource.name}/${ROW}/undo`, { version })
  assert.equal(undone.code, 200, `${what}: ${JSON.stringify(undone)}`)
  assert.deepEqual(await standing(resource), before, what)
  const again = await call('POST', `/${resource.name}/${ROW}/undo`, { version: version + 1 })
  assert.equal(again.code, 422, `${what}, twice: ${JSON.stringify(again)}`)
  return movedBetween(before, after)
}

/** Values that a row needs before the rules allow its switch to be flipped. */
const ready: Record<string, Record<string, unknown>> = {
  'articles.is_publish': { is_approved: true },
  'articles.is_approved': { is_publish: true, approved_by: 1, approved_at: '2026-03-01T00:00:00Z' },
  'roles.is_active': { code: 'r_undo', is_system: false },
  'roles.requires_two_factor': { code: 'r_undo', is_system: false },
}

const toggles = resources.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, { kind, call }]) => kind === 'toggle' && call !== undefined)
    .map(([name, field]) => ({ resource, name, field })),
)

for (const { resource, name, field } of toggles.filter((one) => one.resource.name !== 'traces')) {
  test(`${resource.name}: undoing '${name}' gives every value back, and what moves beside it was named before`, async () => {
    const call = await server.signIn('everything')
    for (const on of [true, false]) {
      const start = {
        ...ready[`${resource.name}.${name}`],
        [name]: !on,
        ...(name === 'is_active' && 'approval_status' in resource.fields && { approval_status: 'approved' }),
      }
      await server.sql`update ${server.sql(resource.table)} set ${server.sql(start as never)} where id = ${ROW}`
      const url = `/${resource.name}/${ROW}/${field.call}`
      const moved = await takesBack(call, resource, `${name} ${on}`, url, { [name]: on, reason: 'Thử' })
      for (const other of moved.filter((one) => one !== name && !NOTED.test(one) && one !== 'standing_since')) {
        const { label } = resource.fields[other]!
        const asked = typeof field.asks === 'object' ? field.asks[on ? 'on' : 'off'] : field.asks
        assert.match(asked ?? '', new RegExp(label, 'i'), `${name} ${on} also moves ${other}: name it in "asks"`)
      }
    }
  })
}

const decided = resources.filter(
  (resource) =>
    isApprovable(resource) && operations.some(({ path }) => path === `/api/admin/${resource.name}/:id/change-approved`),
)
const steps = [
  ['pending', 'approved'],
  ['pending', 'rejected'],
  ['approved', 'pending'],
  ['rejected', 'pending'],
] as const

const answered = {
  pending: { approved_by: null, approved_at: null, reject_reason: null, rejected_by: null, rejected_at: null },
  approved: { approved_by: 1, approved_at: '2026-02-01T00:00:00Z', reject_reason: null },
  rejected: { approved_by: null, approved_at: null, reject_reason: 'Sai ảnh', rejected_at: '2026-02-01T00:00:00Z' },
}

for (const resource of decided) {
  test(`${resource.name}: an approval or refusal that is undone leaves the row as it was`, async () => {
    const call = await server.signIn('everything')
    const url = `/${resource.name}/${ROW}/change-approved`
    const free = resource.name === 'roles' ? { code: 'r_undo', is_system: false } : {}
    for (const [from, to] of steps) {
      await server.sql`update ${server.sql(resource.table)} set ${server.sql({ approval_status: from, ...answered[from], ...free, ...('has_changes' in resource.fields && { has_changes: false }) } as never)} where id = ${ROW}`
      await takesBack(call, resource, `${from} → ${to}`, url, { approval_status: to, reject_reason: 'Thử' })
    }
    if (vouchedFields(resource.fields).length === 0) return
    for (const to of ['approved', 'rejected']) {
      await server.sql`
        update ${server.sql(resource.table)} set ${server.sql({ approval_status: 'approved', ...answered.approved, has_changes: true } as never)},
          approved_values = approved_values || ${{ [resource.title]: 'Tên cũ' } as never} where id = ${ROW}`
      await takesBack(call, resource, `changes ${to}`, url, { approval_status: to, reject_reason: 'Thử' })
    }
  })
}

test('nobody undoes the act of another, nor one that somebody has built upon', async () => {
  const [lan, other] = [await server.signIn('everything'), await server.signIn('everything')]
  await server.sql`update articles set is_approved = true, is_publish = true where id = ${ROW}`
  const { data } = await lan('PUT', '/articles/3/change-approved', { is_approved: false })
  const { version } = data.entry
  assert.equal((await other('POST', '/articles/3/undo', { version })).code, 422)
  await other('PUT', '/articles/3/change-hot', {})
  assert.equal((await lan('POST', '/articles/3/undo', { version })).code, 409)
  assert.equal((await server.row('articles', ROW))['is_publish'], false)
})

test('an approval that also made an account is not undone', async () => {
  const call = await server.signIn('everything')
  await server.sql`update manufactures set approval_status = 'pending', has_changes = false where id = ${ROW}`
  const body = { approval_status: 'approved', create_account: true, email: 'chu@example.com' }
  const { data } = await call('PUT', '/manufactures/3/change-approved', body)
  const refused = await call('POST', '/manufactures/3/undo', { version: data.entry.version })
  assert.equal(refused.code, 422)
  assert.match(refused.message, /còn ghi tài khoản/)
})
