import { UNREAD_REASON } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import type { Paged, RecallEntry } from '@trace/site'
import { unscoped } from '@trace/platform/store/rows.ts'
import { vouchedText } from '@trace/platform/store/vouched-values.ts'
import { remembered } from '@trace/platform/store/totals.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { paged } from './paging.ts'

const PAGE = 20

export const countRecalls = (sql: Sql): Promise<number> =>
  remembered(sql, 'traces', 'recalls in force', async (primary) => {
    const [{ total } = { total: 0 }] = await unscoped(primary, 'recalls are for everybody to know')<
      { total: number }[]
    >`
      select count(*)::int as total from traces where status = 'recalled' and deleted_at is null`
    return total
  })

/** A page of all recalls in force, newest first. */
export const readRecalls = async (sql: Sql, query: Record<string, string>): Promise<Paged<RecallEntry>> =>
  paged(query['trang'], PAGE, await countRecalls(sql), (limit, offset) => recallEntries(sql, limit, offset))

export const recallEntries = (sql: Sql, limit: number, offset = 0): Promise<RecallEntry[]> =>
  unscoped(sql, 'recalls are for everybody to know, by approved names')<RecallEntry[]>`
    select t.code, coalesce(${vouchedText(sql, 'p', 'name')}, t.code) as product, coalesce(${vouchedText(sql, 'm', 'name')}, '') as producer,
      t.lot, t.recall_kind as kind, coalesce(t.public_reason, ${UNREAD_REASON}) as reason, t.recall_handling as handling, coalesce(t.recalled_at, t.updated_at) as recalled_at
    from traces t join products p on p.id = t.product_id join manufactures m on m.id = t.manufacture_id
    where t.status = 'recalled' and t.deleted_at is null order by t.standing_since desc, t.id desc limit ${limit} offset ${offset}`
