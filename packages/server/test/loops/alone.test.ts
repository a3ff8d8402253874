import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field, Fields } from '@trace/define/field.ts'
import type { Permission } from '@trace/define/permission.ts'
import { formFields, needsToRead } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { allPermissions } from '@trace/domain/areas/accounts/subjects.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { fold } from '@trace/define/text/fold.ts'
import { isForm } from '@trace/platform/operation/body.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { ask } from './ask.ts'
import { formOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

const allOf = (subject: string): Permission[] => allPermissions.filter((one) => one.subject === subject)

/** The operations that create a row from a form. */
const making = operations.flatMap((operation) => {
  const { body } = operation
  const form = body && isForm(body) ? body.resource : undefined
  return operation.method === 'POST' && form && !form.scope.personal ? [[operation, form] as const] : []
})

for (const [create, resource] of making) {
  const [subject] = resource.subjects

  test(`${create.path}: who holds all of ${subject} alone uses it to the end`, async () => {
    const { token, userId } = await server.signIn(allOf(subject))
    const path = `/api/admin/${resource.name}`
    const may = async (operation: Operation | undefined, asked: object = {}) => {
      if (!operation) return undefined
      const answer = await ask(server, operation, { token, ...asked })
      assert.notEqual(answer.code, 403, `${operation.method} ${operation.path}: ${JSON.stringify(answer)}`)
      return answer
    }
    await may(operationAt(operations, 'GET', path))
    for (const to of choices(formFields(resource)))
      assert.equal((await may(operationAt(operations, 'GET', choosingAt(to))))?.code, 200, to)

    const body = await ownForm(resource, userId)
    const made = await may(create, { body })
    assert.equal(made?.code, 200, JSON.stringify(made))
    const { id } = made.data!.entry
    const whole = await may(operationAt(operations, 'GET', `${path}/:id`), { id })
    const edited = await may(operationAt(operations, 'PUT', `${path}/:id`), {
      id,
      body: { ...body, ...whole?.data?.entry, version: undefined },
    })
    assert.ok(!edited || edited.code === 200, JSON.stringify(edited))
    await may(operationAt(operations, 'DELETE', `${path}/:id`), { id })
  })
}

test('the permission screen opens and saves with the rights on it alone', async () => {
  const call = await server.signIn(allOf('permissions'))
  assert.equal((await call('GET', '/permissions?length=100')).data.entries.length, 100)
  const { entries } = (await call('GET', '/roles?length=100')).data
  const editor = entries.find(({ code }) => code === 'editor')
  const [list] = await server.sql<
    { id: number }[]
  >`select id from permissions where action = 'list' and subject = 'permissions'`
  const body = {
    ...(await call('GET', `/roles/${editor!.id}`)).data.entry,
    permission_ids: [...editor!.permission_ids, list!.id],
  }
  assert.equal((await call('PUT', `/roles/${editor!.id}`, body)).code, 200)
  assert.deepEqual((await server.row('roles', editor!.id))['permission_ids'], [...editor!.permission_ids, list!.id])
})

/**
 * Tries every picker with a single permission of a form or filter that refers to its rows; pickers of open screens
 * need none.
 */
for (const options of operations.filter(({ path }) => path.startsWith('/api/admin/options-'))) {
  const resource = resourceByName(options.path.slice('/api/admin/options-'.length))

  test(`${options.path} gives id and name alone, within reach, and is searched by nothing else`, async () => {
    const { token } = await server.signIn(
      options.needs === 'signedIn' ? [] : [(options.needs as readonly Permission[])[0]!],
    )
    const offered = (words = '', by = token) => rowsOf(options, by, `length=100&search=${encodeURIComponent(words)}`)
    const all = await offered()
    for (const row of all) assert.deepEqual(Object.keys(row).toSorted(), ['id', 'name'])

    const hidden = Object.keys(resource.fields).filter(
      (name) => resource.fields[name]!.searchable && name !== resource.title,
    )
    const [kept = {}] = await server.sql<Record<string, unknown>[]>`
      select * from ${server.sql(resource.table)} where id = 1`
    for (const name of hidden.filter((one) => typeof kept[one] === 'string')) {
      const words = (kept[name] as string).split(/\s+/)
      const found = await offered(words.join(' '))
      const isNamed = (row: Record<string, unknown>) =>
        words.every((word) => fold(String(row['name'])).includes(fold(word)))
      assert.ok(found.every(isNamed), `${name} is searched`)
    }

    const producer = (await server.signIn(allPermissions, { scope: 'manufacture', manufacture_id: 2 })).token
    const listed = await rowsOf(operationAt(operations, 'GET', `/api/admin/${resource.name}`)!, producer, 'length=100')
    assert.deepEqual(idsOf(await offered('', producer)), idsOf(listed))
  })
}

const rowsOf = async (operation: Operation, token: string, query: string): Promise<Record<string, unknown>[]> => {
  const answer = await ask(server, operation, { token, query })
  assert.equal(answer.code, 200, JSON.stringify(answer))
  return answer.data!.entries
}

const idsOf = (rows: readonly Record<string, unknown>[]): number[] =>
  rows.map((row) => Number(row['id'])).toSorted((a, b) => a - b)

/** Resources that a form chooses from. */
function choices(fields: Fields): string[] {
  const found = Object.values(fields)
    .filter(({ auto }) => !auto)
    .flatMap((field) => [...choiceIn(field), ...choices(field.fields ?? {})])
  return [...new Set(found)]
}

/** The address of the rows to choose from: the list if it is open to all, otherwise its picker (`options-…`). */
const choosingAt = (to: string): string =>
  `/api/admin/${needsToRead(resourceByName(to), 'list') === 'signedIn' ? '' : 'options-'}${to}`

const choiceIn = ({ kind, to, required, when }: Field): string[] =>
  (kind === 'reference' || kind === 'references') &&
  ((required && !when) || needsToRead(resourceByName(to!), 'list') === 'signedIn')
    ? [to!]
    : []

/** The example of a form; a role or permissions that it grants are those of the user who fills it in. */
async function ownForm(resource: Resource, userId: number): Promise<Record<string, unknown>> {
  const body = await formOf(server.sql, formFields(resource))
  const [own] = await server.sql<{ role_id: number; permission_ids: number[] }[]>`
    select u.role_id, r.permission_ids from users u join roles r on r.id = u.role_id where u.id = ${userId}`
  const { role_id, permission_ids } = own!
  return { ...body, ...('role_id' in body && { role_id }), ...('permission_ids' in body && { permission_ids }) }
}
