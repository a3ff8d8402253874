import type { PublicScans, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { disclosedReasons } from '@trace/domain/areas/scans/clone-reasons.ts'
import { bearsLotCode } from '@trace/domain/areas/labels/issues/lot-labels.ts'
import type { CodedReason } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { CodeResult, ScanResult } from '@trace/domain/areas/scans/scan-results.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { StampKey } from './codes/keys.ts'
import { findLabels, findToldLabels } from './issues/find-labels.ts'
import type { Label } from './issues/find-labels.ts'
import { labelReason, labelResult, labelStatus, sentenceOf, traceResult } from './issues/label-status.ts'
import { pausedPartySql, pauseReasons } from '../tracing/index.ts'
import type { PausedParty } from '../tracing/index.ts'
import { pageMark } from './page-mark.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** Target of a code: a trace, or one label of it. */
export interface CodeTarget {
  kind: 'trace' | 'stamp'
  code: string
  trace_id: number
  trace_code: string
  trace_status: string
  expired_date: string | null
  product_id: number
  manufacture_id: number
  paused: PausedParty | null
  /** The label, when the code belongs to one. */
  label: Label | null
  scans: PublicScans
  /** Changes whenever data shown on the page of the trace change; set only by `findTargetsWithMark`. */
  page_mark?: string
}

/**
 * Resolves codes, as written by `normaliseCode`, to their targets: two queries for any number of codes. Does not check
 * whether the target is public.
 */
export async function findTargets(sql: Sql, keys: StampKey[], typed: string[]): Promise<Map<string, CodeTarget>> {
  const codes = [...new Set(typed.map(normaliseCode))]
  const [labels, traces] = await Promise.all([findLabels(sql, keys, codes), findTraces(sql, codes)])
  const targets = [...traces.map(targetOfTrace), ...labels.map((label) => targetOfLabel(label, codes))]
  return new Map(targets.map((target) => [target.code, target]))
}

/**
 * `findTargets` for codes of one kind, in one query: reads only what their pages show, with a mark that changes when
 * these data change.
 */
export async function findTargetsWithMark(sql: Sql, keys: StampKey[], kind: CodeTarget['kind'], typed: string[]) {
  const codes = [...new Set(typed)]
  const mark = pageMark(sql)
  const targets: CodeTarget[] =
    kind === 'trace'
      ? (await findTraces(sql, codes, mark)).map(targetOfTrace)
      : (await findToldLabels(sql, keys, codes, mark)).map((label) => targetOfLabel(label, codes))
  return new Map(targets.map((target) => [target.code, target]))
}

const targetOfTrace = (trace: FoundTrace): CodeTarget => ({
  ...trace,
  kind: 'trace',
  code: trace.trace_code,
  label: null,
  scans: scansOf(trace),
})

const targetOfLabel = (label: Label, codes: string[]): CodeTarget => ({
  ...label,
  kind: 'stamp',
  code: codes[label.place]!,
  label,
  scans: scansOf(label),
})

type FoundTrace = Omit<CodeTarget, 'kind' | 'code' | 'label' | 'scans'> & Scanned

type Scanned = Pick<Label, 'told_count' | 'first_scanned_at' | 'last_scanned_at' | 'told_place'>

/**
 * Scans by others are published by day and province only. The count is the number of networks, so that one network
 * cannot inflate it, and a place is named only once two networks reported it.
 */
const scansOf = ({ told_count, first_scanned_at, last_scanned_at, told_place }: Scanned): PublicScans => ({
  count: told_count,
  first_on: first_scanned_at && today(new Date(first_scanned_at)),
  last_on: last_scanned_at && today(new Date(last_scanned_at)),
  last_place: told_place,
})

async function findTraces(sql: Sql, codes: string[], also = sql``) {
  return unscoped(sql, 'whose trace it is is what a code is to tell')<FoundTrace[]>`
    select t.id as trace_id, t.code as trace_code, t.status as trace_status, t.expired_date, t.product_id, t.manufacture_id, ${pausedPartySql(sql)},
      coalesce(t.told_count, 0) as told_count, t.first_scanned_at, t.last_scanned_at, t.told_place ${also}
    from traces t
    where t.code = any(${codes}) and t.deleted_at is null`
}

/** A trace is public while it is active or held, and after a recall. */
export const isPublic = ({ trace_status }: Pick<CodeTarget, 'trace_status'>): boolean =>
  trace_status === 'active' || trace_status === 'held' || trace_status === 'recalled'

/** A revoked label, with the serial of its replacement. */
export const revokedOf = ({ label }: CodeTarget): PublicTrace['revoked'] =>
  label && labelStatus(label) === 'revoked'
    ? { replaced_by: label.replaced_by === null ? null : serialText(label.replaced_by) }
    : null

/**
 * State of a code and why: `reason_codes` of the system's findings, and a Vietnamese `reason`: that of the codes or,
 * without any, the label's own, possibly an officer's text.
 */
export function codeResultOf(
  target: CodeTarget,
  day: string,
): { result: CodeResult; reason: string | null; reason_codes: CodedReason[] } {
  const result = target.label ? labelResult(target.label, day) : traceResult(target, day)
  const { label, paused } = target
  const reason_codes = result === 'suspended' ? pauseReasons(paused) : suspicionOf(label, result)
  return { result, reason: sentenceOf(reason_codes) ?? (label && labelReason(label, result)), reason_codes }
}

/** Result of scanning a printed label. A label with the code of its lot gives the result of the lot. */
export function toldResult(label: Label, day: string): ScanResult {
  if (!isPublic(label)) return 'not_found'
  return bearsLotCode(label) ? traceResult(label, day) : labelResult(label, day)
}

const suspicionOf = (label: Label | null, result: CodeResult): CodedReason[] =>
  label && result === 'suspect' ? disclosedReasons(label) : []
