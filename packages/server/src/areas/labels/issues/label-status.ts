import type { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { cloneReasons, reasonWords } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { CodedReason } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { CloneState } from '@trace/domain/areas/scans/clone-score.ts'
import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import type { PausedParty } from '../../tracing/index.ts'

export type LabelStatus = keyof typeof stampCodeStatus.states

/** Facts that decide the state of a label: trace, issue, and what was done to this label alone. */
export interface LabelFacts {
  trace_status: string
  stamp_status: string
  /** Published reason why the issue is locked. */
  stamp_reason: string | null
  is_activated: boolean
  is_locked: boolean
  is_revoked: boolean
  range_reason: string | null
  public_range_reason: string | null
  is_suspect: boolean
  /** Text of a suspicion from the time before evidence was stored. */
  suspicion_reason: string | null
}

/** State of a label. A person's decision outweighs a suspicion by the system; a recall outweighs all. */
export function labelStatus(label: LabelFacts): LabelStatus {
  if (label.trace_status === 'recalled' || label.stamp_status === 'recalled') return 'recalled'
  if (label.is_revoked) return 'revoked'
  if (label.is_locked || label.stamp_status === 'locked') return 'locked'
  if (!label.is_activated) return 'inactive'
  return label.is_suspect ? 'suspect' : 'active'
}

const results: Record<Exclude<LabelStatus, 'active'>, CodeResult> = {
  recalled: 'recalled',
  revoked: 'locked',
  locked: 'locked',
  inactive: 'inactive',
  suspect: 'suspect',
}

interface Lasting {
  trace_status: string
  expired_date: string | null
  paused: PausedParty | null
}

/** Result of scanning a label on a given day, as shown to shoppers. */
export function labelResult(label: LabelFacts & Lasting, day: string): CodeResult {
  const status = labelStatus(label)
  const isHeld = status === 'suspect' && label.trace_status === 'held'
  return status === 'active' || isHeld ? traceResult(label, day) : results[status]
}

/** Result of scanning a code that a whole lot shares. */
export function traceResult({ trace_status, expired_date, paused }: Lasting, day: string): CodeResult {
  if (trace_status === 'recalled') return 'recalled'
  if (paused) return 'suspended'
  if (trace_status === 'held') return 'held'
  return expired_date !== null && expired_date < day ? 'expired' : 'valid'
}

/** Reason shown to shoppers why a label is locked or suspect: the system's or a published one. */
export const labelReason = (label: LabelFacts, result: CodeResult): string | null => {
  if (result === 'suspect') return label.suspicion_reason
  return result === 'locked' ? (label.public_range_reason ?? label.stamp_reason) : null
}

/** Why a person should check a label, even if shoppers are told nothing of it. */
export const reviewReason = (label: LabelFacts & CloneState): string | null =>
  sentenceOf(cloneReasons(label)) ?? label.suspicion_reason

/** Reasons in Vietnamese; null where there are none. */
export const sentenceOf = (reasons: CodedReason[]): string | null =>
  reasons.map((reason) => reasonWords(reason)).join('. ') || null
