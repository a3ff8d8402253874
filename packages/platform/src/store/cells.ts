import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { UNREADABLE } from '@trace/define/kinds/parse/index.ts'
import { stateFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { sanitise } from '../rich-text.ts'
import { seal } from '../ports/secrets.ts'

type Values = Record<string, unknown>

/**
 * The values that have columns, encrypted and sanitised as their kinds require. Left out, so that the stored values
 * stay: an empty slug, and a number that could not be decrypted.
 */
export function toColumnValues({ fields }: Resource, values: Values): Values {
  const cells: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (!field || value === undefined || kinds[field.kind].column === null) continue
    if ((field.kind === 'slug' && value === null) || (field.kind === 'identity' && value === UNREADABLE)) continue
    cells[name] =
      typeof value !== 'string'
        ? value
        : field.kind === 'identity'
          ? seal(value)
          : field.kind === 'richText'
            ? sanitise(value)
            : value
  }
  return cells
}

/** The values of `after` that differ from `before`. */
export const changed = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])))

/** The new `standing_since` of a row, if `cells` changes its state. */
export const standingAfter = (fields: Fields, before: Values, cells: Values, now: Date): { standing_since?: string } =>
  stateFields(fields).some((name) => name in cells && cells[name] !== before[name])
    ? { standing_since: now.toISOString() }
    : {}
