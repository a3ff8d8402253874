import { addressAt } from './known-rows.ts'
import { personName, phoneOf } from './people.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

interface Buyer {
  key: string
  type: string
  name: string
  ward: string
  province?: string
  address: string
  hours: string
  from: string[]
  waiting?: true
}

const buyers = sample<Buyer[]>('buyers')

const carriers =
  sample<{ key: string; name: string; method: string; plate?: string; capacity: number; cold?: string }[]>('carriers')

/** Plans the buyers of the producers, and the carriers of the goods. */
export function planTrade(world: World): void {
  const { plan, at, id, name } = world
  for (const [number, { key, ward, province, address, hours, from, waiting, ...about }] of buyers.entries()) {
    plan(at(waiting ? -4 : -424, `09:${10 + number}`), 'processing', async (ask) => {
      const row = await ask('POST', '/distributors', {
        ...about,
        ...addressAt(world, ward, address, province ? { province } : {}),
        tax_code: String(9_000 + number).padStart(10, '0'),
        contact_person: personName(number + 40),
        phone: phoneOf(401 + number),
        opening_hours: hours,
        manufacture_ids: from.map((producer) => id(`manufacture ${producer}`)),
        description: 'Nơi bán giả định (dữ liệu mẫu).',
      })
      if (!waiting) await ask('PUT', `/distributors/${row.id}/change-approved`)
      name(`distributor ${key}`, row.id)
    })
  }
  for (const [number, { key, method, plate, capacity, cold, ...about }] of carriers.entries()) {
    plan(at(-424, `11:${10 + number}`), 'processing', async (ask) => {
      const row = await ask('POST', '/shippings', {
        ...about,
        shipping_method_id: id(`method ${method}`),
        vehicle_plate: plate,
        driver_name: personName(number + 60),
        phone: phoneOf(501 + number),
        ...addressAt(world, '06688', 'Khu 1, đường Mẫu'),
        capacity_kg: capacity,
        cold_chain_note: cold,
        description: 'Đơn vị giả định (dữ liệu mẫu).',
      })
      name(`shipping ${key}`, row.id)
    })
  }
}
