import { isFirm, isProposable, proposedProblem, resourceByName } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { joined } from '../../ports/postgres/connect.ts'
import type { Sql } from '../../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

type Values = Record<string, unknown>

/** Refuses that a row on which others rely refers to rows that are only proposed, at the fields that do. */
export async function refuseProposed(
  sql: Sql,
  resource: Resource,
  before: Values | null,
  after: Values,
): Promise<void> {
  const { fields } = resource
  if (!isFirm(fields, after)) return
  const wasFirm = before !== null && isFirm(fields, before)
  const links = Object.entries(fields).flatMap(([name, { kind, to, auto }]) => {
    if (kind !== 'reference' || auto || after[name] == null || (wasFirm && after[name] === before[name])) return []
    const target = resourceByName(to!)
    return isProposable(target) ? [{ name, target, id: Number(after[name]) }] : []
  })
  if (links.length === 0) return
  const found = await sql<{ field: string; name: string; approval_status: string }[]>`${joined(
    sql,
    links.map(
      ({ name, target, id }, at) => sql`${at > 0 ? sql`union all` : sql``}
        select ${name}::text as field, ${sql(target.title)}::text as name, approval_status from ${sql(target.table)} where id = ${id}`,
    ),
  )}`
  const problems = found.flatMap(({ field, ...row }) => {
    const { label } = links.find(({ name }) => name === field)!.target
    const problem = proposedProblem({ label, ...row })
    return problem ? [{ field, problem }] : []
  })
  if (problems.length === 0) return
  const errors = Object.fromEntries(problems.map(({ field, problem }) => [field, [problem]]))
  throw new Refusal(422, problems[0]!.problem, { errors })
}
