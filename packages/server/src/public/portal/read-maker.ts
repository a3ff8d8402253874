import type { PublicProducer } from '@trace/site'
import { unscoped } from '../../engine/store/rows.ts'
import { vouchedRow } from '../../engine/store/vouched-row.ts'
import type { Sql } from '../../ports/postgres/connect.ts'
import { isOpen, producerOf } from '../read-public-trace.ts'
import type { FoundProducer } from '../read-public-trace.ts'

interface Maker {
  id: number
  slug: string
  isOpen: boolean
  producer: PublicProducer
}

/** A producer by its id, as the public knows it. */
export async function readMaker(sql: Sql, id: number): Promise<Maker> {
  const named = (table: string, link: string) =>
    unscoped(sql, 'names of places')`(select name from ${sql(table)} where id = ${sql(`v.${link}`)})`
  const [row] = await unscoped(sql, 'a producer that officers approved, by approved values')<
    (FoundProducer & { slug: string })[]
  >`
    select m.slug, v.name, f.name as form, f.code as form_code, v.tax_code, v.logo as logo_url, v.phone, v.website, v.gln, v.address,
      ${named('wards', 'ward_id')} as ward, ${named('provinces', 'province_id')} as province,
      ${named('wards', 'old_ward_id')} as old_ward, ${named('districts', 'old_district_id')} as old_district
    from manufactures m cross join lateral ${vouchedRow(sql, 'manufactures', 'm.id')} v
      left join manufacturing_forms f on f.id = v.manufacturing_form_id
    where m.id = ${id}`
  const { slug, ...found } = row!
  return { id, slug, isOpen: isOpen(found), producer: producerOf(found) }
}
