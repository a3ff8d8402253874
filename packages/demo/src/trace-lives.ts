import { addDays } from '@trace/define/text/dates.ts'
import { batches } from './batches.ts'
import type { Batch, Trace } from './batches.ts'
import { openDice } from './dice.ts'
import type { Dice } from './dice.ts'
import { writtenDays } from './diary-lives.ts'
import { dataEntryAccountOf } from './producers.ts'
import type { Producer } from './producers.ts'
import { makerOf, productOf } from './register-products.ts'
import type { World } from './world.ts'

/** The day on which a batch was packed, and its traces were made. */
export const packedOn = (batch: Batch): number => batch.start + writtenDays(batch).at(-1)!.day

/** Thirty-six traces: made when the goods are packed, and activated by the office unless something is missing. */
export function planTraces(world: World): void {
  for (const batch of batches) {
    for (const [place, trace] of (batch.traces ?? []).entries()) planTrace(world, batch, trace, place + 1)
  }
}

function planTrace(world: World, batch: Batch, trace: Trace, place: number): void {
  const { plan, at, day, id, name, shelves } = world
  const producer = makerOf(batch.key)
  const key = `${batch.key}/${place}`
  const dice = openDice(`trace ${key}`)
  const packed = packedOn(batch)
  plan(at(packed, `19:0${place}`), dataEntryAccountOf(producer), async (ask) => {
    const row = await ask('POST', '/traces', traceForm(world, batch, trace, producer, dice))
    name(`trace ${key}`, row.id)
  })
  if (trace.draft) return
  plan(at(packed, `19:2${place}`), producer.office, async (ask) => {
    const { code, expired_date } = await ask('PUT', `/traces/${id(`trace ${key}`)}/change-active`)
    shelves.set(key, { key, code: String(code), until: String(expired_date), labels: [] })
  })
  if (batch.status !== 'recalled') return
  plan(at(RECALL, '10:15'), 'processing', async (ask) => {
    await ask('PUT', `/traces/${id(`trace ${key}`)}/recall`, {
      recall_kind: 'voluntary',
      recall_handling: 'destroy',
      recall_reason: 'Mẫu hậu kiểm có chỉ tiêu Coliforms vượt giới hạn; cơ sở chủ động thu hồi toàn bộ lô.',
    })
    shelves.get(key)!.until = day(RECALL)
  })
}

const RECALL = -20

function traceForm(
  { id, day, at }: World,
  batch: Batch,
  { part, to, by, draft }: Trace,
  producer: Producer,
  dice: Dice,
) {
  const product = productOf(batch.key)
  const packed = packedOn(batch)
  const quantity = Math.floor(batch.yield * part)
  return {
    batch_id: id(`batch ${batch.key}`),
    packaging_date: day(packed),
    quantity,
    packaging_spec: product.packaging,
    packing_site: `Nhà đóng gói ${producer.short}`,
    ...(to && { distributor_id: id(`distributor ${to}`) }),
    ...(by && { shipping_id: id(`shipping ${by}`) }),
    ...(draft && {
      diary_ids: [0, 1].map((place) => id(`diary ${batch.key} ${place}`)),
      expired_date: addDays(day(packed), product.shelf),
    }),
    movements:
      to && by && packed < -15
        ? [
            {
              shipping_id: id(`shipping ${by}`),
              distributor_id: id(`distributor ${to}`),
              from_area_id: id(`area ${batch.area}`),
              shipped_at: at(packed, '18:00'),
              quantity: Math.round(quantity * 0.6),
              document_no: `PXK-${dice.between(100, 999)}`,
              temperature: by.startsWith('lanh') ? dice.between(-2, 4) : null,
            },
          ]
        : [],
    test_results: dice.chance(0.6) ? [testOf(batch, day(packed - 1))] : [],
  }
}

const tests = {
  plant: ['Dư lượng thuốc bảo vệ thực vật', 'Không phát hiện 203 hoạt chất'],
  animal: ['Chất cấm nhóm beta-agonist, kháng sinh', 'Không phát hiện'],
  seafood: ['Kháng sinh cấm, kim loại nặng', 'Không phát hiện; kim loại nặng dưới ngưỡng'],
  processing: ['Vi sinh vật', 'Đạt QCVN 8-3:2012/BYT'],
}

function testOf({ key }: Batch, date: string) {
  const [name, result] = tests[makerOf(key).office] as [string, string]
  return { name, result, date, lab: 'Phòng thử nghiệm nông sản của tỉnh (dữ liệu mẫu)' }
}
