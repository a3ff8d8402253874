import { labelOf } from '@trace/define/machine.ts'
import { issueStatus } from './states.ts'

interface Printed {
  status: keyof typeof issueStatus.states
  /** State of the trace; null where it is not known. */
  trace_status: string | null
}

const NOT_PRINTED: readonly Printed['status'][] = ['draft', 'locked', 'recalled']

/**
 * Why no labels of an issue are printed, whether new ones or again; null if they may be. Whoever unlocks an issue later
 * makes every copy valid that was printed meanwhile.
 */
export function printProblem({ status, trace_status }: Printed): string | null {
  if (NOT_PRINTED.includes(status)) return `Không in được đợt tem đang ở trạng thái “${labelOf(issueStatus, status)}”`
  if (trace_status === 'recalled') return 'Hồ sơ truy xuất đã bị thu hồi, không in tem'
  return trace_status === 'held' ? 'Hồ sơ truy xuất đang tạm giữ để xác minh' : null
}
