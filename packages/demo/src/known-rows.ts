import { ADMINISTRATOR } from '@trace/domain/areas/accounts/default-roles.ts'
import type { World } from './world.ts'
import { unscoped } from '@trace/server'

/** The tables of base data, by the first word of the names that their rows get here: 'unit kg', 'plant NA'. */
const tables = {
  form: 'manufacturing_forms',
  sector: 'manufacturing_sectors',
  farming: 'farming_forms',
  unit: 'product_units',
  group: 'product_groups',
  plant: 'plants',
  animal: 'animals',
  seafood: 'seafoods',
  method: 'shipping_methods',
  'article-type': 'article_types',
  domain: 'domains',
  role: 'roles',
}

/** Names the rows that exist before the demo: catalogues, places, and the first account, which is 'admin'. */
export async function nameKnownRows({ sql, name }: World): Promise<void> {
  for (const [word, table] of Object.entries(tables)) {
    for (const { id, code } of await unscoped(sql, 'catalogues, the same for everybody')<
      { id: number; code: string }[]
    >`select id, code from ${sql(table)}`) {
      name(`${word} ${code}`, id)
    }
  }
  const places = await sql<{ id: number; name: string }[]>`
    select id, 'province ' || code as name from provinces where system = '2025'
    union all select id, 'ward ' || code from wards where system = '2025'
    union all select d.id, d.name from districts d join provinces p on p.id = d.province_id where p.code = '22'
    union all select w.id, w.name || ', ' || d.name
      from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id where p.code = '22'`
  for (const place of places) name(place.name, place.id)
  const [admin] = await unscoped(sql, 'the first account')<{ id: number }[]>`
    select u.id from users u join roles r on r.id = u.role_id
    where r.code = ${ADMINISTRATOR} and u.is_active and u.deleted_at is null order by u.id limit 1`
  if (!admin) throw new Error('The first account comes before the demo province')
  name('user admin', admin.id)
}

/** The address fields of a form; `before` is the name of the place until July 2025: 'Xã Hà Lâu, Huyện Tiên Yên'. */
export function addressAt(
  { id }: World,
  ward: string,
  address: string,
  { province = '22', before = '' } = {},
): Record<string, unknown> {
  return {
    address,
    province_id: id(`province ${province}`),
    ward_id: id(`ward ${ward}`),
    ...(before && { old_ward_id: id(before), old_district_id: id(before.split(', ')[1]!) }),
  }
}
