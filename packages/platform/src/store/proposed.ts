import { isReliedOn, isProposable, proposedProblem } from '@trace/define/proposals.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

type Values = Record<string, unknown>

/** Throws what `proposedRefusals` finds in one row. */
export async function refuseProposed(
  sql: Sql,
  resource: Resource,
  before: Values | null,
  after: Values,
): Promise<void> {
  const [refusal] = await proposedRefusals(sql, resource, [{ before, after }])
  if (refusal) throw refusal
}

/**
 * For each row that others rely on, a refusal that names its fields that refer to merely proposed rows; null if there
 * are none, and for all other rows.
 */
export async function proposedRefusals(
  sql: Sql,
  resource: Resource,
  rows: { before: Values | null; after: Values }[],
): Promise<(Refusal | null)[]> {
  const links = rows.map(({ before, after }) => linksOf(resource, before, after))
  const alike = [...Map.groupBy(links.flat(), ({ name }) => name).values()]
  if (alike.length === 0) return rows.map(() => null)
  const found = await sql<{ field: string; id: number; name: string; approval_status: string }[]>`${concatSql(
    sql,
    alike.map((group, at) => {
      const [{ name, target }] = group as [Link]
      const ids = [...new Set(group.map(({ id }) => id))]
      return sql`${at > 0 ? sql`union all` : sql``}
        select ${name}::text as field, id, ${sql(target.title)}::text as name, approval_status from ${sql(target.table)} where id = any(${ids})`
    }),
  )}`
  const known = new Map(found.map((row) => [`${row.field} ${row.id}`, row]))
  return links.map((own) => {
    const errors: Problems = {}
    for (const { name, target, id } of own) {
      const row = known.get(`${name} ${id}`)
      const problem = row && proposedProblem({ ...row, label: target.label })
      if (problem) errors[name] = [problem]
    }
    const [first] = Object.values(errors)
    return first ? new Refusal(422, first[0]!, { errors }) : null
  })
}

interface Link {
  name: string
  target: Resource
  id: number
}

function linksOf({ fields }: Resource, before: Values | null, after: Values): Link[] {
  if (!isReliedOn(fields, after)) return []
  const wasFirm = before !== null && isReliedOn(fields, before)
  return Object.entries(fields).flatMap(([name, { kind, to, auto }]): Link[] => {
    if (kind !== 'reference' || auto || after[name] == null || (wasFirm && after[name] === before[name])) return []
    const target = resourceByName(to!)
    return isProposable(target) ? [{ name, target, id: Number(after[name]) }] : []
  })
}
