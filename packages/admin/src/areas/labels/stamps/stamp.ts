import { printProblem } from '@trace/domain/areas/labels/issues/print-problem.ts'
import type { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { Data } from '@trace/screens/app/call.ts'
import type { FormValues } from '@trace/screens/resource/form/form-state.ts'

/** An issue of labels, as the API returns it. */
export type Stamp = Data<'GET /api/admin/stamps'>['entries'][number]

/** Form values of an issue. */
export type StampValues = FormValues<typeof stamps>

/** One label of an issue. */
export type Label = Data<'GET /api/admin/stamps/:id/codes'>['entries'][number]

export const remainingOf = ({ quantity, printed_count }: Stamp): number => quantity - (printed_count ?? 0)

const printable: readonly Stamp['status'][] = ['issued', 'printed', 'activated']

export const canReprint = ({ status }: Stamp): boolean => printable.includes(status)

/** Whether labels that were printed before may be drawn again. */
export const canDraw = ({ status, printed_count }: Stamp): boolean =>
  !!printed_count && printProblem({ status, trace_status: null }) === null

export const canPrint = (stamp: Stamp): boolean => canReprint(stamp) && remainingOf(stamp) > 0

/** A producer can activate ordered labels only after their delivery. */
export const waitsForOrder = ({ order_status }: Stamp): boolean => order_status !== null && order_status !== 'completed'
