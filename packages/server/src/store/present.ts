import { can, needs } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Viewer } from '../operation.ts'
import { unseal } from '../secrets.ts'

type Values = Record<string, unknown>

/** A row as it is answered: a citizen's number in full only to those who may edit it. */
export function present(resource: Resource, row: Values, viewer: Pick<Viewer, 'permissions'>): Values {
  const shown: Values = {}
  const mayEdit = can(viewer.permissions, needs(resource, 'edit', 'update'))
  for (const [name, value] of Object.entries(row)) {
    const field = resource.fields[name]
    shown[name] = field?.kind === 'identity' && typeof value === 'string' ? masked(unseal(value), mayEdit) : value
  }
  return shown
}

const masked = (number: string, whole: boolean): string => (whole ? number : `********${number.slice(-4)}`)
