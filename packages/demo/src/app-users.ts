import { openDice } from './dice.ts'
import { genderOf, personName, phoneOf } from './people.ts'
import type { World } from './world.ts'
import { derive } from '@trace/server'
import { apps } from '@trace/domain/areas/portal/apps.ts'

const homes: [province: string, ward: string][] = [
  ['22', '06673'],
  ['22', '06688'],
  ['22', '06793'],
  ['22', '06712'],
  ['22', '06811'],
  ['22', '06994'],
  ['01', '00166'],
  ['01', '09556'],
  ['31', '11383'],
]
const APPS = 40

/** Of ten people in the app, one works for a producer and one buys for a shop; of twenty, one is an inspector. */
const kinds = [
  'consumer',
  'consumer',
  'consumer',
  'labor',
  'consumer',
  'consumer',
  'consumer',
  'distributor',
  'consumer',
  'inspector',
  'consumer',
  'consumer',
  'consumer',
  'labor',
  'consumer',
  'consumer',
  'consumer',
  'distributor',
  'consumer',
  'consumer',
]

/**
 * Forty people who registered in the app; consumers are admitted at once, others wait until their identity is
 * checked.
 */
export function planAppUsers(world: World): void {
  const { plan, at, day, id, sql } = world
  const dice = openDice('app users')
  for (let number = 1; number <= APPS; number++) {
    const drawn = -dice.between(3, 380)
    const user_type = kinds[number % kinds.length]!
    const [province, ward] = dice.pick(homes)
    const isWaiting = user_type !== 'consumer' && drawn > -90
    const since = isWaiting ? -3 - (number % 6) : drawn
    const form = {
      name: personName(number + 17),
      gender: genderOf(number + 17),
      phone: phoneOf(300 + number),
      email: `nguoidung${number}@example.com`,
      birthday: day(-dice.between(7_000, 21_000)),
      user_type,
      platform: dice.pick(['android', 'android', 'android', 'ios', 'ios', 'web']),
    }
    const seen = new Date(
      Date.parse(at(dice.between(Math.max(since, -40), -1), '20:15')) + dice.below(7_000_000),
    ).toISOString()
    plan(at(since, '20:10'), 'admin', async (ask) => {
      const app = await ask('POST', '/apps', {
        ...form,
        province_id: id(`province ${province}`),
        ward_id: id(`ward ${ward}`),
        ...(user_type === 'labor' && { labor_id: id(`labor tomsu ${1 + (number % 4)}`) }),
      })
      if (!isWaiting) await ask('PUT', `/apps/${app.id}/change-approved`)
      // Set directly, since only the app itself reports when it was last used.
      await derive(sql, apps, app.id, { last_active_at: seen })
    })
  }
}
