import { isDeepStrictEqual } from 'node:util'
import type { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { printableEntry } from '../issues/entry-of-run.ts'
import type { Printable } from '../issues/entry-of-run.ts'
import { labelsToPrint } from '../issues/labels-to-print.ts'
import { lockIssueRows } from '../issues/lock-issue-rows.ts'
import type { Issue } from '../issues/lock-issue-rows.ts'
import { recordRun } from '../issues/print-run.ts'
import type { SerialRange } from '../issues/serial-range.ts'
import { logoPicture } from '../printing/logo-picture.ts'
import { keepProof } from './keep-proof.ts'
import { expectProving, prove } from './prove.ts'
import type { Proof } from './prove.ts'
import { refuseUnread } from './refuse-unread.ts'
import { sampleOfRun } from './sample-of-run.ts'
import type { Sample } from './sample-of-run.ts'

/** Labels as they would be printed. */
interface Drawn extends Printable {
  issue: Issue
  labels: SerialRange
  sample: Sample
}

interface Proven extends Drawn {
  proof: Proof
}

/** Reads the labels that would be printed next, before any row is held. */
export async function proveRun(
  store: Store,
  settings: Settings,
  stampId: number,
  labelsOf: (issue: Issue) => SerialRange,
): Promise<Proven> {
  const issue = await lockIssueRows(store, stampId)
  const labels = labelsOf(issue)
  expectProving()
  const next = await drawn(store, settings, issue, labels)
  return { ...next, proof: await prove(next.sample) }
}

/**
 * Records a run of these labels and stores how they were read. If issue and labels are unchanged, codes and drawing
 * are reused, so that those of a long run are not made again while the issue is locked. If another run was printed
 * meanwhile, the labels differ and are read anew.
 */
export async function acceptRun(
  store: Store,
  settings: Settings,
  issue: Issue,
  labels: SerialRange,
  about: Partial<Row<typeof stampStatistics>>,
  ready: Proven,
) {
  const { left_out: out } = await labelsToPrint(store, issue.stamp.id, labels)
  const isAsBefore = isDeepStrictEqual([issue, labels, out], [ready.issue, ready.labels, ready.left_out])
  const { entry, left_out, sample } = isAsBefore ? ready : await drawn(store, settings, issue, labels)
  const proof = isDeepStrictEqual(sample, ready.sample) ? ready.proof : await prove(sample)
  refuseUnread(entry, proof)
  const run = await recordRun(store, issue.stamp, labels, about)
  await keepProof(store, run.id, proof)
  return { run, entry, left_out }
}

async function drawn(store: Store, settings: Settings, issue: Issue, labels: SerialRange): Promise<Drawn> {
  const { entry, left_out } = await printableEntry(store, settings, issue, labels, true)
  const logo = await logoPicture(store, settings, entry.logo_attribute, issue.stamp.manufacture_id)
  return { issue, labels, entry, left_out, sample: sampleOfRun(entry, issue.stamp, logo) }
}
