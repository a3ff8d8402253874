import { districts, provinces, wards } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { page } from '../../engine/calls/answers.ts'
import { operation } from '../../engine/operation.ts'
import { filters } from '../../engine/calls/query.ts'

/**
 * Lists default to the administrative system in force. Another one must be asked for, or a district, which only old
 * ones have.
 */
const lists = [provinces, districts, wards].map((resource: Resource) =>
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

/** The new commune of an old one. Where the old one was split, the others that got a part of it come after it. */
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
  inside('/provinces/:id/districts', provinces, 'province_id', districts),
  inside('/provinces/:id/wards', provinces, 'province_id', wards),
  inside('/districts/:id/wards', districts, 'district_id', wards),
  inside('/wards/by-province/:id', provinces, 'province_id', wards),
  inside('/wards/by-district/:id', districts, 'district_id', wards),
  successors,
]
