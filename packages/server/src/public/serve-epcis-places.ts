import type { FastifyInstance } from 'fastify'
import { isApprovedAndActive } from '../areas/tracing/index.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { vouchedRow } from '@trace/platform/store/vouched-values.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { publicAddress } from '@trace/platform/public-address.ts'
import { refuseDuringMaintenance } from '@trace/platform/request/maintenance.ts'
import { API_HEADERS } from '@trace/platform/request/operation-route.ts'
import { notFound } from './operations.ts'
import { indexedSql } from './indexed-values.ts'
import { LOOK_UP } from './routes.ts'

interface Place {
  name: string
  ward: string | null
  province: string | null
}

/** Serves places that EPCIS events name: areas and distributors, by location code or GLN, as far as they are public. */
export function serveEpcisPlaces(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.get<{ Params: { code: string } }>('/places/:code', LOOK_UP, async (request, reply) => {
    await refuseDuringMaintenance(pool)
    const { code } = request.params
    const place = await onReplicaOrPrimary(pool, (sql) => findPlace(sql, code.slice(0, 100)))
    if (!place) throw notFound()
    return reply
      .headers(API_HEADERS)
      .type('application/ld+json')
      .send({
        '@context': 'https://schema.org',
        '@id': `${await publicAddress(pool, settings)}/places/${encodeURIComponent(code)}`,
        '@type': 'Place',
        name: place.name,
        address: {
          '@type': 'PostalAddress',
          addressLocality: place.ward,
          addressRegion: place.province,
          addressCountry: 'VN',
        },
        ...(/^\d{13}$/.test(code) && { globalLocationNumber: code }),
      })
  })
}

/** Streets are left out: those of households are personal data. */
async function findPlace(sql: Sql, code: string): Promise<Place | null> {
  const [found] = await unscoped(sql, 'places that public traces name, by values that officers approved')<Place[]>`
    select coalesce(v.name, 'Vùng sản xuất chưa được duyệt') as name,
      (select name from wards where id = v.ward_id) as ward, (select name from provinces where id = v.province_id) as province
    from material_areas a cross join lateral ${vouchedRow(sql, 'material_areas', 'a.id')} v
    where (a.location_code = ${code} or a.code = ${code}) and a.deleted_at is null
    union all
    select v.name, (select name from wards where id = v.ward_id), (select name from provinces where id = v.province_id)
    from distributors d cross join lateral ${vouchedRow(sql, 'distributors', 'd.id')} v
    where ${indexedSql.gln(sql, 'd')} = ${code} and ${isApprovedAndActive(sql, 'd')}
    limit 1`
  return found ?? null
}
