import type { Field } from '@trace/define/field.ts'

/**
 * Reduces a changed value to what differs: of nested rows, only those that are not equal on both sides, or all of them
 * if only their order changed.
 */
export function differingRows({ kind }: Field, before: unknown, after: unknown): [before: unknown, after: unknown] {
  if ((kind !== 'rows' && kind !== 'list') || !Array.isArray(before) || !Array.isArray(after)) return [before, after]
  const [gone, come] = [without(before, after), without(after, before)]
  return gone.length + come.length > 0 ? [gone, come] : [before, after]
}

/** Multiset difference: duplicate rows are counted. */
function without(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map(said)
  return rows.filter((row) => {
    const at = left.indexOf(said(row))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Comparison key without the id, because a restored row gets a new id. */
const said = (row: unknown): string =>
  JSON.stringify(row, (name, value: unknown) => (name === 'id' ? undefined : value))
