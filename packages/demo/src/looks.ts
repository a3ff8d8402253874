import { browserOf, codesOf, originHashes, newestKey, unscoped } from '@trace/server'
import type { ReceivedScan } from '@trace/server'
import type { Spot } from './shoppers.ts'
import type { World } from './world.ts'

export const codeAt = (keys: World['keys'], number: number): string => codesOf(newestKey(keys), BigInt(number), 1)[0]!

/** Code of a label by its place in its issue, from 0. */
export async function codeOfLabel({ sql, keys, id }: World, trace: string, place: number): Promise<string> {
  const [issue] = await unscoped(sql, 'the labels of the demo')<
    { number_from: number }[]
  >`select number_from from stamps where id = ${id(`stamp ${trace}`)}`
  return codeAt(keys, issue!.number_from + place)
}

/** A scan by a shopper, who has a network of their own unless one is named. */
export function lookAt(
  code: string,
  at: Date,
  spot: Spot | null,
  shopper: string,
  userAgent: string,
  ip = shopper,
): ReceivedScan {
  const { device, network, ip_hash } = originHashes({ ip, userAgent }, shopper)
  return {
    code,
    at,
    device,
    network,
    place: spot && { latitude: spot.place[0], longitude: spot.place[1] },
    area: spot?.area ?? null,
    about: { ip_hash, ...browserOf(userAgent) },
  }
}
