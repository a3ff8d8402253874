import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { Row } from '@trace/define/resource.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Store } from '@trace/platform/store/store.ts'

type Run = Pick<Row<typeof stampStatistics>, 'stamp_id' | 'serial_from' | 'serial_to' | 'quantity'>
type Issue = Pick<Row<typeof stamps>, 'id' | 'status'> & { serial_from: number; printed_count: number }

/**
 * Rule: an issue has printed what its runs say. A run that is deleted did not take place, so its labels are the next to
 * be printed; therefore only the last run of an issue can be, while nothing has happened to its labels. It comes back as
 * long as no other run took them.
 */
export const settledRuns: SettledRule = {
  watches: [stampStatistics.name],
  async settle({ store, written }) {
    for (const [, { before, after }] of written.get(stampStatistics.name) ?? []) {
      if (stands(before) && !stands(after)) await giveBack(store, before as unknown as Run)
      if (before && !stands(before) && stands(after)) await takeAgain(store, after as unknown as Run)
    }
  },
}

const stands = (row: RowChange['after']): boolean => row !== null && !row['deleted_at']

async function giveBack(store: Store, run: Run): Promise<void> {
  const issue = await lockIssue(store, run.stamp_id)
  const { serial_from, printed_count } = issue
  const last = serial_from + printed_count - 1
  if (run.serial_to !== last)
    throw new Refusal(
      422,
      `Chỉ xóa được lần in cuối của đợt tem: sau số ${serialText(run.serial_to)} đã in đến số ${serialText(last)}`,
    )
  if (await isUsed(store, run))
    throw new Refusal(
      422,
      'Tem của lần in này đã kích hoạt, khóa, hủy hoặc được quét: hãy ghi số tem hỏng và ghi chú thay vì xóa',
    )
  await printed(store, issue, printed_count - run.quantity)
}

async function takeAgain(store: Store, run: Run): Promise<void> {
  const issue = await lockIssue(store, run.stamp_id)
  if (run.serial_from !== issue.serial_from + issue.printed_count)
    throw new Refusal(422, `Tem từ số ${serialText(run.serial_from)} đã in ở lần khác, không khôi phục lần in này được`)
  await printed(store, issue, issue.printed_count + run.quantity)
}

async function printed(store: Store, { id, status }: Issue, printed_count: number): Promise<void> {
  const reached = printed_count > 0 ? ('printed' as const) : ('issued' as const)
  const moves = status === 'issued' || status === 'printed'
  await store.update(stamps, id, { printed_count, ...(moves && { status: reached }) }, { logs: 'print' })
}

async function lockIssue({ sql }: Store, id: number): Promise<Issue> {
  const [issue] = await unscoped(sql, 'the issue of a run that was written')<Issue[]>`
    select id, status, serial_from, coalesce(printed_count, 0) as printed_count from stamps where id = ${id} for update`
  return issue!
}

/** Whether something was done to labels of a run, or somebody scanned one: they were printed then. */
async function isUsed({ sql }: Store, { stamp_id, serial_from, serial_to }: Run): Promise<boolean> {
  const [row] = await sql<{ is_used: boolean }[]>`
    select exists (
      select from stamp_ranges r
      where r.stamp_id = ${stamp_id} and r.serial_from <= ${serial_to} and r.serial_to >= ${serial_from})
    or exists (
      select from stamp_codes c where c.stamp_id = ${stamp_id} and c.serial between ${serial_from} and ${serial_to}) as is_used`
  return row!.is_used
}
