import type { CloneSign } from '@trace/domain/areas/scans/clone-evidence.ts'
import { withScan } from '@trace/domain/areas/scans/clone-score.ts'
import type { CloneRules } from '@trace/domain/areas/scans/clone-score.ts'
import type { CodeResult, ScanResult } from '@trace/domain/areas/scans/scan-results.ts'
import { isBurst, isImpossibleTravel, isRepeat, kilometresBetween } from '@trace/define/geo/travel.ts'
import type { Place, Scan } from '@trace/define/geo/travel.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { PublicScans } from '@trace/domain/areas/scans/public-trace.ts'
import { isPublic, codeResultOf } from '../labels/index.ts'
import type { CodeTarget } from '../labels/index.ts'

/** A commune or a province; `name` is the province's. */
export interface AdministrativeArea {
  ward_id: number | null
  province_id: number
  name: string
}

/** One scan request, as received. */
export interface ReceivedScan {
  /** In the form of `normaliseCode`. */
  code: string
  at: Date
  /** Device hash: the same for the same browser or app, never a name. */
  device: string
  /** Hash of the network. All scans from one network count as one witness. */
  network: string
  place: Place | null
  area: AdministrativeArea | null
  /** Further stored columns: channel, browser, note. */
  about: Record<string, string | number | null | undefined>
}

/** Whether the scan came from somebody who is signed in. */
export const isScanByAccount = ({ about }: ReceivedScan): boolean => about['created_by'] != null

/** A counted scan: stored earlier, or new in this batch. */
export interface Counted extends Scan {
  id: number | null
  area: AdministrativeArea | null
  result: ScanResult
  suspicion_reason: string | null
}

export interface Judged {
  look: ReceivedScan
  target: CodeTarget | undefined
  /** The scan it counts as: itself, or the earlier scan it repeats. */
  scan: Counted
  isNew: boolean
  /** Whether it is the first scan of its code. */
  isFirst: boolean
  /** The earlier scan before this repeat added a position; null otherwise. */
  before: Counted | null
  /** Whether the scan added new evidence about its label. */
  isNews: boolean
  reason: string | null
  /** Scan count of its code, this scan included. */
  scans: PublicScans
}

/** Limits for repeated and for suspicious scans. */
export interface ScanRules {
  scan_repeat_seconds: number
  scan_distance_km: number
  scan_distance_minutes: number
  scan_burst_count: number
  scan_burst_devices: number
}

/** What was known of the codes before this batch. */
export interface Known {
  /** Counted scans per code, extended by new ones. */
  scans: Map<string, Counted[]>
  /** Codes known to be in a burst that this batch covers only partly. */
  bursts: ReadonlySet<string>
  /** Networks that have scanned each label or trace, by `networkKey`; new ones are added. */
  networks: Set<string>
}

/**
 * Evaluates scans in order: whether each counts, its result, and whether it is suspicious. Single scans are marked
 * by rules of their own (`mark`); the verdict on a label changes with its score over its whole life
 * (`judge-labels.ts`).
 */
export function judgeScans(
  looks: ReceivedScan[],
  targets: Map<string, CodeTarget>,
  { scans, bursts, networks }: Known,
  rules: ScanRules & CloneRules,
): Judged[] {
  return looks.map((look) => {
    const known = scans.get(look.code) ?? []
    scans.set(look.code, known)
    return judge(look, targets.get(look.code), known, { isInBurst: bursts.has(look.code), networks }, rules)
  })
}

function judge(
  look: ReceivedScan,
  target: CodeTarget | undefined,
  known: Counted[],
  { isInBurst, networks }: { isInBurst: boolean; networks: Set<string> },
  rules: ScanRules & CloneRules,
): Judged {
  const { device, place, area } = look
  const at = look.at.getTime()
  const repeated = known.findLast((scan) => isRepeat(scan, { at, device, place }, rules.scan_repeat_seconds))
  const scan: Counted = repeated ?? { at, device, place, area, id: null, result: 'not_found', suspicion_reason: null }
  const before = repeated && repeated.place === null && place !== null ? { ...repeated } : null
  const isFirst = !repeated && target?.scans.count === 0
  if (before) Object.assign(scan, { place, area })
  if (!repeated) known.push(scan)
  if (!target || !isPublic(target))
    return { look, target, scan, isNew: !repeated, isFirst, before, isNews: false, reason: null, scans: NONE }

  const isNews = (!repeated || before !== null) && weigh(look, target, rules)
  if (!repeated) scan.result = codeResultOf(target, today(look.at)).result
  if (!repeated || before) mark(scan, target, known, isInBurst, rules)
  const { reason } = codeResultOf(target, today(look.at))
  target.scans = {
    count: target.scans.count + (isNewNetwork(look, target, networks) ? 1 : 0),
    first_on: target.scans.first_on ?? today(look.at),
    last_on: repeated ? target.scans.last_on : today(look.at),
    last_place: target.scans.last_place,
  }
  return { look, target, scan, isNew: !repeated, isFirst, before, isNews, reason, scans: target.scans }
}

/** Key of public scan counts: the number of a label, or the negative id of a trace. */
export const subjectOf = ({ label, trace_id }: Pick<CodeTarget, 'label' | 'trace_id'>): number =>
  label?.number ?? -trace_id

export const networkKey = (subject: number, network: string): string => `${subject} ${network}`

function isNewNetwork({ network }: ReceivedScan, target: CodeTarget, networks: Set<string>): boolean {
  const key = networkKey(subjectOf(target), network)
  if (networks.has(key)) return false
  networks.add(key)
  return true
}

const NONE: PublicScans = { count: 0, first_on: null, last_on: null, last_place: null }

const signs: Partial<Record<CodeResult, CloneSign>> = { inactive: 'early', expired: 'late', locked: 'locked' }

/** Adds the scan to the evidence of its label; returns whether the evidence changed. */
function weigh({ at, device, network, place }: ReceivedScan, target: CodeTarget, rules: CloneRules): boolean {
  const { label } = target
  if (!label) return false
  const sign = signs[codeResultOf(target, today(at)).result]
  const sighting = { at: at.getTime(), device: device.slice(0, 6), network, place, signs: sign ? [sign] : [] }
  const { evidence } = label
  Object.assign(label, withScan(label, sighting, rules))
  return label.evidence !== evidence
}

/** Sets the scan's `suspicion_reason`, which staff see. */
function mark(scan: Counted, { label }: CodeTarget, known: Counted[], isInBurst: boolean, rules: ScanRules): void {
  if (!label) return
  if (scan.result === 'inactive') scan.suspicion_reason = 'Quét khi tem chưa được kích hoạt'
  else if (scan.result === 'locked') scan.suspicion_reason = 'Quét khi tem đã bị khóa'
  else if (scan.result !== 'recalled')
    scan.suspicion_reason =
      travelReason(scan, known, rules) ?? (isInBurst || isNowBurst(known, rules) ? burstReason(rules) : null)
}

function travelReason(scan: Counted, known: Counted[], rules: ScanRules): string | null {
  const { scan_distance_km: kilometres, scan_distance_minutes: minutes } = rules
  const far = known.find((other) => isImpossibleTravel(other, scan, { kilometres, minutes }))
  if (!far) return null
  const apart = Math.max(1, Math.round(Math.abs(far.at - scan.at) / 60_000))
  return `Hai lượt quét cách nhau ${formatNumber(kilometresBetween(far.place!, scan.place!), 0)} km trong ${apart} phút`
}

const isNowBurst = (known: Counted[], { scan_burst_count: most, scan_burst_devices: devices }: ScanRules): boolean =>
  known.length > most && isBurst(known, { most, devices })

const burstReason = ({ scan_burst_count: most, scan_burst_devices: devices }: ScanRules): string =>
  `Hơn ${most} lượt quét từ hơn ${devices} thiết bị trong 24 giờ`
