import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { integer, list } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { always, named, one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'

const MOST_NAMED = 5

/** Counts what a recall would affect, before the user confirms it. */
export const recallExtent = operation({
  method: 'GET',
  path: '/api/admin/traces/:id/recall-extent',
  needs: needs(traces, 'update'),
  summary: 'Số tem, lượt quét, nhà phân phối và hồ sơ cùng lô mà việc thu hồi ảnh hưởng đến',
  answers: one({
    labels: integer('Số tem đã cấp', always),
    scans: integer('Lượt quét', always),
    distributor_count: integer('Số nhà phân phối', always),
    distributors: list('Nhà phân phối', named, always),
    sister_count: integer('Số hồ sơ khác cùng lô', always),
    sisters: list('Hồ sơ khác cùng lô', named, always),
  }),
  async run({ id, store: { rows, show, sql } }) {
    const { scan_count, batch_id, distributor_id, movements } = await show(traces, id)
    const receivers = [distributor_id, ...movements.map((movement) => movement.distributor_id)].filter(
      (one) => one !== null,
    )
    const [issued] = await sql<{ labels: number }[]>`
      select coalesce(sum(quantity), 0)::int as labels from ${rows(stamps)} t
      where trace_id = ${id} and status <> 'draft'`
    const reached = await sql<Counted[]>`
      select id, name, (count(*) over ())::int as count from ${rows(distributors)} t
      where id = any(${receivers}) order by name limit ${MOST_NAMED}`
    const sisters = await sql<Counted[]>`
      select id, name, (count(*) over ())::int as count from ${rows(traces)} t
      where batch_id = ${batch_id} and id <> ${id} and status in ('active', 'inactive', 'held') order by id limit ${MOST_NAMED}`
    return {
      entry: {
        labels: issued!.labels,
        scans: scan_count,
        distributor_count: reached[0]?.count ?? 0,
        distributors: reached.map(nameOnly),
        sister_count: sisters[0]?.count ?? 0,
        sisters: sisters.map(nameOnly),
      },
    }
  },
})

interface Counted {
  id: number
  name: string
  count: number
}

const nameOnly = ({ id, name }: Counted) => ({ id, name })
