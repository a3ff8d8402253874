import type { PublicProducer } from '@trace/domain/areas/scans/public-trace.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { vouchedRow } from '@trace/platform/store/vouched-values.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { hasPublicContact, publicProducerOf } from '../read-public-trace.ts'
import type { FoundProducer } from '../read-public-trace.ts'

interface Maker {
  id: number
  slug: string
  isOpen: boolean
  producer: PublicProducer
}

/** SQL: the producer with this id as `m`, and its approved values, which the public sees, as `v`. */
export const shownMaker = (sql: Sql, id: number): Fragment =>
  unscoped(sql, 'a producer that officers approved, by approved values')`
    manufactures m cross join lateral ${vouchedRow(sql, 'manufactures', 'm.id')} v where m.id = ${id}`

/** A producer, given the SQL for its row `m` and its values `v`. */
export async function readMaker(sql: Sql, source: Fragment): Promise<Maker> {
  const named = (table: string, link: string) =>
    unscoped(sql, 'names of places')`(select name from ${sql(table)} where id = ${sql(`v.${link}`)})`
  const ofForm = (column: string) =>
    sql`(select ${sql(column)} from manufacturing_forms where id = v.manufacturing_form_id)`
  const [row] = await unscoped(sql, 'a row that the caller may see')<(FoundProducer & { id: number; slug: string })[]>`
    select m.id, m.slug, v.name, ${ofForm('name')} as form, ${ofForm('code')} as form_code, v.tax_code, v.logo as logo_url, v.images, v.introduction,
      v.phone, v.website, v.gln, v.address,
      ${named('wards', 'ward_id')} as ward, ${named('provinces', 'province_id')} as province,
      ${named('wards', 'old_ward_id')} as old_ward, ${named('districts', 'old_district_id')} as old_district
    from ${source}`
  const { id, slug, ...found } = row!
  return { id, slug, isOpen: hasPublicContact(found), producer: publicProducerOf(found) }
}
