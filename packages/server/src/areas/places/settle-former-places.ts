import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { address } from '@trace/domain/areas/places/address.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { shippings } from '@trace/domain/areas/tracing/shippings.ts'
import type { Problems } from '@trace/define/read.ts'
import { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import type { Store } from '@trace/platform/store/store.ts'

/** The parts of an address that have to agree. */
const PARTS = ['ward_id', 'old_ward_id', 'old_district_id'] as const
type Parts = Record<(typeof PARTS)[number], number | null>

const addressed = [manufactures, materialAreas, labors, distributors, shippings].map(({ name }) => name)

/**
 * Rule: the commune and the district before 1 July 2025 are such as became the commune of today, or a part of it.
 * An address that stays as it was is not judged, so that its row can still be edited.
 */
export const settledFormerPlaces: SettledRule = {
  watches: addressed,
  async settle({ store, written }) {
    for (const name of addressed)
      for (const change of (written.get(name) ?? new Map<number, RowChange>()).values()) {
        const parts = judgedIn(change)
        if (parts) await ProblemList.refuse(async (problems) => problems.add(await formerProblems(store, parts)))
      }
  },
}

/**
 * The address that a write gave to a row, or that came back with a row from the trash; null if there is nothing to
 * judge.
 */
function judgedIn({ before, after }: RowChange): Parts | null {
  if (!after || after['deleted_at']) return null
  const [ward_id = null, old_ward_id = null, old_district_id = null] = PARTS.map(
    (name) => (after[name] ?? null) as number | null,
  )
  if (ward_id === null || (old_ward_id ?? old_district_id) === null) return null
  const isAsBefore =
    before && !before['deleted_at'] && PARTS.every((name) => (before[name] ?? null) === (after[name] ?? null))
  return isAsBefore ? null : { ward_id, old_ward_id, old_district_id }
}

interface FormerPlace {
  ward: string
  old_ward: string | null
  /** The communes that the old one became; null if the data do not say. */
  became: string[] | null
  fits: boolean | null
  district: string | null
  has_ward: boolean | null
  has_fitting: boolean | null
}

/** What is wrong with the former commune and district of an address, by field. */
async function formerProblems({ sql }: Store, { ward_id, old_ward_id, old_district_id }: Parts): Promise<Problems> {
  const [found] = await sql<FormerPlace[]>`
    select w.name as ward, o.name as old_ward, d.name as district, o.district_id = d.id as has_ward,
      (select array_agg(n.name order by n.name) from wards n where n.id = o.successor_id or n.id = any(o.candidate_ids)) as became,
      w.id = o.successor_id or w.id = any(o.candidate_ids) as fits,
      (select bool_or(l.successor_id = w.id or w.id = any(l.candidate_ids)) from wards l
        where l.district_id = d.id and l.successor_id is not null) as has_fitting
    from wards w left join wards o on o.id = ${old_ward_id} left join districts d on d.id = ${old_district_id}
    where w.id = ${ward_id}`
  if (!found) return {}
  const { ward, old_ward, became, fits, district, has_ward, has_fitting } = found
  const { old_ward_id: commune, old_district_id: whole } = address
  if (became && fits === false)
    return {
      old_ward_id: [`${commune.label} không khớp: ${old_ward} nay là ${became.join(' hoặc ')}, không phải ${ward}`],
    }
  if (old_ward && district && has_ward === false)
    return { old_district_id: [`${whole.label} không khớp: ${old_ward} không thuộc ${district}`] }
  if (!old_ward && has_fitting === false)
    return { old_district_id: [`${whole.label} không khớp: ${ward} không có phần nào từ ${district}`] }
  return {}
}
