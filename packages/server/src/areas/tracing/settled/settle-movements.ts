import { isDeepStrictEqual } from 'node:util'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'
import { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { checkMovements } from '../check-movements.ts'

type Movements = Row<typeof traces>['movements']

/** What the movements of a lot have to agree with. */
const OF_LOT = ['quantity', 'product_unit_id', 'harvest_date', 'packaging_date', 'deleted_at'] as const

/** Rule: goods of a lot move only once they exist, never more than the lot has, and not while it is held. */
export const settledMovements: SettledRule = {
  watches: [traces.name],
  async settle({ store, written }) {
    for (const [id, change] of written.get(traces.name) ?? []) {
      if (!isConcerned(change)) continue
      const lot = await store.show(traces, id)
      await ProblemList.refuse(async (problems) => {
        await checkMovements(store, lot, problems)
        if (change.before?.['status'] === 'held' && lot.movements.some(isAddedTo(change)))
          problems.at('movements', 'Hồ sơ đang tạm giữ để xác minh, chưa xuất hàng')
      })
    }
  },
}

function isConcerned({ before, after }: RowChange): boolean {
  if (!after || after['deleted_at']) return false
  const [then, now] = [movementsIn(before), movementsIn(after)]
  if (now && !isDeepStrictEqual(then ?? [], now)) return true
  return before !== null && OF_LOT.some((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
}

const isAddedTo =
  ({ before }: RowChange) =>
  ({ id }: Movements[number]): boolean =>
    !movementsIn(before)?.some((movement) => movement.id === id)

/** The movements of a written lot, if the write included them. */
const movementsIn = (row: RowChange['after']) => row?.['movements'] as Movements | undefined
