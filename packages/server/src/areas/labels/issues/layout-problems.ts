import { stampContent } from '@trace/domain/areas/labels/printing/print-entry.ts'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { imposeLabels, sheetProblems } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { stampProblems } from '@trace/domain/areas/labels/issues/stamp-problems.ts'
import type { StampProblem } from '@trace/domain/areas/labels/issues/stamp-problems.ts'
import { list, text } from '@trace/define/kinds/index.ts'
import { always } from '@trace/platform/operation/answers.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Stamp, Trace } from './lock-issue-rows.ts'
import { specimenOf } from './print-run.ts'

/** Field with the problems of the layout, for responses with an issue. */
export const problemsField = list(
  'Lỗi của mẫu tem',
  { field: text('Ô cần sửa', always), message: text('Lỗi', always) },
  always,
)

/** Why labels with this layout cannot be printed; none where they can. */
export async function layoutProblems(
  store: Store,
  settings: Settings,
  stamp: Stamp,
  trace: Trace,
): Promise<StampProblem[]> {
  const entry = await specimenOf(store, settings, stamp, trace)
  return problemsOf({ ...entry, serials: [serialText(stamp.serial_to ?? 1)] }, stamp)
}

/** Checks the last label of an entry, which has the longest serial: if it has enough room, all labels do. */
export function problemsOf(entry: PrintEntry, stamp: Stamp): StampProblem[] {
  const content = stampContent(entry, entry.serials.at(-1) ?? '', entry.pins[0] ?? null)
  return [
    ...stampProblems(entry, content, entry.qr_text[0] ?? ''),
    ...sheetProblems(imposeLabels(stamp, stamp), stamp).filter(({ cuts }) => cuts),
  ].map(({ field, message }) => ({ field, message }))
}

/** Refuses to issue or print labels that would be cut off, or could not be read. */
export function refuseProblems(problems: readonly StampProblem[], remedy = 'Sửa mẫu tem rồi làm lại.'): void {
  const [first, ...others] = problems
  if (!first) return
  const more = others.length > 0 ? ` (và ${others.length} lỗi khác)` : ''
  const errors: Record<string, string[]> = {}
  for (const { field, message } of problems) (errors[field] ??= []).push(message)
  throw new Refusal(422, `Mẫu tem chưa in được: ${first.message}${more}. ${remedy}`, { errors })
}
