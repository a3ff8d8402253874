import { information } from '@trace/domain/areas/portal/singles.ts'
import { unjudgedSince } from '@trace/domain/areas/scans/clone-evidence.ts'
import type { CloneSign } from '@trace/domain/areas/scans/clone-evidence.ts'
import { cloneRuleNames, needsReview, withScan } from '@trace/domain/areas/scans/clone-score.ts'
import { readSingleNumbers } from '@trace/platform/calls/singles.ts'
import { wideNetworkOf } from '@trace/platform/access/throttle.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { fingerprint } from '@trace/platform/ports/secrets.ts'
import { labelsOfStamp } from './find-labels.ts'
import type { Label } from './find-labels.ts'

const LETTERS = 12

/** Hash of the network that an address belongs to, short enough to be kept with every label that it scans. */
export const networkHashOf = (ip: string): string => fingerprint(`network ${wideNetworkOf(ip)}`).slice(0, LETTERS)

/** Adds to a label's evidence that the right PIN, or too many wrong ones, came from this network. */
export async function witnessPin(pool: Pool, { stamp_id, number, serial }: Label, sign: CloneSign, ip: string) {
  const rules = await readSingleNumbers(pool, information, cloneRuleNames)
  await pool.begin(async (sql) => {
    await sql`
      insert into stamp_codes (stamp_id, number, serial) values (${stamp_id}, ${number}, ${serial}) on conflict (number) do nothing`
    await sql`select from stamp_codes where number = ${number} for update`
    const [known] = await labelsOfStamp(sql, stamp_id, serial, serial)
    const network = networkHashOf(ip)
    const state = withScan(known!, { at: Date.now(), network, device: '', place: null, signs: [sign] }, rules)
    await sql`
      update stamp_codes set evidence = ${state.evidence as never}, is_tampered = ${state.isTampered},
        unjudged_since = least(unjudged_since, ${unjudgedSince(state.evidence)}::date),
        review_since = coalesce(review_since, case when ${needsReview(state)} then now() end)
      where number = ${number}`
  })
}
