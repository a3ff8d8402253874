import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { boundary, decimal, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { sharedLand } from '@trace/define/geo/land.ts'
import { formatArea } from '@trace/define/text/format.ts'
import { always, many, named } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { isOwner } from '@trace/platform/viewer.ts'

interface Overlap {
  id: number
  name: string
  manufacture: string
  acreage: number
  boundary: Boundary
  shared: number
}

/** Smallest reported overlap in hectares: two surveys of the same border differ by this much. */
const LEAST = 0.005
const MOST = 20

/**
 * Areas within reach, of any producer, that share land with a boundary. Only for staff, because the result names the
 * areas and their producers.
 */
export async function overlapsOf(
  store: Store,
  { id, boundary: own }: { id: number; boundary: Boundary | null },
): Promise<Overlap[]> {
  if (!own || isOwner(store.reach)) return []
  const { sql, rows } = store
  const near = await sql<Omit<Overlap, 'shared'>[]>`
    select a.id, a.name, m.name as manufacture, a.acreage::float as acreage, a.boundary
    from ${rows(materialAreas)} a join ${rows(manufactures)} m on m.id = a.manufacture_id
    where a.id <> ${id} and a.boundary is not null
      and boundary_box(a.boundary) && boundary_box(${sql.json(own)}::jsonb)
    order by a.id limit ${MOST}`
  return near
    .map((area) => ({ ...area, shared: Math.round(sharedLand(own, area.boundary) * 10_000) / 10_000 }))
    .filter(({ shared }) => shared >= LEAST)
}

/** Warnings about overlaps, shown to staff when they save an area. */
export const overlapWarnings = async (
  store: Store,
  area: { id: number; name: string; boundary: Boundary | null },
): Promise<string[]> =>
  (await overlapsOf(store, area)).map(
    ({ name, manufacture, shared, acreage }) =>
      `${area.name} chồng lên ${name} (${formatArea(acreage)}) của ${manufacture}: ${formatArea(shared)}`,
  )

export const listOverlaps = operation({
  method: 'GET',
  path: '/api/admin/material-areas/:id/overlaps',
  needs: needs(materialAreas, 'list', 'read', 'update'),
  summary: 'Các vùng có chung đất với một vùng, của mọi cơ sở',
  answers: many({
    ...named,
    manufacture: text('Cơ sở sản xuất', always),
    acreage: decimal('Diện tích', { ...always, unit: 'ha' }),
    shared: decimal('Diện tích chung', { ...always, unit: 'ha' }),
    boundary: boundary('Ranh giới', always),
  }),
  async run({ id, store }) {
    const area = await store.find(materialAreas, id, 'read')
    return { entries: await overlapsOf(store, area) }
  },
})
