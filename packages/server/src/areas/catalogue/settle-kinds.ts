import { categories } from '@trace/domain/areas/catalogue/categories.ts'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { menus } from '@trace/domain/areas/portal/menus.ts'
import { videos } from '@trace/domain/areas/portal/videos.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Store } from '@trace/platform/store/store.ts'

interface Kind {
  list: Resource
  field: string
  /** Who refers to a row of the list, and by which column. */
  usedBy: readonly (readonly [user: Resource, column: string])[]
  /** Only users in one of these states count. */
  while?: readonly string[]
  /** The field of the form by which it changes, and what cannot be changed, where that is not the field itself. */
  by?: { field: string; says: string }
}

/** A batch that still grows, or of which goods are still taken. Crops rotate once it is closed. */
const OPEN = ['planned', 'in_production', 'harvested'] as const

const grownOn = (field: string): Kind => ({
  list: materialAreas,
  field,
  usedBy: [[batches, 'material_area_id']],
  while: OPEN,
})

/** What a row is, as its children were written for it: another answer would leave them false, or impossible to edit. */
export const kinds: readonly Kind[] = [
  {
    list: productGroups,
    field: 'sector_kind',
    usedBy: [
      [products, 'product_group_id'],
      [processes, 'product_group_id'],
    ],
  },
  {
    list: categories,
    field: 'kind',
    usedBy: [
      [products, 'category_id'],
      [articles, 'category_id'],
      [libraries, 'category_id'],
      [videos, 'category_id'],
      [categories, 'parent_id'],
    ],
  },
  {
    list: products,
    field: 'sector_kind',
    usedBy: [[batches, 'product_id']],
    by: { field: 'product_group_id', says: 'sang nhóm của lĩnh vực khác' },
  },
  { list: materialAreas, field: 'sector_kind', usedBy: [[batches, 'material_area_id']] },
  grownOn('plant_id'),
  grownOn('animal_id'),
  grownOn('seafood_id'),
  { list: menus, field: 'position', usedBy: [[menus, 'parent_id']] },
]

/**
 * Rule: the kind of a row does not change while others refer to it. Those in the trash count too, since they may come
 * back unchanged.
 */
export const settledKinds: SettledRule = {
  watches: [...new Set(kinds.map(({ list }) => list.name))],
  async settle({ store, written }) {
    for (const kind of kinds)
      for (const [id, change] of written.get(kind.list.name) ?? [])
        if (isTurned(kind, change)) await refuseInUse(store, kind, id)
  },
}

/** Whether a write gave another answer than before; filling in a missing one is none. */
const isTurned = ({ field }: Kind, { before, after }: RowChange): boolean =>
  after !== null && (before?.[field] ?? null) !== null && before![field] !== after[field]

async function refuseInUse({ sql }: Store, kind: Kind, id: number): Promise<void> {
  const { list, field, usedBy, by } = kind
  await unscoped(
    sql,
    'locked against rows that begin to refer to it',
  )`select from ${sql(list.table)} where id = ${id} for update`
  const counts: string[] = []
  for (const [user, column] of usedBy) {
    const states = kind.while ? sql`and status = any(${[...kind.while]})` : sql``
    const [found] = await unscoped(sql, 'only how many rows refer to what was written')<{ count: number }[]>`
      select count(*)::int as count from ${sql(user.table)} where ${sql(column)} = ${id} ${states}`
    if (found!.count > 0) counts.push(`${formatNumber(found!.count)} ${user.label.toLowerCase()}`)
  }
  if (counts.length === 0) return
  const what = by?.says ?? list.fields[field]!.label.toLowerCase()
  throw refuseField(
    by?.field ?? field,
    `Đang dùng ở ${counts.join(', ')}${kind.while ? ' chưa đóng' : ''}, không đổi được ${what}; hãy thêm ${list.label.toLowerCase()} mới`,
  )
}
