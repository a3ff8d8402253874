import { revokeProblem } from '@trace/domain/areas/labels/issues/revoke-labels.ts'
import type { Replacement } from '@trace/domain/areas/labels/issues/revoke-labels.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { afterClearing } from '@trace/domain/areas/scans/clone-evidence.ts'
import { needsReview } from '@trace/domain/areas/scans/clone-score.ts'
import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { integer, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import { confirmFields } from '../../tracing/index.ts'
import { askAboutLotLabels } from './ask-about-lot-labels.ts'
import { labelsOfStamp } from './find-labels.ts'
import { lockIssueRows } from './lock-issue-rows.ts'
import type { Stamp } from './lock-issue-rows.ts'
import { labelStatus } from './label-status.ts'
import { boundsOf, countActivated, markLabels, namedLabels } from './mark-labels.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { refuseOwners } from '@trace/platform/calls/approvals.ts'

const PATH = '/api/admin/stamps/:id'
const reason = text('Lý do', { required: true, max: 500 })

const revoking = {
  serial_from: integer('Từ số', { required: true, min: 1 }),
  serial_to: integer('Đến số', { min: 1 }),
  replaced_by: integer('Tem thay thế', { min: 1 }),
  reason,
  ...confirmFields,
}

/** Revokes damaged or lost labels for good, and records the replacement. */
const revokeLabels = operation({
  method: 'PUT',
  path: `${PATH}/revoke`,
  needs: needs(stamps, 'update'),
  logs: 'scan_lock',
  summary: 'Hủy tem hỏng hoặc mất',
  done: 'hủy tem của',
  body: revoking,
  answers: one(stamps),
  async check({ id, body: { serial_from, serial_to, replaced_by }, store, problems }) {
    const { stamp, trace } = await lockIssueRows(store, id)
    refuseOwners(store, 'hủy tem hỏng hoặc mất')
    const bounds = boundsOf(stamp)
    const replacement = await problems.try(() => replacementOf(store, stamp, replaced_by ?? null))
    const labels = namedLabels({ serial_from: serial_from ?? 0, serial_to: serial_to ?? serial_from ?? 0 }, bounds)
    const standing = await standingLabels(store, id, labels.serial_from, labels.serial_to)
    const problem = revokeProblem(standing, replacement)
    if (problem) problems.at(problem.field, problem.message)
    return { stamp, trace, labels }
  },
  async run({ id, body, viewer, store, checked: { stamp, trace, labels } }) {
    askAboutLotLabels(store, stamp, trace, { verb: 'hủy tem', confirm: body.confirm })
    await markLabels(store.sql, id, 'revoked', labels, {
      reason: body.reason,
      public_reason: body.reason,
      replaced_by: body.replaced_by,
      by: viewer.id,
    })
    await store.derive(stamps, id, { activated_count: await countActivated(store.sql, id) })
    await noteLabels(store, stamp, { ...labels, replaced_by: body.replaced_by, reason: body.reason })
    return { entry: await store.show(stamps, id) }
  },
})

const standingLabels = async ({ sql }: Store, stampId: number, from: number, to: number) =>
  (await labelsOfStamp(sql, stampId, from, to)).map((label) => ({ serial: label.serial, state: labelStatus(label) }))

async function replacementOf(store: Store, stamp: Stamp, replaced_by: number | null): Promise<Replacement | null> {
  if (replaced_by === null) return null
  const [label] = await standingLabels(store, stamp.id, replaced_by, replaced_by)
  if (!label) throw refuseField('replaced_by', `Tem số ${serialText(replaced_by)} không thuộc đợt tem này`)
  const [used] = await store.sql<{ serial: number }[]>`
    select serial_from as serial from stamp_ranges where stamp_id = ${stamp.id} and replaced_by = ${replaced_by}`
  return { ...label, replaces: used?.serial ?? null }
}

/**
 * Clears a suspect label after an investigation: the networks known so far no longer count, only new evidence makes
 * it suspect.
 */
const clearSuspicion = operation({
  method: 'PUT',
  path: `${PATH}/clear-suspicion`,
  needs: needs(stamps, 'update'),
  logs: 'status',
  summary: 'Bỏ nghi vấn một tem',
  done: 'bỏ nghi vấn tem của',
  body: { serial: integer('Số tem', { required: true, min: 1 }), reason },
  answers: one(stamps),
  async run({ id, body: { serial, reason }, viewer, store }) {
    const { stamp } = await lockIssueRows(store, id)
    refuseOwners(store, 'bỏ nghi vấn tem')
    const [label] = await labelsOfStamp(store.sql, id, serial, serial)
    if (!label || (!label.is_suspect && !needsReview(label)))
      throw new Refusal(422, `Tem số ${serialText(serial)} không bị nghi vấn`)
    await markLabels(store.sql, id, 'cleared', { serial_from: serial, serial_to: serial }, { reason, by: viewer.id })
    await store.sql`
      update stamp_codes set review_since = null, is_suspect = false, suspicion_reason = null, is_tampered = false, verdict = 'none', score = 0,
        evidence = ${afterClearing(label.evidence) as never}
      where stamp_id = ${id} and serial = ${serial}`
    await noteLabels(store, stamp, { serial, reason })
    return { entry: await store.show(stamps, id) }
  },
})

/**
 * Marks a label that looks copied as watched: nothing changes for shoppers, and staff follow what further scans
 * show.
 */
const watchLabel = operation({
  method: 'PUT',
  path: `${PATH}/watch`,
  needs: needs(stamps, 'update'),
  logs: 'status',
  summary: 'Theo dõi một tem có dấu hiệu sao chép',
  done: 'đưa vào danh sách theo dõi tem của',
  body: { serial: integer('Số tem', { required: true, min: 1 }), reason },
  answers: one(stamps),
  async run({ id, body: { serial, reason }, viewer, store }) {
    const { stamp } = await lockIssueRows(store, id)
    refuseOwners(store, 'theo dõi tem')
    const [label] = await labelsOfStamp(store.sql, id, serial, serial)
    if (!label || !needsReview(label))
      throw new Refusal(422, `Tem số ${serialText(serial)} không có dấu hiệu nào để theo dõi`)
    await markLabels(store.sql, id, 'watched', { serial_from: serial, serial_to: serial }, { reason, by: viewer.id })
    await noteLabels(store, stamp, { serial, reason })
    return { entry: await store.show(stamps, id) }
  },
})

/** Logs an action on labels of an issue. */
export async function noteLabels(store: Store, { id, code }: Stamp, new_values: object): Promise<void> {
  await store.note('scan_lock', { subject: 'stamps', id, label: code ?? '', new_values })
  store.markChanged(stamps, id)
  store.markTableChanged(labelReviews.table)
}

export const labelOperations = [revokeLabels, watchLabel, clearSuspicion]
