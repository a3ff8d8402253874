import type { Named } from '@trace/define/entry.ts'
import { nearOf } from '@trace/define/kinds/describe/sheet-cell.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { nearRows } from '../store/near-rows.ts'
import { onlyConditionSql } from '../store/references.ts'
import type { Store } from '../store/store.ts'
import type { CellProblem, PlacedColumn, PlannedRow } from './planned-row.ts'
import type { Tie, Tied } from './reference-ties.ts'

/** A name that no row has to which the cell may refer. */
export interface Miss {
  row: PlannedRow
  word: string
  tied: Tied
  /** Rows to which it may refer, and whose names differ in accents alone. */
  alike: readonly Named[]
  problem: CellProblem
}

/**
 * Adds to each problem the nearest name among the rows that a form would offer, unless several of them have it: a
 * proposal that is taken is found. Notes the rows that are meant in `probable`.
 */
export async function propose(
  store: Store,
  { name, field }: PlacedColumn,
  misses: readonly Miss[],
  { ties, probable }: { ties: readonly Tie[]; probable: Map<PlannedRow, Record<string, unknown>> },
): Promise<void> {
  const groups = [...Map.groupBy(misses, ({ word, tied }) => JSON.stringify([word, tied])).values()]
  const searched = groups.filter(([miss]) => miss!.alike.length === 0)
  const near = await nearRows(
    store,
    resourceByName(field.to!),
    searched.map(([miss]) => ({ word: miss!.word, beside: miss!.tied })),
    onlyConditionSql(store.sql, field),
    ties.map(({ key }) => key),
  )
  const isAlone = ties.length > 0
  for (const group of groups) {
    const { word, alike } = group[0]!
    const rows = alike.length > 0 ? alike : (near[searched.indexOf(group)] ?? [])
    const found = nearOf(
      word,
      rows.map((row) => row.name),
    )
    const [meant, ...others] = rows.filter((row) => nameKey(row.name) === nameKey(found.proposal ?? ''))
    if (!meant || others.length > 0) continue
    for (const { row, problem } of group) {
      Object.assign(problem, found, isAlone && { alone: true })
      if (field.kind === 'reference') probable.set(row, { ...probable.get(row), [name]: meant.id })
    }
  }
}
