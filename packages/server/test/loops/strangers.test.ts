import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field, Fields } from '@trace/define/field.ts'
import { isProposable } from '@trace/define/proposals.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { resources } from '@trace/domain/menu.ts'
import { streamXlsxRows } from 'hucre/xlsx'
import type { Operation } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { forgetTotals } from '@trace/platform/store/totals.ts'
import { putRows } from '../one-of-each.ts'
import { partOf } from '../seed.ts'
import { testServer } from '../server.ts'
import { ask } from './ask.ts'
import { differing } from './each-operation.ts'
import { fit, rowOf } from './world.ts'

type Values = Record<string, unknown>

/** The id of every row that belongs to others; every text that they wrote contains it, too. */
const THEIRS = 910_017
const OURS = 2

const server = testServer(async () => {
  await putRows(server, (resource) => (isOwned(resource) ? [OURS] : [1, OURS, 3]), rowOf, fit)
  await putSums(OURS)
  const tokens = {} as Record<Stranger, string>
  for (const [who, reach] of Object.entries(strangers))
    tokens[who as Stranger] = (await server.signIn('everything', reach)).token
  await askAll(tokens, alone)
  await putRows(server, (resource) => (isOwned(resource) ? [THEIRS] : []), theirRow, theirFit)
  await putSums(THEIRS)
  forgetTotals(
    server.sql,
    resources.map(({ table }) => [table]),
  )
  await askAll(tokens, amongOthers)
  await throwAway()
  await askAll(tokens, amongTrash, trash)
})

/**
 * Whether rows of a resource belong to somebody: by its definition, or because its operations show nobody the rows
 * of others.
 */
const isOwned = ({ name, scope: { owner, place, parents, whole, personal } }: Resource): boolean =>
  Boolean(owner || place || parents || whole || personal) || name === 'notifications'

/** Paths whose answer differs at each request, and why. Like all other answers, it must not name a row of others. */
const changing: Record<string, string> = {
  '/api/admin/sessions': "to ask is to use one's session",
  '/api/admin/stamps/:id/revisions': "to read one's own codes leaves a line",
  '/api/admin/jobs': 'long exports are jobs of who asks for them',
  '/api/admin/jobs/:id': "a file of one's own is given a new link each time",
}

/**
 * Operations that offer accounts able to see the same row, including staff of the whole province (tested in
 * `comments.test.ts`).
 */
const offering: readonly unknown[] = ['people', 'handlers']

const reading = operations.filter(
  ({ method, needs, like }) => method === 'GET' && needs !== 'public' && !offering.includes(like),
)
/** The operations asked: all hand-written, one of each factory, and a quarter of the rest. */
const asked = [...new Set([...differing(reading), ...partOf(reading, 4, 'strangers')])]
const strangers = {
  'a producer': { scope: 'manufacture', manufacture_id: OURS },
  'an officer of a commune': { scope: 'commune', ward_id: OURS },
} as const
const trash = asked.filter(({ path }) => path.includes('/trash-'))
type Stranger = keyof typeof strangers
type Answers = Map<string, string[]>

/** Answers by user and operation: before others had rows, with the rows of others, and with those rows in the trash. */
const [alone, amongOthers, amongTrash]: [Answers, Answers, Answers] = [new Map(), new Map(), new Map()]

for (const operation of asked) {
  const name = `${operation.method} ${operation.path}`
  for (const who of Object.keys(strangers)) {
    test(`${name} tells ${who} nothing of others`, () => {
      const key = `${who} ${name}`
      const then = alone.get(key)!
      for (const now of [amongOthers.get(key)!, amongTrash.get(key) ?? []])
        for (const [at, answer] of now.entries()) {
          assert.doesNotMatch(answer, new RegExp(String(THEIRS)), 'names a row of theirs')
          if (!(operation.path in changing)) assert.equal(answer, then[at], 'is another answer because of their rows')
        }
    })
  }
}

async function askAll(tokens: Record<Stranger, string>, answers: Answers, which = asked): Promise<void> {
  for (const [who, token] of Object.entries(tokens)) {
    for (const operation of which) {
      const said: string[] = []
      for (const { id, query } of waysToAsk(operation)) {
        const { code, data } = await ask(server, operation, { token, id, query })
        said.push(`${code} ${await toldBy(data)}`)
      }
      answers.set(`${who} ${operation.method} ${operation.path}`, said)
    }
  }
}

/**
 * The requests: single rows by id; lists with every query that could lead to rows of others: a filter for each link
 * of their resource, or all links at once without a resource.
 */
function waysToAsk({ path, logs }: Operation): { id: number; query: string }[] {
  if (path.includes(':')) return (logs ? [THEIRS] : [OURS, THEIRS]).map((id) => ({ id, query: 'line-number=1' }))
  const resource = resources.find(({ name }) => path === `/api/admin/${name}`)
  const narrowed = resource ? linksOf(resource).map((link) => `${link}=${THEIRS}`) : [everyLink]
  const queries = ['', `id=${OURS},${THEIRS}&length=100`, `search=${THEIRS}&q=${THEIRS}`, ...narrowed]
  return queries.map((query) => ({ id: 0, query }))
}

/** The links of a list to rows that belong to somebody. */
const linksOf = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => leadsToOwned(fields[name]!) && !name.endsWith('_by'))

const everyLink = [...new Set(resources.flatMap(linksOf))].map((link) => `${link}=${THEIRS}`).join('&')

function leadsToOwned({ kind, to }: Field): boolean {
  return (kind === 'reference' || kind === 'references') && isOwned(resourceByName(to!))
}

/** An answer as text; for a file, the cells of its first sheet. */
async function toldBy(data: Values | null): Promise<string> {
  const { url, entry, job: _, ...said } = data ?? {}
  if (typeof url !== 'string') return JSON.stringify({ entry, ...said })
  const { rawPayload } = await server.app.inject({ url })
  const cells: unknown[] = []
  for await (const { values } of streamXlsxRows(rawPayload, { sheet: 0 })) cells.push(values)
  return JSON.stringify({ ...said, cells })
}

/** Moves all rows of the others to the trash. */
const throwAway = (): Promise<unknown> =>
  server.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const { table } of resources.filter((resource) => isOwned(resource) && !resource.handmade))
      await tx`update ${tx(table)} set deleted_at = now() where id = ${THEIRS}`
  })

/** A row of another owner: its texts are marked as theirs, and its references lead to their rows where possible. */
const theirRow = (fields: Fields): Values => marked(fields, rowOf(fields, 1))

const marked = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]!
      if (leadsToOwned(field)) return [name, field.kind === 'reference' ? THEIRS : [THEIRS]]
      return [name, WRITTEN.includes(field.kind) && value !== null ? `${String(value)} ${THEIRS}` : value]
    }),
  )

const WRITTEN: readonly Field['kind'][] = ['text', 'longText', 'richText', 'slug', 'email', 'code', 'url']

/** Proposals of the others for shared lists stay pending: an approved one belongs to everybody. */
const theirFit = {
  ...Object.fromEntries(
    resources.filter(isProposable).map(({ name }) => [name, () => ({ approval_status: 'pending' })]),
  ),
  ...Object.fromEntries(
    Object.entries(fit).map(([name, fitting]) => [name, () => marked(resourceByName(name).fields, fitting(1))]),
  ),
}

/**
 * Adds data that is no row of a resource: sums over scans, a label of an issue, and a job that has run for as many
 * minutes as the id says.
 */
async function putSums(id: number): Promise<void> {
  const { sql } = server
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into scan_days (day, manufacture_id, product_id, province_id, channel, result, count, suspicious)
      values (current_date, ${id}, ${id}, 1, 'web', 'valid', 7, 3)`
    await tx`
      insert into scan_places (day, manufacture_id, product_id, province_id, ward_id, square_lat, square_lng, count, suspicious)
      values (current_date, ${id}, ${id}, 1, 1, 0, 0, 7, 3)`
    await tx`insert into stamp_codes (id, number, stamp_id, serial, is_suspect) overriding system value values (${id}, ${id}, ${id}, ${id}, true)`
    await tx`
      insert into jobs (kind, title, user_id, input, status, created_at)
      values ('export', ${`Xuất ${id}`}, ${id}, '{}', 'running', now() - make_interval(mins => ${id}))`
  })
}
