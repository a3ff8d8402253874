import { lackedFiles, lackProblem, mayLackFiles } from '@trace/define/awaited.ts'
import { isApprovable } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { Refusal } from '../refusal.ts'

type Values = Record<string, unknown>

/**
 * Columns of a new row that tell whether it lacks a required picture or file. If no approval keeps the row from the
 * public, it is also switched off.
 */
export function lackingAtFirst(resource: Resource, row: Values): Values {
  const { fields } = resource
  if (!mayLackFiles(fields)) return {}
  const lacks_files = lackedFiles(fields, row).length > 0
  const on = isApprovable(resource) || !lacks_files ? [] : switchesOf(resource)
  return { lacks_files, ...Object.fromEntries(on.map((name) => [name, false])) }
}

/** The same columns of a changed row. Throws if it is approved or switched on while it lacks something. */
export function lackingAfter(resource: Resource, before: Values, after: Values): Values {
  const { fields } = resource
  if (!mayLackFiles(fields)) return {}
  const problem = lackProblem(fields, after)
  const isShown = (row: Values, name: string): boolean => row[name] === true || row[name] === 'approved'
  const shown = [...switchesOf(resource), 'approval_status'].some(
    (name) => isShown(after, name) && !isShown(before, name),
  )
  if (problem !== null && shown) throw new Refusal(422, problem)
  return { lacks_files: problem !== null }
}

const switchesOf = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'toggle')
