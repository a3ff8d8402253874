import type { AdministrativeArea } from '@trace/server'
import type { Dice } from './dice.ts'
import { centreOf } from './places.ts'
import type { Place } from './places.ts'
import type { World } from './world.ts'

/** Where goods are scanned, and how often: a commune here, or a province elsewhere with the middle of its city. */
const places: [weight: number, name: string, at: { ward: string } | { province: string; centre: Place }][] = [
  [14, 'Phường Bãi Cháy, Quảng Ninh', { ward: '06673' }],
  [11, 'Phường Hạ Long, Quảng Ninh', { ward: '06688' }],
  [6, 'Phường Hồng Gai, Quảng Ninh', { ward: '06685' }],
  [4, 'Phường Cao Xanh, Quảng Ninh', { ward: '06658' }],
  [5, 'Phường Cẩm Phả, Quảng Ninh', { ward: '06793' }],
  [4, 'Phường Móng Cái 1, Quảng Ninh', { ward: '06712' }],
  [3, 'Phường Uông Bí, Quảng Ninh', { ward: '06811' }],
  [3, 'Đặc khu Vân Đồn, Quảng Ninh', { ward: '06994' }],
  [2, 'Phường Đông Triều, Quảng Ninh', { ward: '07093' }],
  [2, 'Xã Tiên Yên, Quảng Ninh', { ward: '06862' }],
  [24, 'Hà Nội', { province: '01', centre: [21.028, 105.834] }],
  [14, 'Hải Phòng', { province: '31', centre: [20.857, 106.683] }],
  [4, 'Bắc Ninh', { province: '24', centre: [21.186, 106.076] }],
  [2, 'Thái Nguyên', { province: '19', centre: [21.594, 105.848] }],
  [2, 'Đà Nẵng', { province: '48', centre: [16.068, 108.212] }],
  [3, 'Hồ Chí Minh', { province: '79', centre: [10.776, 106.701] }],
]

export type Spot = { place: Place; area: AdministrativeArea }

/** Cần Thơ is too far from Hạ Long for anybody to be at both within minutes. */
export const farAway = ({ id }: World): Spot => ({
  place: [10.034, 105.788],
  area: { ward_id: null, province_id: id('province 92'), name: 'Cần Thơ' },
})

export const atHome = ({ id }: World): Spot => ({
  place: centreOf('06688'),
  area: { ward_id: id('ward 06688'), province_id: id('province 22'), name: 'Phường Hạ Long, Quảng Ninh' },
})

const all = places.reduce((sum, [weight]) => sum + weight, 0)

/** Somewhere a shopper scans. */
export function someSpot({ id }: World, dice: Dice): Spot {
  let left = dice.below(all)
  const [, name, at] = places.find(([weight]) => (left -= weight) < 0)!
  const [latitude, longitude] = 'ward' in at ? centreOf(at.ward) : at.centre
  const place = [near(latitude, dice), near(longitude, dice)] as const
  if ('ward' in at) return { place, area: { ward_id: id(`ward ${at.ward}`), province_id: id('province 22'), name } }
  return { place, area: { ward_id: null, province_id: id(`province ${at.province}`), name } }
}

const near = (degrees: number, dice: Dice): number => Math.round(degrees * 10_000 + dice.between(-220, 220)) / 10_000

const browsers: [weight: number, userAgent: string][] = [
  [46, 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'],
  [27, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'],
  [14, 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Mobile Zalo/24.10'],
  [6, 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 SamsungBrowser/26.0 Mobile Safari/537.36'],
  [4, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 coc_coc_browser/128 Chrome/128.0'],
  [3, 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1'],
]

export function someBrowser(dice: Dice): string {
  let left = dice.below(100)
  return browsers.find(([weight]) => (left -= weight) < 0)![1]
}
