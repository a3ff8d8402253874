import { openDice } from './dice.ts'
import { addressAt } from './known-rows.ts'
import { genderOf, personName, phoneOf } from './people.ts'
import { approvedLabors, dataEntryAccountOf, producers } from './producers.ts'
import type { Producer } from './producers.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

const trades = sample<Record<Producer['office'], [type: string, skills: string][]>>('trades')

/** Ninety labors; four of them joined recently and wait for approval. */
export function planLabors(world: World): void {
  const { plan, at, day, id, name } = world
  const dice = openDice('labors')
  let number = 0
  for (const producer of producers) {
    const { key, office, ward, address, before, labors } = producer
    for (let place = 1; place <= labors; place++) {
      const person = ++number
      const isNew = !approvedLabors(producer).includes(place)
      const since = isNew ? -dice.between(2, 12) : -430
      const minute = String(person % 60).padStart(2, '0')
      const [labor_type, skills] = trades[office][(place - 1) % 4]!
      const form = {
        name: personName(person + 3),
        gender: genderOf(person + 3),
        birthday: day(-dice.between(9_000, 20_500)),
        phone: phoneOf(200 + person),
        labor_type,
        skills,
        joined_at: day(since - dice.between(30, 1_500)),
        training_note: dice.chance(0.7) ? 'Đã học lớp tập huấn ghi nhật ký và an toàn thực phẩm của tỉnh' : null,
        health_cert_expires_at: office === 'processing' ? day(dice.between(-20, 330)) : null,
        ...(labor_type === 'household' && {
          household_code: `NH-${String(person).padStart(3, '0')}`,
          household_acreage: dice.between(3, 25) / 10,
        }),
      }
      plan(at(since, `0${8 + Math.floor(person / 60)}:${minute}`), dataEntryAccountOf(producer), async (ask) => {
        const labor = await ask('POST', '/labors', {
          ...form,
          manufacture_id: id(`manufacture ${key}`),
          ...addressAt(world, ward, address, { before }),
        })
        name(`labor ${key} ${place}`, labor.id)
      })
      if (!isNew) {
        plan(at(-429, `1${3 + Math.floor(person / 60)}:${minute}`), office, (ask) =>
          ask('PUT', `/labors/${id(`labor ${key} ${place}`)}/change-approved`),
        )
      }
    }
  }
}
