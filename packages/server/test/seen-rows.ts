import type { testServer } from './server.ts'

/** Rows as somebody looked at them just now, for a decision in bulk: each id with its version. */
export async function seenRows(
  { sql }: Pick<ReturnType<typeof testServer>, 'sql'>,
  table: string,
  ids: readonly number[],
): Promise<[id: number, version: number][]> {
  const rows = await sql<
    { id: number; version: number }[]
  >`select id, version from ${sql(table)} where id = any(${ids})`
  return ids.map((id) => [id, rows.find((row) => row.id === id)!.version])
}
