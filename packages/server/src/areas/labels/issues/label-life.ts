import { labelSteps } from '@trace/domain/areas/labels/issues/label-life.ts'
import type { LabelStep } from '@trace/domain/areas/labels/issues/label-life.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { labelsOf, scanResults } from '@trace/domain/areas/scans/scan-results.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { choice, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { stateLabels } from '@trace/define/state-labels.ts'
import { today } from '@trace/define/text/dates.ts'
import { always, one } from '@trace/platform/operation/answers.ts'
import { readNeed } from '@trace/platform/calls/crud.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { toldResult } from '../find-targets.ts'
import { labelsOfStamp } from './find-labels.ts'
import type { Stamp } from './lock-issue-rows.ts'
import { labelStatus, reviewReason } from './label-status.ts'
import { codesOfLabels } from './print-run.ts'
import { noteReading } from './note-reading.ts'

const MOST_SCANS = 20
const MOST_RUNS = 20
const MOST_ACTS = 50

interface Step {
  kind: LabelStep
  at: string
  note: string | null
  by: string | null
}

const stepNames = stateLabels({ states: labelSteps })

/** The history of one label, oldest first: ordered, printed, activated, scanned, locked. */
const labelLife = operation({
  method: 'GET',
  path: '/api/admin/stamps/:id/label',
  needs: readNeed(stamps),
  notesReading: true,
  summary: 'Vòng đời của một tem',
  query: { serial: integer('Số tem', { required: true, min: 1 }) },
  answers: one({
    serial: text('Số', always),
    code: text('Mã', always),
    state: choice('Tình trạng', stateLabels(stampCodeStatus), always),
    told: choice('Người quét thấy', labelsOf(scanResults), always),
    reason: text('Lý do'),
    replaced_by: text('Số tem thay thế'),
    scan_count: integer('Lượt quét', always),
    steps: list(
      'Các bước',
      {
        kind: choice('Bước', stepNames, always),
        at: moment('Thời gian', always),
        note: text('Ghi chú'),
        by: text('Người thực hiện'),
      },
      always,
    ),
  }),
  async run({ id, query, viewer, store, settings }) {
    const stamp = await store.find(stamps, id)
    const { serial } = query
    const [label] = await labelsOfStamp(store.sql, id, serial, serial)
    if (!label || !stamp.key_id) throw new Refusal(404, `Tem số ${serialText(serial)} không thuộc đợt tem này`)
    const { codes } = await codesOfLabels(settings, stamp, { serial_from: serial, serial_to: serial })
    const code = codes[0]!
    await noteReading(store, viewer, stamp, { serial_from: serial, serial_to: serial })
    const steps = await Promise.all([
      ofIssue(store, stamp),
      printed(store, viewer, id, serial),
      marked(store, id, serial),
      scanned(store, viewer, code),
    ])
    const opened: Step[] = label.pin_verified_at
      ? [{ kind: 'opened', at: label.pin_verified_at, note: null, by: null }]
      : []
    return {
      entry: {
        serial: serialText(serial),
        code,
        state: labelStatus(label),
        told: toldResult(label, today(store.now())),
        reason: label.range_reason ?? reviewReason(label),
        replaced_by: label.replaced_by === null ? null : serialText(label.replaced_by),
        scan_count: label.scan_count,
        steps: [...steps.flat(), ...opened].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
      },
    }
  },
})

/** What happened to the issue as a whole, its order and its trace. */
const ofIssue = ({ unscoped, rows }: Store, stamp: Stamp): Promise<Step[]> =>
  unscoped('the names of those who acted on rows within reach')<Step[]>`
  select 'drafted' as kind, t.created_at as at, t.code as note, u.name as by
  from ${rows(stamps)} t left join users u on u.id = t.created_by where t.id = ${stamp.id}
  union all
  select 'locked', t.locked_at, t.lock_reason, null from ${rows(stamps)} t
  where t.id = ${stamp.id} and t.locked_at is not null and t.status = 'locked'
  union all
  select 'ordered', t.created_at, t.code, u.name from ${rows(orders)} t left join users u on u.id = t.created_by
  where t.id = ${stamp.order_id}
  union all
  select 'recalled', t.recalled_at, t.recall_reason, null from ${rows(traces)} t
  where t.id = ${stamp.trace_id} and t.recalled_at is not null`

async function printed({ unscoped, rows }: Store, viewer: Viewer, stampId: number, serial: number): Promise<Step[]> {
  if (!can(viewer.permissions, needs(stampStatistics, 'list'))) return []
  return unscoped('the names of those who printed runs within reach')<Step[]>`
    select 'printed' as kind, t.printed_at as at, t.note, u.name as by
    from ${rows(stampStatistics)} t left join users u on u.id = t.printed_by
    where t.stamp_id = ${stampId} and ${serial} between t.serial_from and t.serial_to
    order by t.printed_at limit ${MOST_RUNS}`
}

const marked = ({ unscoped }: Store, stampId: number, serial: number): Promise<Step[]> =>
  unscoped('what was done to a label of an issue that was found within reach')<Step[]>`
    select r.kind, r.created_at as at, r.reason as note, u.name as by
    from stamp_ranges r left join users u on u.id = r.created_by
    where r.stamp_id = ${stampId} and ${serial} between r.serial_from and r.serial_to
    order by r.id limit ${MOST_ACTS}`

/** The last scans of a label, for those who may see scans. */
async function scanned({ sql, rows }: Store, viewer: Viewer, code: string): Promise<Step[]> {
  if (!can(viewer.permissions, needs(scanStatistics, 'list'))) return []
  return sql<Step[]>`
    select case when t.is_suspicious then 'suspicious' else 'scanned' end as kind, t.scanned_at as at,
      nullif(concat_ws(' · ', nullif(concat_ws(', ', w.name, p.short_name), ''), t.suspicion_reason), '') as note, null as by
    from (select * from ${rows(scanStatistics)} t where t.code = ${code} order by t.scanned_at desc limit ${MOST_SCANS}) t
      left join wards w on w.id = t.ward_id left join provinces p on p.id = t.province_id`
}

export const labelLifeOperations = [labelLife]
