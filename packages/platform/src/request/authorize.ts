import { can } from '@trace/define/permission.ts'
import type { Need } from '@trace/define/permission.ts'
import { permissionRefusal } from '@trace/define/subjects.ts'
import type { UnvalidatedCall } from '../operation/raw-call.ts'
import type { Needs, Operation } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import { sideOf } from '../viewer.ts'
import type { Viewer } from '../viewer.ts'

/** The properties that tell whether a call writes; a route that is no operation only reads. */
export type WriteTraits = Partial<Pick<Operation, 'method' | 'logs' | 'whileViewing'>>

export const writes = ({ method = 'GET', logs }: WriteTraits): boolean => method !== 'GET' || logs !== undefined

/** Throws unless the viewer has the permissions of the operation and passes its own `admit`. */
export function admit(operation: Operation, asking: UnvalidatedCall): void {
  refuseUnpermitted(asking.viewer, operation.needs, operation)
  refuseWritesWhileViewingAs(operation, asking.viewer)
  operation.admit?.(asking)
}

/** Throws if somebody who views as a role would write: a row, a print run, an export with its line in the log. */
export function refuseWritesWhileViewingAs(operation: WriteTraits, { viewsAs }: Viewer): void {
  if (viewsAs && writes(operation) && !operation.whileViewing) throw new Refusal(403, ONLY_LOOKS)
}

/** Throws 403 unless the permission was granted; the message names the missing one. */
export function refuseUnpermitted(
  viewer: Viewer,
  needs: Needs,
  doing: Partial<Pick<Operation, 'method' | 'logs'>> = {},
): void {
  const need = needOf(viewer, needs)
  if (need === null || can(viewer.permissions, need)) return
  throw new Refusal(
    403,
    viewer.permissions === null || need === 'signedIn' ? ROLE_RESTS : permissionRefusal(need[0], deedOf(doing)),
  )
}

/** The verb of a refusal, for calls whose permission covers more than its name says. */
const deedOf = ({ method, logs }: Partial<Pick<Operation, 'method' | 'logs'>>): string | undefined =>
  method === 'DELETE' ? 'xóa' : logs === 'approve' ? 'duyệt' : undefined

export function isPermitted(viewer: Viewer, needs: Needs): boolean {
  const need = needOf(viewer, needs)
  return need === null || can(viewer.permissions, need)
}

function needOf(viewer: Viewer, needs: Needs): Need | null {
  if (needs === 'public' || needs === 'ownAccount') return null
  return typeof needs === 'object' && 'staff' in needs ? needs[sideOf(viewer)] : needs
}

const ONLY_LOOKS = 'Bạn đang xem như vai trò khác nên chỉ xem được. Bấm “Thôi xem” để làm việc tiếp.'
const ROLE_RESTS = 'Vai trò của bạn đang chờ duyệt hoặc đã bị tắt, chưa dùng được chức năng nào'
