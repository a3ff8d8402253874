import { isDeepStrictEqual } from 'node:util'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Row } from '@trace/define/resource.ts'
import { fold } from '@trace/define/text/fold.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { usesOf } from '@trace/platform/store/uses.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

type Unit = Row<typeof productUnits>
type Values = Readonly<Record<string, unknown>>

/** Fields that define the amounts in a unit; they cannot change once a row uses the unit. */
const CONVERSION = ['base_unit_id', 'factor'] as const

/** What people and other systems read beside an amount; once a row uses the unit, only its spelling changes. */
const NAMES = ['name', 'code'] as const

/**
 * Units convert to one base unit by a factor, and that base has no base itself. Conversion, name and code of a unit in
 * use cannot change, so that recorded amounts stay the same.
 */
export const settledUnits: SettledRule = {
  watches: [productUnits.name],
  async settle({ store, written }) {
    const changed = [...(written.get(productUnits.name) ?? [])].filter(
      ([, { before, after }]) =>
        after && (isConverted(before, after) || (before && renamedIn(before, after).length > 0)),
    )
    for (const [id, { before }] of changed) {
      const unit = await lockUnit(store, id)
      await ProblemList.refuse(async (problems) => {
        problems.add(await conversionProblems(store, unit))
        if (before) problems.add(await frozenProblems(store, unit, before))
      })
    }
  },
}

const isMoved = (name: string, before: Values | null, after: Values): boolean =>
  !isDeepStrictEqual(before?.[name] ?? null, after[name] ?? null)

const isConverted = (before: Values | null, after: Values): boolean =>
  CONVERSION.some((name) => isMoved(name, before, after))

/** The names that say another thing than before, whatever their case, accents and spaces. */
const renamedIn = (before: Values, after: Values): string[] =>
  NAMES.filter((name) => fold(String(before[name])) !== fold(String(after[name])))

/** Locks a unit and its base, also against rows that begin to refer to them. */
async function lockUnit({ sql }: Store, id: number): Promise<Unit> {
  const locked = await unscoped(sql, 'a unit that was written, and its base')<Unit[]>`
    select u.* from product_units u where u.id = ${id} or u.id = (select base_unit_id from product_units where id = ${id})
    order by u.id for update`
  return locked.find((unit) => unit.id === id)!
}

/** What is wrong with the base and the factor of a unit, by field. */
export async function conversionProblems(
  { sql }: Pick<Store, 'sql'>,
  { id, base_unit_id, factor }: Pick<Unit, 'id' | 'base_unit_id' | 'factor'>,
): Promise<Problems> {
  if (base_unit_id === null) return factor === null ? {} : { factor: ['Chọn đơn vị gốc, hoặc bỏ trống hệ số quy đổi'] }
  if (base_unit_id === id) return { base_unit_id: ['Đơn vị không thể là gốc của chính nó'] }
  const [around] = await sql<{ base: string; is_derived: boolean; derived: string | null }[]>`
    select b.name as base, b.base_unit_id is not null as is_derived,
      (select name from product_units d where d.base_unit_id = ${id} and d.deleted_at is null order by d.id limit 1) as derived
    from product_units b where b.id = ${base_unit_id}`
  if (around?.is_derived)
    return { base_unit_id: [`“${around.base}” đã quy đổi sang đơn vị khác, hãy chọn đơn vị gốc của nó`] }
  return around?.derived ? { base_unit_id: [`Đơn vị này là gốc của “${around.derived}”, không thể có gốc khác`] } : {}
}

async function frozenProblems({ sql }: Store, { id, ...unit }: Unit, before: Values) {
  const uses = [
    ...(await usesOf(sql, 'all', productUnits, id)),
    ...(await usesOf(sql, 'all', productUnits, id, 'in the trash')),
  ]
  if (uses.length === 0) return {}
  const counts = new Map<string, number>()
  for (const { resource, label, count } of uses) {
    const name = resource === 'batches' ? 'lô' : label
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  const where = [...counts].map(([name, count]) => `${formatNumber(count)} ${name}`).join(', ')
  const moved = [...CONVERSION.filter((name) => isMoved(name, before, unit)), ...renamedIn(before, unit)]
  return Object.fromEntries(moved.map((name) => [name, [`Đơn vị này đang dùng ở ${where}; hãy tạo đơn vị mới`]]))
}
