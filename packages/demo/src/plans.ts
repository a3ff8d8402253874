import { producerOf } from './producers.ts'
import { productOf } from './register-products.ts'
import type { World } from './world.ts'

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
  /** How it went on, and when. */
  moves: [day: number, to: string, reason?: string][]
}

const plans: Plan[] = [
  {
    of: 'ga',
    product: 'ga',
    area: 'ga-2',
    name: 'Nuôi gà đồi phục vụ Tết',
    season: 'Vụ Tết',
    drawn: -75,
    from: -62,
    to: 68,
    target: 10_000,
    shares: [
      [3_000, 1_150],
      [2_500, 900],
      [2_500, 0],
      [2_000, 640],
    ],
    moves: [[-70, 'published']],
  },
  {
    of: 'na',
    product: 'na',
    area: 'na-2',
    name: 'Na rải vụ đông',
    season: 'Vụ Đông',
    drawn: -220,
    from: -206,
    to: 10,
    target: 64_000,
    shares: [
      [20_000, 20_400],
      [16_000, 14_900],
      [16_000, 15_200],
      [12_000, 9_800],
    ],
    moves: [[-210, 'published']],
  },
  {
    of: 'chamuc',
    product: 'chamuc',
    area: 'chamuc-1',
    name: 'Chả mực mùa du lịch hè',
    season: 'Vụ Hè',
    drawn: -250,
    from: -230,
    to: -90,
    target: 9_000,
    shares: [
      [3_000, 3_120],
      [3_000, 2_960],
      [3_000, 3_040],
    ],
    moves: [
      [-240, 'published'],
      [-86, 'completed'],
    ],
  },
  {
    of: 'lua',
    product: 'lua',
    area: 'lua-3',
    name: 'Mở rộng nếp cái hoa vàng tại Trại Mới',
    season: 'Vụ Mùa',
    drawn: -190,
    from: -170,
    to: -20,
    target: 12_000,
    shares: [
      [5_000, 0],
      [4_000, 0],
    ],
    moves: [
      [-180, 'published'],
      [-150, 'cancelled', 'Chưa hoàn thành kênh tưới nội đồng, lùi sang vụ sau'],
    ],
  },
  {
    of: 'tomthe',
    product: 'tomthe',
    area: 'tomthe-2',
    name: 'Tôm thẻ vụ đông trong nhà bạt',
    season: 'Vụ Đông',
    drawn: -12,
    from: 5,
    to: 110,
    target: 45_000,
    shares: [
      [15_000, 0],
      [15_000, 0],
    ],
    moves: [],
  },
  {
    of: 'mien',
    product: 'mien',
    area: 'mien-1',
    name: 'Miến dong phục vụ Tết',
    season: 'Vụ Tết',
    drawn: -6,
    from: 8,
    to: 60,
    target: 30_000,
    shares: [
      [10_000, 0],
      [10_000, 0],
      [8_000, 0],
    ],
    moves: [],
  },
]

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
