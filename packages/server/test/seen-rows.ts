import type { testServer } from './server.ts'

/** The rows as a bulk decision names them: each id with its present version. */
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
