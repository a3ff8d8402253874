import { goodsWarnings, warningsToAsk } from '@trace/domain/areas/tracing/goods-warnings.ts'
import type { traces } from '@trace/domain/areas/tracing/traces.ts'
import { flag } from '@trace/define/kinds/index.ts'
import type { Row } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { pausedPartySql } from './paused.ts'
import type { PausedParty } from './paused.ts'

/** Parameters of a call that acts on goods about which shoppers are warned. */
export const confirmFields = {
  confirm: flag('Vẫn làm', {
    help: 'Khi hàng đã hết hạn, cơ sở hay sản phẩm đang tạm dừng, đất hay nước của vùng không đạt, hoặc tem mang mã của lô',
  }),
}

type Trace = Pick<Row<typeof traces>, 'id' | 'status' | 'expired_date'>

/**
 * Asks for confirmation before an action on goods that shoppers are warned about, or for which `also` finds further
 * reasons, if the client can ask its user (header `Ask-Back`).
 */
export async function askAboutGoods(
  { now, sql, unscoped, asksBack }: Store,
  { id, status, expired_date }: Trace,
  {
    verb,
    confirm,
    also,
  }: {
    verb: string
    confirm: boolean | null | undefined
    also?: () => Promise<readonly string[]>
  },
): Promise<void> {
  if (confirm || !asksBack) return
  const [found] = await unscoped('who answers for goods that were found within reach')<
    { paused: PausedParty | null }[]
  >`
    select ${pausedPartySql(sql)} from traces t where t.id = ${id}`
  const warnings = warningsToAsk(goodsWarnings({ status, expired_date, paused: found?.paused ?? null }, today(now())))
  const said = [...warnings.map(({ says }) => says), ...((await also?.()) ?? [])]
  if (said.length === 0) return
  const title = warnings.length > 0 ? 'Người quét tem được cảnh báo' : 'Kết quả kiểm tra không đạt'
  throw new Refusal(409, `${said.join('. ')}. Vẫn ${verb}?`, { data: { confirm: true, title } })
}
