import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import type { Field } from '@trace/define/field.ts'
import { isForm } from '@trace/platform/operation/body.ts'
import { bodyFields } from '@trace/platform/openapi/document.ts'
import { uniqueKeys } from '@trace/platform/request/failures.ts'
import { operations } from '../../src/operations.ts'
import { DEFINITIONS, thirdOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { ask } from './ask.ts'
import { formOf, giveOwnRows, givenThreeOfEach } from './world.ts'

const NOBODY = 999_999

let token = ''
const server = testServer(async () => {
  await givenThreeOfEach(server)
  const call = await server.signIn('everything')
  await giveOwnRows(server, call.userId)
  token = call.token
})

const isRequired = ({ required, default: usual, kind }: Field): boolean =>
  required && usual === undefined && kind !== 'toggle' && kind !== 'rows' && kind !== 'list'

/** Values that a rule may refuse although their field takes them. */
function doubtful({ kind, choices = {}, auto, chosen }: Field, good: unknown): unknown[] {
  if (auto) return []
  if (kind === 'integer' || kind === 'decimal' || kind === 'money') return [null, 1, 900_000]
  if (kind === 'date') return [null, '2001-01-01', '2036-01-01']
  if (kind === 'moment') return ['2001-01-01T00:00:00Z', '2036-01-01T00:00:00Z']
  if (kind === 'choice') return Object.keys(choices).filter((value) => value !== good)
  if (kind === 'choices') return [Object.keys(choices)]
  if (kind === 'references') return [[NOBODY]]
  return chosen ? ['12345678'] : []
}

const chosen = thirdOf(operations, 'all problems', ...DEFINITIONS)

for (const operation of chosen) {
  const { method, path, body: form } = operation
  if ((method !== 'POST' && method !== 'PUT') || !form || !isForm(form) || !form.resource) continue

  test(`${method} ${path} refuses beside a blank text whatever it refuses otherwise`, async () => {
    const fields = bodyFields(operation)
    const good = await formOf(server.sql, fields)
    const blank = Object.keys(fields).find(
      (name) => fields[name]!.kind === 'text' && isRequired(fields[name]!) && !form.told.includes(name),
    )
    if (!blank) return
    const problemsOf = async (body: object): Promise<object> => {
      const { code, data } = await ask(server, operation, { token, id: 3, body, headers: { 'check-only': '1' } })
      return code === 200 && data && 'problems' in data ? (data.problems as object) : {}
    }
    const missed: object[] = []
    for (const [name, field] of Object.entries(fields))
      for (const value of doubtful(field, good[name])) {
        const alone = Object.keys(await problemsOf({ ...good, [name]: value }))
        const beside = alone.length > 0 ? await problemsOf({ ...good, [name]: value, [blank]: null }) : {}
        const lost = alone.filter((path) => !(path in beside))
        if (lost.length > 0) missed.push({ [name]: value, lost })
      }
    assert.deepEqual(missed, [])
  })
}

for (const operation of chosen) {
  const { method, path, body: form } = operation
  if (method !== 'POST' || !form || !isForm(form) || !form.resource) continue
  const { resource, told } = form
  const fields = bodyFields(operation)

  test(`${method} ${path} tells at once what the form refuses, what is not there, and what is taken`, async () => {
    const good = await formOf(server.sql, fields)
    const links = Object.keys(fields).filter(
      (name) => fields[name]!.kind === 'reference' && good[name] && !told.includes(name) && !form.complete,
    )
    const keys = uniqueKeys(resource).filter((key) => key.every((name) => name in fields && good[name] !== undefined))
    const free = (name: string) => !links.includes(name) && !keys.flat().includes(name) && !told.includes(name)
    const blank = Object.keys(fields).find(
      (name) => isRequired(fields[name]!) && isFieldApplicable(fields[name]!, good) && free(name),
    )
    const dangling = links.find((name) => !keys.flat().includes(name))
    const expected = [...(blank ? [blank] : []), ...(dangling ? [dangling] : []), ...keys.map(([first]) => first!)]
    if (!blank && !dangling) return

    const first = await ask(server, operation, { token, body: good })
    assert.equal(first.code, 200, JSON.stringify(first))
    const body = { ...good, ...(blank && { [blank]: null }), ...(dangling && { [dangling]: NOBODY }) }
    const { code, errors } = await ask(server, operation, { token, body })
    assert.equal(code, blank ? 422 : code)
    assert.deepEqual(
      expected.filter((name) => !errors?.[name]),
      [],
      JSON.stringify(errors),
    )
  })

  test(`${method} ${path} is only looked at where that is asked for: nothing is kept`, async () => {
    const count = async () =>
      (await server.sql`select count(*)::int as count from ${server.sql(resource.table)}`)[0]!['count']
    const before = await count()
    const body = await formOf(server.sql, fields)
    const { code, data } = await ask(server, operation, { token, body, headers: { 'check-only': '1' } })
    assert.equal(code, 200)
    assert.ok(data && 'problems' in data)
    const problems = data.problems as Record<string, string[]>
    assert.deepEqual(
      Object.keys(problems).filter((name) => problems[name]!.some((line) => line.endsWith(' bắt buộc'))),
      [],
    )
    assert.equal(await count(), before)
  })
}
