import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isApprovable } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { concatSql } from '@trace/platform/ports/postgres/connect.ts'
import { operations } from '../../src/operations.ts'
import { finished } from '../finished.ts'
import { randomFrom } from '../random-from.ts'
import { signInAsSuperAdmin } from '../chain.ts'
import type { CallApi, Method } from '../server.ts'
import { testServer } from '../server.ts'
import { givenThreeOfEach } from './world.ts'

/** Number of acts that are done and undone, and the seed: `WALK=1000 SEED=7 npm test -- …/undo-anything.test.ts`. */
const ACTS = Number(process.env['WALK'] ?? 40)
const SEED = Number(process.env['SEED'] ?? process.env['TEST_SEED'] ?? 1)

const server = testServer(() => givenThreeOfEach(server))

/** Nothing refers to the third row of each list. */
const ROW = 3

/** Tables that are not compared, such as logs and queues: they grow with each act. */
const TELLING =
  /^(system_logs|account_usage|background_work|revision_texts|jobs|notices|outbox|told_|idempotency|sessions|users|user_|roles|role_|permissions|pgboss|migrations|row_totals|scan)/

/** Every row as text, without the columns that tell how often and when it was written. */
async function everything(): Promise<string[]> {
  const tables = await server.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const parts = tables
    .filter(({ name }) => !TELLING.test(name))
    .map(
      ({ name }, at) => server.sql`${at > 0 ? server.sql`union all` : server.sql``}
      select ${name} || ' ' || (to_jsonb(t) - '{version,updated_at,updated_by,search,told_changes}'::text[])::text as row from ${server.sql(name)} t`,
    )
  const rows = await server.sql<
    { row: string }[]
  >`select row from (${concatSql(server.sql, parts)}) r order by row collate "C"`
  return rows.map(({ row }) => row)
}

/** Cuts off the microseconds of rows that PostgreSQL dated itself: no answer and no log contains them. */
async function keepMilliseconds(): Promise<void> {
  const tables = await server.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'standing_since'`
  for (const { name } of tables)
    await server.sql`update ${server.sql(name)} set standing_since = date_trunc('milliseconds', standing_since)`
}

/** The rows in only one of the two lists: `-` in `some`, `+` in `others`. */
const between = (some: readonly string[], others: readonly string[]): string[] => {
  const [known, now] = [new Set(some), new Set(others)]
  return [
    ...some.filter((row) => !now.has(row)).map((row) => `- ${row}`),
    ...others.filter((row) => !known.has(row)).map((row) => `+ ${row}`),
  ]
}

const versionOf = async ({ table }: Resource): Promise<number> => (await server.row(table, ROW))['version']

/** An act that can be undone: returns its undo, or null if it was refused. */
interface Act {
  name: string
  act(call: Call): Promise<(() => Promise<{ code: number; message: string }>) | null>
}

type Call = (method: Method, url: string, body?: object) => Promise<{ code: number; message: string; data: unknown }>

/** A call to one row, with its undo. */
const undoable = (
  resource: Resource,
  what: string,
  url: string,
  bodyOf: (row: Record<string, unknown>) => object,
): Act => ({
  name: `${what} of ${resource.name}`,
  async act(call) {
    const body = bodyOf(await server.row(resource.table, ROW))
    const { code } = await call('PUT', `/${resource.name}/${ROW}/${url}`, {
      ...body,
      version: await versionOf(resource),
    })
    return code === 200
      ? async () => call('POST', `/${resource.name}/${ROW}/undo`, { version: await versionOf(resource) })
      : null
  },
})

/** A job, undone as a whole. */
const job = (name: string, begin: (call: Call) => Promise<{ data: unknown }>): Act => ({
  name,
  async act(call) {
    const { data } = (await begin(call)) as { data: { job?: { id: number } } | null }
    if (!data?.job) return null
    const { status } = await finished(call as CallApi, data.job)
    if (status !== 'done') return null
    const { id } = data.job
    return async () => {
      const undoing = (await call('POST', `/jobs/${id}/undo`)) as {
        code: number
        message: string
        data: { job?: { id: number } }
      }
      if (undoing.data?.job) await finished(call as CallApi, undoing.data.job)
      return undoing
    }
  },
})

const has = (method: Method, path: string): boolean =>
  operations.some((operation) => operation.method === method && operation.path === `/api/admin/${path}`)

const acts = resources
  .filter(({ handmade, name }) => !handmade && name !== 'users' && name !== 'roles')
  .flatMap((resource): Act[] => {
    const toggles = Object.entries(resource.fields).filter(([, { kind, call }]) => kind === 'toggle' && call)
    const text = Object.entries(resource.fields).find(
      ([, { kind, auto, format, unique }]) => kind === 'text' && !auto && !format && !unique,
    )
    return [
      ...toggles.map(([name, { call }]) =>
        undoable(resource, name, call!, (row) => ({ [name]: !row[name], reason: 'Thử' })),
      ),
      ...(isApprovable(resource) && has('PUT', `${resource.name}/:id/change-approved`)
        ? ['approved', 'pending', 'rejected'].map((approval_status) =>
            undoable(resource, approval_status, 'change-approved', () => ({ approval_status, reject_reason: 'Thử' })),
          )
        : []),
      ...toggles
        .filter(() => has('POST', `${resource.name}/bulk`))
        .map(([name]) =>
          job(`${name} of many ${resource.name}`, async (call) =>
            call('POST', `/${resource.name}/bulk`, {
              action: name,
              value: (await server.row(resource.table, ROW))[name] !== true,
              ids: [[ROW, await versionOf(resource)]],
            }),
          ),
        ),
      ...(text && has('POST', `import-${resource.name}/rows`)
        ? [
            job(`a sheet of ${resource.name}`, async (call) =>
              call('POST', `/import-${resource.name}/rows`, {
                rows: [{ id: ROW, version: await versionOf(resource), cells: [{ field: text[0], text: 'Khác' }] }],
              }),
            ),
          ]
        : []),
      ...(has('POST', `${resource.name}/:id/recover`)
        ? [
            {
              name: `deletion of ${resource.name}`,
              async act(call: Call) {
                const { code } = await call('DELETE', `/${resource.name}/${ROW}`, {
                  reason: 'Thử',
                  version: await versionOf(resource),
                })
                return code === 200 ? () => call('POST', `/${resource.name}/${ROW}/recover`) : null
              },
            },
          ]
        : []),
    ]
  })

const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }
const recalls: Act[] = [1, 2].map((id) => ({
  name: `recall of lot ${id}`,
  async act(call) {
    const { code } = await call('PUT', `/traces/${id}/recall`, recalled)
    return code === 200 ? () => call('PUT', `/traces/${id}/undo-recall`, { reason: 'Nhầm' }) : null
  },
}))

test(`each of ${ACTS} acts that is undone leaves every row of the platform as it was (seed ${SEED})`, async () => {
  const call = (await signInAsSuperAdmin(server)) as Call
  await keepMilliseconds()
  const random = randomFrom(SEED)
  const all = [...acts, ...recalls, ...recalls]
  const trail: string[] = []
  let undone = 0
  for (let at = 0; at < ACTS; at++) {
    const { name, act } = all[random(all.length)]!
    // The first run recalculates derived values that the example rows contradict: the yield of a field, the harvest of
    // a batch.
    await (
      await act(call)
    )?.()
    const before = await everything()
    const undo = await act(call)
    trail.push(`${name}${undo ? '' : ' (refused)'}`)
    const where = trail.slice(-8).join(', ')
    if (!undo)
      assert.deepEqual(between(before, await everything()), [], `what was refused has changed something: ${where}`)
    else if (random(3) > 0) {
      const after = await everything()
      const { code, message } = await undo()
      assert.ok(code < 500, `${message}: ${where}`)
      assert.deepEqual(between(code === 200 ? before : after, await everything()), [], `${message}: ${where}`)
      if (code === 200) undone += 1
    }
  }
  assert.ok(undone > ACTS / 8, `${undone} acts were undone`)
})
