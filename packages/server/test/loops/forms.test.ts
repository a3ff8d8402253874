import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { kinds } from '../../src/areas/catalogue/settle-kinds.ts'
import { fieldsFromInputList } from '@trace/domain/areas/growing/input-kinds.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { isForm } from '@trace/platform/operation/body.ts'
import { bodyFields } from '@trace/platform/openapi/document.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { ask, complaintsAbout } from './ask.ts'
import type { Answer } from './ask.ts'
import { bodyOf, formOf, giveOwnRows, givenThreeOfEach, rowOf } from './world.ts'

type Values = Record<string, unknown>

let token = ''
const server = testServer(async () => {
  await givenThreeOfEach(server)
  const call = await server.signIn('everything')
  await giveOwnRows(server, call.userId)
  token = call.token
})

/** The operations that take the form of a resource: those that make a row, and those that change one. */
const forms = operations.flatMap((operation) => {
  const { body } = operation
  if (!body || !isForm(body) || !body.resource) return []
  return [{ operation, resource: body.resource, told: body.told, fields: bodyFields(operation) }]
})
const making = forms.filter(({ operation }) => operation.method === 'POST')
const changing = forms.filter(({ operation }) => operation.method !== 'POST')

for (const { operation, resource, told, fields } of making) {
  const call = `${operation.method} ${operation.path}`
  const send = (body: Values, headers = {}): Promise<Answer> => ask(server, operation, { token, body, headers })

  test(`${call} tells of each required field that is missing, and of all at once`, async () => {
    const body = await formOf(server.sql, fields)
    const isTold = (name: string): boolean => told.includes(name)
    for (const [path, field, without] of missing(fields, body)) {
      if (isTold(path)) continue
      const { code, errors } = await send(without)
      assert.deepEqual([path, code, errors?.[path]], [path, 422, [`${field.label} bắt buộc`]])
    }
    const required = Object.entries(fields).filter(([name, field]) => isRequired(field) && !field.when && !isTold(name))
    const { errors } = await send({})
    for (const [name, { label }] of required) assert.deepEqual(errors?.[name], [`${label} bắt buộc`], name)
  })

  for (const [name, { label, requiredOf }] of Object.entries(fields).filter(([, field]) => field.requiredOf)) {
    test(`${call} requires '${name}' of a row whose '${requiredOf!.of}' asks for it`, async () => {
      const { of, its, is = [] } = requiredOf as { of: string; its?: string; is?: readonly string[] }
      const body = await formOf(server.sql, fields)
      const chosen = { [of]: body[of] ?? 1 }
      const { table } = resourceByName(fields[of]!.to!)
      const before = await server.row(table, Number(chosen[of]))
      if (its) await server.sql`update ${server.sql(table)} set ${server.sql({ [its]: is[0] })} where id = ${before.id}`
      const { code, errors } = await send({ ...body, ...chosen, [name]: null })
      if (its) await server.sql`update ${server.sql(table)} set ${server.sql(before, its)} where id = ${before.id}`
      assert.deepEqual([code, errors?.[name]], [422, [`${label} bắt buộc`]])
    })
  }

  test(`${call} makes a row of the example in the document, once for a key, and passes over what it does not know`, async () => {
    const unknown = { id: 99, created_at: '1999-01-01T00:00:00Z', version: 7, khong_co: 'x', approved_by: 1 }
    const body = { ...(await formOf(server.sql, fields)), ...unknown }
    const key = randomUUID()
    const before = await countOf(resource)
    const answer = await send(body, { 'idempotency-key': key })
    assert.equal(answer.code, 200, JSON.stringify(answer))
    assert.deepEqual(complaintsAbout(operation, answer), [])
    const { entry } = answer.data!
    assert.ok(entry.id !== 99 && entry.version! < 7 && !('khong_co' in entry))
    assert.ok(typeof entry['created_at'] === 'string' && entry['created_at'] > '2026')
    const atOnce = isProposable(resource)
    assert.equal((entry['approved_by'] ?? null) !== null, atOnce)
    assert.equal(entry['approval_status'] ?? 'pending', atOnce ? 'approved' : 'pending')
    assert.notEqual(entry['approved_by'], unknown.approved_by)
    assert.deepEqual(await send(body, { 'idempotency-key': key }), answer)
    assert.equal(await countOf(resource), before + 1)
  })

  for (const names of uniqueSets(resource)) {
    test(`${call} refuses a second ${names.join(', ')}`, async () => {
      const others = uniqueSets(resource)
        .flat()
        .filter((name) => !names.includes(name))
      const { code, errors } = await send({ ...(await formOf(server.sql, fields)), ...pick(rowOf(fields, 7), others) })
      assert.deepEqual([code, Object.keys(errors ?? {})], [409, [names[0]]])
      assert.match(errors![names[0]!]![0]!, /đã tồn tại$/)
    })
  }
}

for (const { operation, resource, fields } of changing) {
  const call = `${operation.method} ${operation.path}`
  const id = operation.path.includes('second') ? 2 : 3

  test(`${call} refuses an older version with the row as it is, and takes the last word where none is named`, async () => {
    const known = isProposable(resource) ? [resource.title] : []
    const uniques = pick(rowOf(fields, 8), [...uniqueSets(resource).flat(), ...known])
    const row = await server.row(resource.table, id)
    // The kind of a row with children stays, and the example of a parent may be of another one.
    const kept = 'parent_id' in fields ? kinds.filter(({ list }) => list.name === resource.name) : []
    const body = {
      ...(await formOf(server.sql, fields)),
      ...uniques,
      ...pick(
        row,
        kept.map(({ field }) => field),
      ),
      ...(kept.length > 0 && { parent_id: null }),
    }
    const send = (more: object): Promise<Answer> => ask(server, operation, { token, id, body: { ...body, ...more } })
    const { version } = row
    const stale = await send({ version: version + 1 })
    assert.equal(stale.code, 409, JSON.stringify(stale))
    assert.deepEqual([stale.data!.entry.id, stale.data!.entry.version], [id, version])
    const first = await send({ version })
    assert.equal(first.code, 200, JSON.stringify(first))
    assert.deepEqual(complaintsAbout(operation, first), [])
    const read = pick(first.data!.entry, Object.keys(fields))
    const last = await ask(server, operation, { token, id, body: read })
    assert.equal(last.code, 200, `what was read can be sent back: ${JSON.stringify(last)}`)
    assert.deepEqual(pick(last.data!.entry, Object.keys(fields)), read)
  })
}

for (const operation of operations) {
  const { method, path, needs } = operation
  if (method !== 'POST' || !path.includes('/:id') || needs === 'public' || /\/re(cover|store)/.test(path)) continue

  test(`${method} ${path} answers a key that was used before as it did, and takes it for no other row`, async () => {
    const asked = { token, body: await bodyOf(server.sql, operation), headers: { 'idempotency-key': randomUUID() } }
    const answer = await ask(server, operation, { ...asked, id: 1 })
    if (answer.code !== 200) return
    // Tokens are returned only the first time.
    const withoutTokens = JSON.parse(JSON.stringify(answer).replace(/"cnl?_[\w-]{20,}"/g, '""')) as unknown
    assert.deepEqual(await ask(server, operation, { ...asked, id: 1 }), withoutTokens)
    assert.equal((await ask(server, operation, { ...asked, id: 2 })).code, 422)
  })
}

const isRequired = ({ required, default: usual, kind }: Field): boolean =>
  required && usual === undefined && kind !== 'toggle'

const pick = (values: Values, names: string[]): Values => Object.fromEntries(names.map((name) => [name, values[name]]))

/**
 * For each required field a body that lacks only that; also for fields that other values require, and in inner rows.
 */
function* missing(fields: Fields, body: Values): Generator<[path: string, field: Field, without: Values]> {
  for (const [name, field] of Object.entries(fields)) {
    const asking = Object.fromEntries(Object.entries(field.when ?? {}).map(([other, wanted]) => [other, wanted[0]]))
    // The choice of a farm input is left out too: it would fill the field in from the list.
    const filling = fieldsFromInputList.some((listed) => listed === name) ? ['farm_input_id'] : []
    const blank = Object.fromEntries([name, ...filling].map((other) => [other, undefined]))
    if (isRequired(field)) yield [name, field, { ...body, ...asking, ...blank }]
    const [row] = (field.kind === 'rows' || field.kind === 'list' ? (body[name] ?? []) : []) as Values[]
    if (!row) continue
    for (const [inner, innerField, without] of missing(field.fields!, row)) {
      yield [`${name}.0.${inner}`, innerField, { ...body, ...asking, [name]: [without] }]
    }
  }
}

/** The sets of fields of its form that no two rows may share. */
function uniqueSets(resource: Resource): string[][] {
  const fields = formFields(resource)
  const alone = Object.keys(fields)
    .filter((name) => fields[name]!.unique)
    .map((name) => [name])
  return [
    ...alone,
    ...resource.unique.filter((names) => names.every((name) => name in fields)).map((names) => [...names]),
  ]
}

async function countOf({ table }: Resource): Promise<number> {
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from ${server.sql(table)}`
  return row!.count
}
