import type { ReceivedScan } from '@trace/server'
import { openDice } from './dice.ts'
import { codeOfLabel, lookAt } from './looks.ts'
import { atHome, farAway, someBrowser, someSpot } from './shoppers.ts'
import type { World } from './world.ts'

/** A label with unusual scans, suspicious or harmless: what happened to it, from and to how many days ago. */
interface LabelLife {
  trace: string
  /** Its place in its issue, from 0. */
  label: number
  kind: 'copied' | 'shown' | 'slandered'
  from: number
  to: number
}

const lives: readonly LabelLife[] = [
  { trace: 'mien 1/1', label: 2, kind: 'copied', from: 58, to: 4 },
  { trace: 'mien 1/1', label: 3, kind: 'copied', from: 84, to: 44 },
  { trace: 'che 1/1', label: 4, kind: 'copied', from: 36, to: 2 },
  { trace: 'che 1/1', label: 2, kind: 'shown', from: 38, to: 6 },
  { trace: 'lua 1/1', label: 2, kind: 'slandered', from: 5, to: 5 },
]

const HOUR = 3_600_000
/** Buyers of a copied label come every other day, each of them scans in the shop and at home. */
const EVERY = 2
const SLANDERS = 26
const VISITORS = 5

/** The scans of one day of all labels with unusual scans. */
export async function labelLooks(world: World, ago: number): Promise<ReceivedScan[]> {
  const now = lives.filter(({ from, to }) => ago <= from && ago >= to)
  return (await Promise.all(now.map((life) => looksOf(world, life, ago)))).flat()
}

async function looksOf(world: World, { trace, label, kind }: LabelLife, ago: number): Promise<ReceivedScan[]> {
  if (kind === 'copied' && ago % EVERY > 0) return []
  const code = await codeOfLabel(world, trace, label)
  const dice = openDice(`${trace} ${label} ${ago}`)
  const morning = Date.parse(world.at(-ago, '08:00'))
  const who = (number: number) => `${kind} ${trace} ${label} ${ago} ${number}`
  if (kind === 'copied') {
    const [spot, browser] = [someSpot(world, dice), someBrowser(dice)]
    return [1, 10].map((hours) => lookAt(code, new Date(morning + hours * HOUR), spot, who(1), browser))
  }
  const [count, spread] = kind === 'shown' ? [dice.below(VISITORS), 12] : [SLANDERS, 1]
  return Array.from({ length: count }, (_, number) => {
    const at = new Date(morning + Math.floor(((number + 0.5) / count) * spread * HOUR))
    const spot = kind === 'shown' ? atHome(world) : [atHome, farAway][number % 2]!(world)
    return lookAt(code, at, spot, who(number), someBrowser(dice), `${kind} ${trace} ${label}`)
  })
}

/** An officer finds that one of them was a sample of the department, and marks another as watched. */
export function planReviews({ plan, at, id }: World): void {
  plan(at(-41, '10:15'), 'processing', (ask) =>
    ask('PUT', `/stamps/${id('stamp mien 1/1')}/clear-suspicion`, {
      serial: 4,
      reason: 'Mẫu của Chi cục gửi đi các hội chợ, đã đối chiếu với biên bản giao mẫu',
    }),
  )
  plan(at(-1, '15:40'), 'processing', (ask) =>
    ask('PUT', `/stamps/${id('stamp che 1/1')}/watch`, {
      serial: 5,
      reason: 'Đã gọi cơ sở, đang chờ danh sách nơi giao hàng',
    }),
  )
}
