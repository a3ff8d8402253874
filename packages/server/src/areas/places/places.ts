import { districts } from '@trace/domain/areas/places/districts.ts'
import { provinces } from '@trace/domain/areas/places/provinces.ts'
import { wards } from '@trace/domain/areas/places/wards.ts'
import { list } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { always, extended, named, page } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { rowId } from '@trace/platform/request/row-id.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Fragment } from '@trace/platform/ports/postgres/connect.ts'
import { filters } from '@trace/platform/operation/query.ts'

/**
 * Lists show the administrative system in force by default. Requests may name another `system`, or a district, which
 * only old systems have.
 */
const lists = [provinces, wards].map((resource: Resource) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}`,
    needs: 'signedIn',
    summary: `Danh sách ${resource.label.toLowerCase()}`,
    query: filters(resource),
    answers: page(resource),
    run: ({ query, store }) => store.page(resource, query['district_id'] ? query : { system: '2025', ...query }),
  }),
)

const successorsField = list('Các xã, phường mới từ huyện này', named, always)

/**
 * The districts before 1 July 2025, each with its system and the communes that it became. Lists those of the home
 * province, of the province requested by its present or former number, or of all provinces with `system=legacy`.
 */
async function districtsOf(store: Store, { province_id, ...query }: Record<string, string>) {
  const { sql } = store
  const ids = province_id?.split(',').flatMap((part) => rowId(part) || [])
  const former = (of: Fragment) => sql`and t.province_id in (
    select p.id from provinces p left join provinces n on n.id = p.successor_id where ${of})`
  const also = ids
    ? former(sql`p.id = any(${ids}) or n.id = any(${ids})`)
    : query['system']
      ? undefined
      : former(sql`n.is_home`)
  const { entries, pagination } = await store.page(districts, query, also)
  const found = await sql<{ district_id: number; id: number; name: string }[]>`
    select distinct o.district_id, w.id, w.name from ${store.rows(wards)} o join ${store.rows(wards)} w on w.id = o.successor_id
    where o.district_id = any(${entries.map(({ id }) => id)}) order by w.name`
  const successors = Map.groupBy(found, ({ district_id }) => district_id)
  return {
    entries: entries.map((entry) => ({
      ...entry,
      successors: (successors.get(entry.id) ?? []).map(({ id, name }) => ({ id, name })),
    })),
    pagination,
  }
}

const districtList = operation({
  method: 'GET',
  path: '/api/admin/districts',
  needs: 'signedIn',
  summary: 'Danh sách huyện trước 01/7/2025, với các xã, phường mới từ huyện đó',
  query: filters(districts),
  answers: page(extended(districts, { successors: successorsField })),
  run: ({ query, store }) => districtsOf(store, query),
})

const districtsOfProvince = operation({
  method: 'GET',
  path: '/api/admin/provinces/:id/districts',
  needs: 'signedIn',
  summary: 'Huyện trước 01/7/2025 của một tỉnh, nay hoặc trước đó',
  query: filters(districts),
  answers: page(extended(districts, { successors: successorsField })),
  async run({ id, query, store }) {
    await store.find(provinces, id)
    return districtsOf(store, { ...query, province_id: String(id) })
  },
})

/** Lists the places within a place, in the same administrative system. */
const inside = <const P extends string, R extends Resource>(path: P, owner: Resource, field: string, resource: R) =>
  operation({
    method: 'GET',
    path: `/api/admin${path}`,
    needs: 'signedIn',
    summary: `${resource.label} thuộc ${owner.label.toLowerCase()}`,
    query: filters(resource),
    answers: page(resource),
    async run({ id, query, store }) {
      await store.find(owner, id)
      return store.page(resource, { ...query, [field]: String(id) })
    },
  })

/** The new commune of an old one. If the old one was split, the other communes that got a part of it follow. */
const successors = operation({
  method: 'GET',
  path: '/api/admin/wards/:id/successors',
  needs: 'signedIn',
  summary: 'Xã/phường mới của một xã/phường cũ',
  answers: page(wards),
  async run({ id, store }) {
    const old = await store.find(wards, id)
    const entries = await Promise.all(
      [old.successor_id ?? [], old.candidate_ids].flat().map((place) => store.show(wards, place)),
    )
    return { entries, pagination: { page: 1, length: entries.length, total: entries.length, total_page: 1 } }
  },
})

export const placeOperations = [
  ...lists,
  districtList,
  districtsOfProvince,
  inside('/provinces/:id/wards', provinces, 'province_id', wards),
  inside('/districts/:id/wards', districts, 'district_id', wards),
  inside('/wards/by-province/:id', provinces, 'province_id', wards),
  inside('/wards/by-district/:id', districts, 'district_id', wards),
  successors,
]
