import { can, needs, UNREADABLE } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Viewer } from '../viewer.ts'
import { canUnseal, unseal } from '../../ports/secrets.ts'

type Values = Record<string, unknown>

/** A row as answered: identity numbers are masked except for those who may edit it. */
export function present(resource: Resource, row: Values, viewer: Pick<Viewer, 'permissions'>): Values {
  const shown: Values = {}
  const mayEdit = can(viewer.permissions, needs(resource, 'edit', 'update'))
  for (const [name, value] of Object.entries(row)) {
    const field = resource.fields[name]
    shown[name] = field?.kind === 'identity' && typeof value === 'string' ? opened(value, mayEdit) : value
  }
  return shown
}

/** A value that cannot be decrypted is marked, so that the list still loads. */
const opened = (sealed: string, whole: boolean): string =>
  canUnseal(sealed) ? masked(unseal(sealed), whole) : UNREADABLE

const masked = (number: string, whole: boolean): string => (whole ? number : `********${number.slice(-4)}`)
