import { information } from '@trace/domain/areas/portal/singles.ts'
import { movementProblems } from '@trace/domain/areas/tracing/movement-problems.ts'
import type { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Readable } from '@trace/platform/operation/body.ts'
import { errorsOf } from '@trace/platform/operation/problem-list.ts'
import type { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { Raw } from '@trace/platform/operation/raw-call.ts'
import { readSingleNumbers } from '@trace/platform/calls/singles.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { unitRatio } from '../growing/index.ts'

interface Lot {
  harvest_date: string | null
  packaging_date: string | null
  quantity: number
  product_unit_id: number | null
  movements: Readable<Row<typeof traces>>['movements']
}

/** Checks the movements of a lot; those without a unit are in the unit of the lot. */
export async function checkMovements(store: Store, lot: Lot, problems: ProblemList): Promise<void> {
  const { movements = [], product_unit_id: own, ...about } = lot
  if (movements.length === 0) return
  const { movement_tolerance_percent } = await readSingleNumbers(store.sql, information, ['movement_tolerance_percent'])
  const ratios = new Map<number, number | null>()
  for (const [place, { product_unit_id: unit }] of movements.entries())
    if (unit && own && !ratios.has(unit))
      ratios.set(unit, await ratioOf(unit, own, `movements.${place}.product_unit_id`))
  const moved = movements.map(({ shipped_at = null, received_at = null, quantity, product_unit_id: unit }) => {
    const ratio = unit ? (ratios.get(unit) ?? null) : 1
    return { shipped_at, received_at, amount: ratio === null || quantity === undefined ? null : quantity * ratio }
  })
  problems.add(movementProblems({ ...about, movements: moved }, store.now(), movement_tolerance_percent))

  async function ratioOf(unit: number, of: number, path: string): Promise<number | null> {
    try {
      return await unitRatio(store, unit, of)
    } catch (error) {
      for (const messages of Object.values(errorsOf(error))) problems.add({ [path]: messages })
      return null
    }
  }
}

/**
 * Movements with the ids of their units: requests may still name a unit in words, or omit it if it is the lot's
 * unit.
 */
export async function withListedUnits({ sql }: Store, sent: Raw): Promise<Raw> {
  const { movements } = sent
  if (!Array.isArray(movements)) return sent
  const rows: Raw[] = movements.filter((one) => typeof one === 'object' && one !== null)
  const names = rows.map(nameOf).filter((name) => name !== '')
  const units =
    names.length === 0
      ? []
      : await sql<{ id: number; names: string[] }[]>`
          select id, array[lower(code), lower(name)] as names from product_units
          where deleted_at is null and (lower(code) = any(${names}) or lower(name) = any(${names}))`
  const unitOf = (row: Raw): unknown => {
    const name = nameOf(row)
    const named = units.find((unit) => unit.names.includes(name))?.id ?? name
    return row['product_unit_id'] ?? (name === '' ? sent['product_unit_id'] : named)
  }
  return { ...sent, movements: rows.map((row) => ({ ...row, product_unit_id: unitOf(row) })) }
}

const nameOf = ({ unit }: Raw): string => (typeof unit === 'string' ? unit.trim().toLowerCase().normalize('NFC') : '')
