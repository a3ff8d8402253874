import { isDeepStrictEqual } from 'node:util'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { SettledRule, Settling } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { acreageProblem, TAKING, usableAcreage, usedAcreage } from './land.ts'
import type { Land, Taking } from './land.ts'

/** Rule: open batches never use more of an area at the same time than it has. */
export const settledLand: SettledRule = {
  watches: [batches.name, materialAreas.name],
  async settle(settling) {
    await refuseShrinking(settling)
    await refuseTaking(settling)
  },
}

/** What a batch takes of its area. */
const TAKEN = ['material_area_id', 'acreage_used', 'start_date', 'expected_harvest_date', 'deleted_at'] as const

async function refuseTaking({ store, written }: Settling): Promise<void> {
  for (const [id, change] of written.get(batches.name) ?? []) {
    const batch = change.after as Taking | null
    if (!isTaking(change) || !batch?.material_area_id) continue
    const area = await store.find(materialAreas, batch.material_area_id)
    const problem = await acreageProblem(store, id, batch, area)
    if (problem) throw refuseField('acreage_used', problem)
  }
}

const isTaking = ({ before, after }: RowChange): boolean =>
  after !== null &&
  !after['deleted_at'] &&
  TAKING.includes(after['status']) &&
  (!TAKING.includes(before?.['status']) ||
    TAKEN.some((name) => !isDeepStrictEqual(before?.[name] ?? null, after[name] ?? null)))

/** Refuses to leave or restore an area with less land than batches use. Withdrawing its approval only holds goods. */
async function refuseShrinking({ store, written }: Settling): Promise<void> {
  for (const [id, { before, after }] of written.get(materialAreas.name) ?? []) {
    if (!before || !after) continue
    const now = usableAcreage(after as unknown as Land)
    if (!before['deleted_at'] && now >= usableAcreage(before as unknown as Land)) continue
    const used = await usedAcreage(store, id)
    if (used > now)
      throw refuseField(
        'acreage',
        `Các lô đang dùng ${formatNumber(used, 4)} ha của vùng, không giảm xuống ít hơn được`,
      )
  }
}
