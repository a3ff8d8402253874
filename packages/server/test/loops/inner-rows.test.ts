import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field, Fields } from '@trace/define/field.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { signInAsSuperAdmin } from '../chain.ts'
import { testServer } from '../server.ts'
import { formOf, givenThreeOfEach } from './world.ts'

type Row = Record<string, unknown>

let call: Awaited<ReturnType<typeof server.signIn>>
const server = testServer(async () => {
  await givenThreeOfEach(server)
  call = await signInAsSuperAdmin(server)
})

const revised = resources.filter(({ name }) =>
  operationAt(operations, 'POST', `/api/admin/${name}/:id/restore/:revision`),
)

const rowsOf = (fields: Fields): [name: string, field: Field][] =>
  Object.entries(formFields({ fields })).filter(([, { kind }]) => kind === 'rows')

for (const resource of revised) {
  for (const [inner, { label, table, fields: inside = {} }] of rowsOf(resource.fields)) {
    const { name } = resource

    test(`${name}: its history tells what changed in ${inner}, before and after, and brings it back`, async () => {
      const { path, entry, save } = await editable(resource, inner)
      if (rowsIn(await entry(), inner).length === 0)
        await save([await formOf(server.sql, formFields({ fields: inside }))])
      const first = rowsIn(await entry(), inner)

      const field = changeable(inside, first[0]!)
      await save(first.map((row, at) => (at === 0 ? { ...row, [field]: changed(inside[field]!, row[field]) } : row)))
      const second = rowsIn(await entry(), inner)
      assert.notDeepEqual(second[0]![field], first[0]![field])
      const [line] = (await call('GET', `${path}/revisions`)).data.entries
      const change = line!.changes.find(({ field: name }) => name === inner)!
      assert.equal(change.label, label)
      assert.deepEqual(
        [rowsIn({ ...change }, 'before')[0]![field], rowsIn({ ...change }, 'after')[0]![field]],
        [first[0]![field], second[0]![field]],
      )

      await save([])
      assert.deepEqual(rowsIn(await entry(), inner), [])
      const { entries } = (await call('GET', `${path}/revisions`)).data
      assert.deepEqual(entries[0]!.changes.find(({ field: name }) => name === inner)!.after, [])

      const back = await call('POST', `${path}/restore/${entries[1]!.id}`)
      assert.equal(back.code, 200, back.message)
      assert.deepEqual(said(inside, rowsIn(await entry(), inner)), said(inside, second))
    })

    test(`${name}: an id in ${inner} that is of another row makes a row of its own`, async () => {
      const { entry, save } = await editable(resource, inner)
      const ofAnother = () => server.row(table!, 2)
      const before = await ofAnother()
      await save([{ ...(await formOf(server.sql, formFields({ fields: inside }))), id: 2 }])
      const [{ id, approval_status = 'approved', has_changes = false }] = rowsIn(await entry(), inner) as [Row]
      assert.notEqual(id, 2)
      assert.deepEqual([approval_status, has_changes], ['approved', false])
      assert.deepEqual(await ofAnother(), before)
    })
  }
}

const made: Record<string, Promise<number | null>> = {}

async function make(resource: Resource): Promise<number | null> {
  const answer = await call('POST', `/${resource.name}`, await formOf(server.sql, formFields(resource)))
  return answer.code === 200 ? answer.data.entry.id : null
}

/** A row of a list, whose rows in `inner` can be replaced. */
async function editable(resource: Resource, inner: string) {
  const { name } = resource
  const path = `/${name}/${(await (made[name] ??= make(resource))) ?? 3}` as const
  const edit = operationAt(operations, 'PUT', `/api/admin/${name}/:id`) ? ('PUT' as const) : ('PATCH' as const)
  const entry = async (): Promise<Row> => (await call('GET', path)).data.entry
  const save = async (rows: Row[]) => {
    const { version, ...now } = await entry()
    const saved = await call(edit, path, { ...now, version, [inner]: rows })
    assert.equal(saved.code, 200, `${saved.message} ${JSON.stringify(saved.errors)}`)
  }
  return { path, entry, save }
}

const rowsIn = (entry: Row, inner: string): Row[] => entry[inner] as Row[]

/** The values of rows, without their ids. */
const said = (fields: Fields, rows: Row[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { auto }]) => !auto)
        .map(([name, { kind, fields: inside = {} }]) => [
          name,
          kind === 'rows' ? said(inside, rowsIn(row, name)) : row[name],
        ]),
    ),
  )

/**
 * A field of a row whose value can be changed; numbers come last, since a number may be the row's position among the
 * others.
 */
const changeable = (fields: Fields, row: Row): string =>
  Object.keys(changes).flatMap((kind) =>
    Object.keys(fields).filter((name) => fields[name]!.kind === kind && !fields[name]!.auto && row[name] !== null),
  )[0]!

const changes: Partial<Record<Field['kind'], (value: unknown) => unknown>> = {
  longText: (value) => `${String(value)} x`,
  text: (value) => `${String(value).slice(0, 15)} x`,
  flag: (value) => !value,
  decimal: (value) => Number(value) / 2,
  integer: (value) => Number(value) + 1,
}
const changed = ({ kind }: Field, value: unknown): unknown => changes[kind]!(value)
