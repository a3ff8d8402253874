import { connect } from '@trace/platform/ports/postgres/connect.ts'

/** All tables of a database, each as one fingerprint of its ordered rows. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const pool = connect(url, { max: 1 })
  try {
    const tables = await pool<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const [row] = await pool.unsafe<{ sum: string }[]>(
        `select coalesce(md5(string_agg(r, E'\\n' order by r)), '') as sum from (select t::text as r from ${name} t) rows`,
      )
      found[name] = row!.sum
    }
    return found
  } finally {
    await pool.end()
  }
}
