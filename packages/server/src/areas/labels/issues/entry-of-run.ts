import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import type { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Issue, Stamp } from './lock-issue-rows.ts'
import { labelsToPrint, refuseUnprintable } from './labels-to-print.ts'
import { layoutProblems, problemsOf, refuseProblems } from './layout-problems.ts'
import type { SerialRange } from './serial-range.ts'
import { entryOf, sizeOf } from './print-run.ts'

type Asked = Pick<Issue, 'stamp' | 'trace'>

const remedy = 'Sửa mẫu tem của đợt tem này rồi in lại.'

export interface Printable {
  entry: PrintEntry
  /** Labels of the range that are not printed, as a sentence. */
  left_out: string | null
}

/**
 * Print data for labels of an issue, but for those that were revoked or locked. Refused where none may be printed, or
 * where they would be cut off or could not be read.
 */
export async function printableEntry(
  store: Store,
  settings: Settings,
  { stamp, trace }: Asked,
  labels: SerialRange,
  prints: boolean,
): Promise<Printable> {
  refuseUnprintable(stamp, trace)
  const { parts, left_out } = await labelsToPrint(store, stamp.id, labels)
  const entry = await entryOf(store, settings, stamp, trace, parts, prints)
  refuseProblems(problemsOf(entry, stamp), remedy)
  return { entry, left_out }
}

/** The issue with the layout of a run, or with its present layout if the old one can no longer be printed. */
export async function laidOutFor(
  store: Store,
  settings: Settings,
  { stamp, trace }: Asked,
  run: Row<typeof stampStatistics>,
): Promise<Stamp> {
  const then = { ...stamp, ...sizeOf(run) }
  return (await layoutProblems(store, settings, then, trace)).length === 0 ? then : stamp
}

/** Print data to reprint a run with the same labels. */
export async function entryOfRun(
  store: Store,
  settings: Settings,
  { stamp, trace }: Asked,
  run: Row<typeof stampStatistics>,
  prints: boolean,
): Promise<Printable> {
  const laidOut = await laidOutFor(store, settings, { stamp, trace }, run)
  return printableEntry(store, settings, { stamp: laidOut, trace }, run, prints)
}
