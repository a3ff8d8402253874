import { producerOf } from './producers.ts'
import { productOf } from './register-products.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

interface Plan {
  of: string
  product: string
  area: string
  name: string
  season: string
  /** Days from today on which it is drawn up, begins and ends. */
  drawn: number
  from: number
  to: number
  target: number
  /** What each labor is given, and has made so far. */
  shares: [given: number, made: number][]
  /** Its changes of state, each with its day. */
  moves: [day: number, to: string, reason?: string][]
}

const plans = sample<Plan[]>('plans')

/** Six production plans: two drafts, two being carried out, one done and one called off. */
export function planPlans(world: World): void {
  const { plan, at, day, id, name } = world
  for (const [
    number,
    { of, product, area, name: title, season, drawn, from, to, target, shares, moves },
  ] of plans.entries()) {
    const producer = producerOf(of)
    plan(at(drawn, '10:30'), producer.office, async (ask) => {
      const year = day(to).slice(0, 4)
      const entry = await ask('POST', '/production-plans', {
        name: `${title} ${year}`,
        manufacture_id: id(`manufacture ${of}`),
        season: `${season} ${year}`,
        year: Number(year),
        start_date: day(from),
        end_date: day(to),
        description: `Giao chỉ tiêu cho từng lao động của ${producer.short}; kết quả ghi hằng tuần.`,
        products: [
          {
            product_id: id(`product ${product}`),
            material_area_id: id(`area ${area}`),
            target_quantity: target,
            product_unit_id: id(`unit ${productOf(product).unit}`),
            start_date: day(from),
            end_date: day(to),
            labors: shares.map(([assigned_quantity], place) => ({
              labor_id: id(`labor ${of} ${place + 1}`),
              assigned_quantity,
            })),
          },
        ],
      })
      name(`plan ${number}`, entry.id)
      const [{ labors }] = entry['products'] as [{ labors: { id: number }[] }]
      for (const [place, share] of labors.entries()) name(`share ${number} ${place}`, share.id)
    })
    for (const [when, status, reason] of moves) {
      plan(at(when, '16:00'), 'leader', (ask) =>
        ask('PUT', `/production-plans/${id(`plan ${number}`)}/change-status/${status}`, { reason }),
      )
    }
    for (const [place, [given, made]] of shares.entries()) {
      if (made === 0) continue
      for (const [step, part] of [0.4, 1].entries()) {
        plan(at(Math.min(from + 45 + 30 * step, -4 + step), `17:1${place}`), producer.office, (ask) =>
          ask('PUT', `/product-per-labor/${id(`share ${number} ${place}`)}`, {
            current_quantity: Math.round(made * part),
            note: part < 1 ? 'Ghi nhận giữa kỳ' : made > given ? 'Vượt chỉ tiêu giao' : 'Ghi nhận đến nay',
          }),
        )
      }
    }
  }
}
