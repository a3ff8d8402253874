import { isDeepStrictEqual } from 'node:util'
import type { Field, Fields } from '@trace/define/field.ts'
import { USUAL_PLACES } from '@trace/define/kinds/index.ts'
import { vouchedFields } from '@trace/define/resource.ts'

type Values = Record<string, unknown>

/** What a write changes in the approved values of a row, and whether other changes await approval. */
interface Vouched {
  approved_values?: Values | null
  has_changes?: boolean
  withdrawn_at?: string | null
}

/**
 * The public sees the values that an officer approved last, as long as the approval is valid. An approval covers all
 * values; an edit by somebody who may approve (`sees`) approves the values it changes; other changes of an approved row
 * await approval.
 */
export function vouchedAfter(
  fields: Fields,
  before: Values | null,
  after: Values,
  { sees, at }: { sees: boolean; at: string },
): Vouched {
  const names = vouchedFields(fields)
  if (names.length === 0) return {}
  const vouched = valuesAfter(fields, names, before, after, sees)
  if (stands({ ...after, ...vouched })) return { ...vouched, withdrawn_at: null }
  return { approved_values: null, has_changes: false, ...(before && stands(before) && { withdrawn_at: at }) }
}

/** Whether the approval of a row is valid; `isApprovalStanding` is the same in SQL. */
const stands = ({ approval_status, has_changes }: Values): boolean =>
  approval_status === 'approved' || (approval_status === 'pending' && has_changes === true)

function valuesAfter(fields: Fields, names: string[], before: Values | null, after: Values, sees: boolean): Vouched {
  const now = Object.fromEntries(names.map((name) => [name, kept(fields[name]!, after[name])]))
  if (isApproving(before, after)) return { approved_values: now, has_changes: false }
  const seen = (before?.['approved_values'] as Values | null) ?? null
  const changed = names.filter((name) => !isDeepStrictEqual(now[name], before?.[name] ?? null))
  if (sees) {
    const approved_values =
      changed.length > 0 ? { ...seen, ...Object.fromEntries(changed.map((name) => [name, now[name]])) } : seen
    return { approved_values, has_changes: after['has_changes'] === true && differ(names, approved_values, now) }
  }
  const isApproved = before?.['approval_status'] === 'approved'
  return { has_changes: seen !== null && (isApproved ? differ(names, seen, now) : before?.['has_changes'] === true) }
}

/** Overlays a row with its approved values, which it has only while its approval is valid. */
export const withApprovedValues = <V extends { approved_values: object | null }>(row: V): V => ({
  ...row,
  ...row.approved_values,
})

const isApproving = (before: Values | null, after: Values): boolean =>
  after['approval_status'] === 'approved' &&
  (before?.['approval_status'] !== 'approved' || before['approved_at'] !== after['approved_at'])

const differ = (names: string[], seen: Values | null, now: Values): boolean =>
  names.some((name) => !isDeepStrictEqual(seen?.[name] ?? null, now[name]))

/** A value as its column stores it: so many decimals as the field says. */
const kept = ({ kind, decimals = USUAL_PLACES }: Field, value: unknown): unknown =>
  kind === 'decimal' && typeof value === 'number' ? Number(value.toFixed(decimals)) : (value ?? null)
