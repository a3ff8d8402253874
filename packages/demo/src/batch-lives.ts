import { batches, lineOf } from './batches.ts'
import type { Batch } from './batches.ts'
import { openDice } from './dice.ts'
import { planDiaries, scriptOf, writtenDays } from './diary-lives.ts'
import { processOf } from './processes.ts'
import { approvedLabors, dataEntryAccountOf } from './producers.ts'
import type { Producer } from './producers.ts'
import { makerOf, productOf } from './register-products.ts'
import type { World } from './world.ts'

/** Plans the batches from creation to their end, with their diaries. */
export function planBatches(world: World): void {
  for (const batch of batches) planBatch(world, batch)
}

function planBatch(world: World, batch: Batch): void {
  const { plan, at, id, name } = world
  const { key, start, status, givenUp } = batch
  const producer = makerOf(key)
  const hands = dataEntryAccountOf(producer)
  const dice = openDice(`batch ${key}`)
  const path = () => `/batches/${id(`batch ${key}`)}`
  plan(at(Math.min(start - 1, -dice.between(3, 9)), '16:30'), hands, async (ask) => {
    name(`batch ${key}`, (await ask('POST', '/batches', batchForm(world, batch, producer))).id)
  })
  if (status === 'planned') return
  plan(at(start, '06:00'), hands, (ask) => ask('PUT', `${path()}/change-status/in_production`))
  planDiaries(world, batch, producer, dice)
  if (givenUp) {
    plan(at(start + givenUp[0], '19:00'), hands, (ask) =>
      ask('PUT', `${path()}/change-status/cancelled`, { reason: givenUp[1] }),
    )
  }
  if (status === 'in_production' || givenUp) return
  const written = writtenDays(batch)
  const last = start + written.at(-1)!.day
  const broughtIn = start + written.findLast(({ share }) => share)!.day
  plan(at(broughtIn, '18:45'), hands, (ask) => ask('PUT', `${path()}/change-status/harvested`))
  if (status === 'closed') {
    plan(at(Math.min(last + dice.between(15, 40), -2), '10:30'), hands, (ask) =>
      ask('PUT', `${path()}/change-status/closed`),
    )
  }
}

function batchForm({ id, day, pictures }: World, batch: Batch, producer: Producer) {
  const { key, area, start, yield: amount, heads, acreage, more } = batch
  const { name, process, wild } = lineOf(batch)
  const product = productOf(key)
  const { sector } = processOf(process)
  const begins = day(start)
  return {
    name: `${name} ${begins.slice(5, 7)}/${begins.slice(0, 4)}`,
    manufacture_id: id(`manufacture ${producer.key}`),
    product_id: id(`product ${product.key}`),
    process_id: id(`process ${process}`),
    material_area_id: id(`area ${area}`),
    product_unit_id: id(`unit ${product.unit}`),
    start_date: begins,
    expected_harvest_date: day(start + scriptOf(batch).at(-1)!.day),
    expected_quantity: Math.round((amount * 1.04) / 10) * 10,
    acreage_used: acreage,
    season: sector === 'plant' ? `Vụ ${seasonOf(begins)} ${begins.slice(0, 4)}` : null,
    price: Math.round((product.price * 0.8) / 500) * 500,
    labor_ids: approvedLabors(producer).map((place) => id(`labor ${producer.key} ${place}`)),
    images: [{ url: pictures.of(`producer ${producer.office}`) }],
    ...more,
    ...(sector === 'animal' && { head_count_start: heads }),
    ...(sector === 'seafood' && { stocking_count: heads }),
    ...(sector === 'processing' && { supplier_note: wild }),
  }
}

const seasonOf = (day: string): string => ['Xuân', 'Hè', 'Thu', 'Đông'][Math.floor((Number(day.slice(5, 7)) - 1) / 3)]!
