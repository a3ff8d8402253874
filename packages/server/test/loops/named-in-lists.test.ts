import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fields } from '@trace/define/field.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { sweepNightly } from '@trace/platform/start/sweep.ts'
import { operations } from '../../src/operations.ts'
import { province } from '../../src/province.ts'
import { signInAsSuperAdmin } from '../chain.ts'
import { testServer } from '../server.ts'
import { givenThreeOfEach } from './world.ts'

/** Row 3 of each list: nothing refers to it until a test says so. */
const ROW = 3

let call: Awaited<ReturnType<typeof server.signIn>>
const server = testServer(async () => {
  await givenThreeOfEach(server)
  await server.sql`update orders set status = 'rejected' where id = ${ROW}`
  await server.sql`update trace_movements set shipped_at = '2026-03-02T08:00:00Z', received_at = null, quantity = 0.001`
  await server.sql`update roles set is_system = false where id = ${ROW}`
  call = await signInAsSuperAdmin(server)
})

const isRecoverable = ({ name }: Resource): boolean =>
  operationAt(operations, 'POST', `/api/admin/${name}/:id/recover`) !== undefined

/** A field of the rows, or of the child rows, of a resource that refers to rows that can be deleted. */
interface Link {
  owner: Resource
  table: string
  field: string
  label: string
  isList: boolean
  to: Resource
}

const linksIn = (owner: Resource, table = owner.table, fields: Fields = owner.fields): Link[] =>
  Object.entries(fields).flatMap(([field, { kind, label, to, table: inner, fields: inside }]) => {
    if (kind === 'rows') return linksIn(owner, inner, inside)
    const isList = kind === 'references'
    const isInside = table !== owner.table && kind === 'reference' && !field.endsWith('_by')
    return isList || isInside ? [{ owner, table, field, label, isList, to: resourceByName(to!) }] : []
  })

const links = resources
  .filter(({ handmade }) => !handmade)
  .flatMap((owner) => linksIn(owner))
  .filter(({ to }) => isRecoverable(to))
const lists = links.filter(({ isList }) => isList)

/** The row that names the other: one beside it where a list of rows names rows of the same list. */
const namingRow = ({ owner, to }: Link): number => (owner === to ? 2 : ROW)

const name = async (link: Link, named: unknown) => {
  const { sql } = server
  await sql`update ${sql(link.table)} set ${sql({ [link.field]: named } as never)} where id = ${namingRow(link)}`
}

const lie = async ({ table }: Resource, id: number, since: string | null) =>
  server.sql`update ${server.sql(table)} set deleted_at = now() - ${since}::interval where id = ${id}`

/** Runs `act` while row 3 is named by a row, and puts both back. */
async function whileNamed(link: Link, act: () => Promise<void>): Promise<void> {
  const { [link.field]: before } = await server.row(link.table, namingRow(link))
  await name(link, link.isList ? [1, ROW] : ROW)
  try {
    await act()
  } finally {
    await name(link, before)
    await lie(link.to, ROW, null)
    await lie(link.owner, namingRow(link), null)
  }
}

for (const link of links) {
  const { owner, table, field, label, to } = link
  const where = table === owner.table ? field : `${table}.${field}`

  if (isRecoverable(owner))
    test(`${owner.name}: a row comes back only after what it names in ${where}`, () =>
      whileNamed(link, async () => {
        await lie(owner, namingRow(link), '1 day')
        await lie(to, ROW, '1 day')
        const path = `/${owner.name}/${namingRow(link)}/recover` as const
        const early = await call('POST', path)
        assert.equal(early.code, 409)
        assert.ok(
          early.message.startsWith(`Không khôi phục được: ${label.toLowerCase()} của dòng này đã bị xóa`),
          early.message,
        )
        const named = await call('POST', `/${to.name}/${ROW}/recover`)
        assert.equal(named.code, 200, named.message)
        const back = await call('POST', path)
        assert.equal(back.code, 200, back.message)
      }))

  test(`${to.name}: a row comes back although one in use names it in ${owner.name}, ${where}`, () =>
    whileNamed(link, async () => {
      await lie(to, ROW, '1 day')
      const back = await call('POST', `/${to.name}/${ROW}/recover`)
      assert.equal(back.code, 200, back.message)
    }))
}

for (const link of lists)
  for (const since of [null, '1 day'])
    test(`${link.to.name}: what a row ${since ? 'in the trash' : 'in use'} names in ${link.owner.name}, ${link.field}, outlives its time in the trash`, () =>
      whileNamed(link, async () => {
        await lie(link.to, ROW, '91 days')
        await lie(link.owner, namingRow(link), since)
        await sweepNightly(server.program, server.settings, province)
        assert.ok(await server.row(link.to.table, ROW), 'it is still there')
      }))

test('what no list names goes when its time in the trash is over', async () => {
  const targets = [...new Set(lists.map(({ to }) => to))]
  assert.ok(targets.length > 5)
  for (const to of targets) await lie(to, ROW, '91 days')
  await sweepNightly(server.program, server.settings, province)
  for (const { table } of targets) assert.equal(await server.row(table, ROW), undefined, table)
})
