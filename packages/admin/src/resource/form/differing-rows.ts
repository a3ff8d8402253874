import type { Field } from '@trace/domain'

/**
 * What of a value that changed is to be told: of the rows inside a row only those that are not the same on both sides, but all of them
 * where nothing but their order is another.
 */
export function differingRows({ kind }: Field, before: unknown, after: unknown): [before: unknown, after: unknown] {
  if ((kind !== 'rows' && kind !== 'list') || !Array.isArray(before) || !Array.isArray(after)) return [before, after]
  const [gone, come] = [without(before, after), without(after, before)]
  return gone.length + come.length > 0 ? [gone, come] : [before, after]
}

/** Each row that is there twice counts twice. */
function without(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map(said)
  return rows.filter((row) => {
    const at = left.indexOf(said(row))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A row that was put back has another id, and says the same. */
const said = (row: unknown): string =>
  JSON.stringify(row, (name, value: unknown) => (name === 'id' ? undefined : value))
