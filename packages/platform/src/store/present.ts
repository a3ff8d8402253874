import { foundOnce } from '@trace/define/found-once.ts'
import { UNREADABLE } from '@trace/define/kinds/parse/index.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Viewer } from '../viewer.ts'
import { canUnseal, unseal } from '../ports/secrets.ts'

type Values = Record<string, unknown>

/** A row as answered: identity numbers are masked except for those who may edit it. */
export function present(resource: Resource, row: Values, viewer: Pick<Viewer, 'permissions'>): Values {
  const sealed = sealedIn(resource)
  if (sealed.length === 0) return row
  const shown = { ...row }
  const mayEdit = can(viewer.permissions, needs(resource, 'edit', 'update'))
  for (const name of sealed) if (typeof row[name] === 'string') shown[name] = opened(row[name], mayEdit)
  return shown
}

const sealedIn = foundOnce(({ fields }: Resource) =>
  Object.keys(fields).filter((at) => fields[at]!.kind === 'identity'),
)

/** A value that cannot be decrypted is marked, so that the list still loads. */
const opened = (sealed: string, whole: boolean): string =>
  canUnseal(sealed) ? masked(unseal(sealed), whole) : UNREADABLE

const masked = (number: string, whole: boolean): string => (whole ? number : `********${number.slice(-4)}`)
