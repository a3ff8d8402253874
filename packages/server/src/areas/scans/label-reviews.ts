import { labelSteps } from '@trace/domain/areas/labels/issues/label-life.ts'
import type { LabelStep } from '@trace/domain/areas/labels/issues/label-life.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { allWitnesses } from '@trace/domain/areas/scans/clone-evidence.ts'
import type { CloneEvidence } from '@trace/domain/areas/scans/clone-evidence.ts'
import { cloneReasons, reasonWords } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { CloneState } from '@trace/domain/areas/scans/clone-score.ts'
import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { networkActions, networkLetters } from '@trace/domain/areas/scans/network-letters.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import type { ScanResult } from '@trace/domain/areas/scans/scan-results.ts'
import { choice, decimal, flag, integer, list as listOf, moment, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { stateLabels } from '@trace/define/state-labels.ts'
import { always, extended, one, page, texts } from '@trace/platform/operation/answers.ts'
import { readNeed } from '@trace/platform/calls/crud.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { codesOfLabels, labelsOfStamp, labelStatus, noteReading } from '../labels/index.ts'

const PATH = '/api/admin/label-reviews'
const MOST_SCANS = 200
const MOST_ACTS = 50

const why = { reasons: texts('Lý do') }

/**
 * Labels that look copied, or that somebody tried to make look copied, the highest score first, each with the
 * reasons.
 */
const listReviews = operation({
  method: 'GET',
  path: PATH,
  needs: needs(labelReviews, 'list'),
  summary: 'Tem cần xem xét, điểm cao trước',
  query: filters(labelReviews),
  answers: page(extended(labelReviews, why)),
  async run({ query, store }) {
    const { entries, pagination } = await store.page(labelReviews, query)
    const known = await store.unscoped('why labels within reach wait for somebody')<
      (CloneState & { id: number; suspicion_reason: string | null })[]
    >`
      select id, evidence, score, verdict, is_tampered as "isTampered", suspicion_reason from stamp_codes
      where id = any(${entries.map(({ id }) => id)})`
    const reasons = new Map(known.map((label) => [label.id, reasonsOf(label)]))
    return { entries: entries.map((entry) => ({ ...entry, reasons: reasons.get(entry.id) ?? [] })), pagination }
  },
})

/** The reasons found in the evidence; for a suspicion from before evidence was kept, the reason noted then. */
function reasonsOf(label: CloneState & { suspicion_reason: string | null }): string[] {
  const reasons = cloneReasons(label).map((reason) => reasonWords(reason))
  return reasons.length > 0 || label.suspicion_reason === null ? reasons : [label.suspicion_reason]
}

const letter = text('Mạng')
const network = {
  letter: text('Mạng', always),
  first: moment('Lần đầu', always),
  last: moment('Lần cuối', always),
  scans: integer('Lượt quét', always),
  devices: integer('Số thiết bị'),
  did: text('Dấu hiệu'),
  is_cleared: flag('Đã được xem xét'),
}
const scan = {
  at: moment('Thời gian', always),
  letter,
  place: text('Nơi quét'),
  latitude: decimal('Vĩ độ'),
  longitude: decimal('Kinh độ'),
  ward_id: integer('Mã xã'),
  device: text('Thiết bị'),
  result: { ...scanStatistics.fields.result, ...always },
  reason: text('Lý do nghi vấn'),
}
const act = {
  kind: choice('Việc đã làm', stateLabels({ states: labelSteps }), always),
  at: moment('Thời gian', always),
  reason: text('Lý do'),
  by: text('Người thực hiện'),
}

/** Returns one label to review: reasons, networks, latest scans, PIN checks and what people did. */
const readReview = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: readNeed(labelReviews),
  notesReading: true,
  summary: 'Xem một tem cần xem xét: lý do, các mạng, lượt quét, mã PIN, việc đã làm',
  answers: one(
    extended(labelReviews, {
      ...why,
      code: text('Mã', always),
      state: choice('Tình trạng', stateLabels(stampCodeStatus), always),
      takes_pin: flag('Có mã PIN dưới lớp phủ'),
      pin_verified_at: moment('Mã PIN đúng lần đầu'),
      pin_verified_count: integer('Số lần nhập đúng mã PIN', always),
      seen_by: listOf('Các mạng đã quét', network, always),
      scans: listOf('Lượt quét gần nhất', scan, always),
      acts: listOf('Việc đã làm', act, always),
    }),
  ),
  async run({ id, viewer, store, settings }) {
    const entry = await store.show(labelReviews, id)
    const serial = Number(entry.serial)
    const [label] = await labelsOfStamp(store.sql, entry.stamp_id, serial, serial)
    const stamp = await store.find(stamps, entry.stamp_id)
    if (!label || !stamp.key_id) throw new Refusal(404, `Tem số ${serialText(serial)} không còn nữa`)
    const { codes } = await codesOfLabels(settings, stamp, { serial_from: serial, serial_to: serial })
    await noteReading(store, viewer, stamp, { serial_from: serial, serial_to: serial })
    const [scans, acts] = await Promise.all([lastScans(store, codes[0]!), actsOn(store, entry.stamp_id, serial)])
    const letters = networkLetters(
      label.evidence,
      scans.toReversed().map(({ mark }) => mark),
    )
    return {
      entry: {
        ...entry,
        code: codes[0]!,
        state: labelStatus(label),
        reasons: reasonsOf(label),
        takes_pin: label.stamp_type === 'qr_secure',
        pin_verified_at: label.pin_verified_at,
        pin_verified_count: label.pin_verified_count,
        seen_by: networksOf(label.evidence, letters, scans),
        scans: scans.map(({ mark, ...seen }) => ({ ...seen, letter: (mark && letters.get(mark)) ?? null })),
        acts,
      },
    }
  },
})

interface Seen {
  at: string
  /** Hash of the network; removed after some months. */
  mark: string | null
  place: string | null
  latitude: number | null
  longitude: number | null
  ward_id: number | null
  device: string | null
  result: ScanResult
  reason: string | null
}

const lastScans = ({ sql, rows }: Store, code: string): PromiseLike<Seen[]> => sql<Seen[]>`
  select t.scanned_at as at, t.network as mark, nullif(concat_ws(', ', w.name, coalesce(p.short_name, p.name)), '') as place,
    t.latitude, t.longitude, t.ward_id, nullif(concat_ws(' · ', t.device_type, t.os), '') as device, t.result, t.suspicion_reason as reason
  from (
    select * from ${rows(scanStatistics)} t where t.code = ${code} order by t.scanned_at desc limit ${MOST_SCANS}) t
    left join wards w on w.id = t.ward_id left join provinces p on p.id = t.province_id
  order by t.scanned_at desc`

interface Act {
  kind: LabelStep
  at: string
  reason: string | null
  by: string | null
}

/** What people did to the label, newest first. */
const actsOn = ({ unscoped }: Store, stampId: number, serial: number): PromiseLike<Act[]> =>
  unscoped('what was done to a label that was found within reach')<Act[]>`
    select r.kind, r.created_at as at, r.reason, u.name as by
    from stamp_ranges r left join users u on u.id = r.created_by
    where r.stamp_id = ${stampId} and ${serial} between r.serial_from and r.serial_to and r.kind <> 'activated'
    order by r.id desc limit ${MOST_ACTS}`

/**
 * The networks that scanned a label: those in its evidence with the data kept there, others with those of their scans.
 */
function networksOf(evidence: CloneEvidence, letters: ReadonlyMap<string, string>, scans: readonly Seen[]) {
  const witnesses = allWitnesses(evidence)
  const byMark = Map.groupBy(scans, ({ mark }) => mark)
  return [...letters].flatMap(([mark, letter]) => {
    const known = witnesses.find(({ network: own }) => own === mark)
    if (known)
      return {
        letter,
        first: momentOf(known.first),
        last: momentOf(known.last),
        scans: known.visits,
        devices: known.devices,
        did: networkActions(known).join('. ') || null,
        is_cleared: false,
      }
    const own = byMark.get(mark) ?? []
    if (own.length === 0) return []
    const [last, first] = [own[0]!.at, own.at(-1)!.at]
    return {
      letter,
      first,
      last,
      scans: own.length,
      devices: null,
      did: null,
      is_cleared: evidence.cleared?.includes(mark) ?? false,
    }
  })
}

const momentOf = (minutes: number): string => new Date(minutes * 60_000).toISOString()

export const labelReviewOperations = [listReviews, readReview]
