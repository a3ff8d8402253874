import { UNREADABLE } from '@trace/define/kinds/parse/index.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Viewer } from '../viewer.ts'
import { canUnseal, unseal } from '../ports/secrets.ts'

type Values = Record<string, unknown>

/** Rows for an answer: identity numbers are masked, except for those who may edit them. */
export function present(resource: Resource, rows: Values[], viewer: Pick<Viewer, 'permissions'>): Values[] {
  const sealed = Object.keys(resource.fields).filter((name) => resource.fields[name]!.kind === 'identity')
  if (sealed.length === 0) return rows
  const mayEdit = can(viewer.permissions, needs(resource, 'edit', 'update'))
  return rows.map((row) => {
    const shown = { ...row }
    for (const name of sealed) if (typeof row[name] === 'string') shown[name] = opened(row[name], mayEdit)
    return shown
  })
}

/** Decrypts a value; returns a marker if that fails, so that the list still loads. */
const opened = (sealed: string, whole: boolean): string =>
  canUnseal(sealed) ? masked(unseal(sealed), whole) : UNREADABLE

const masked = (number: string, whole: boolean): string => (whole ? number : `********${number.slice(-4)}`)
