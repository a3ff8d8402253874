import { connect } from '../../ports/postgres/connect.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import type { Manifest } from './contents.ts'

/**
 * Starts a restored database, checks its B-tree indexes against its tables (amcheck), and counts its rows. The log of
 * changes only grows, so fewer lines than before the backup mean a loss. Returns the number of rows.
 */
export async function tryDatabase(folder: string, { counts }: Manifest): Promise<number> {
  const embedded = await startEmbedded({ folder })
  const pool = connect(embedded.url, { max: 1 })
  try {
    await pool`set statement_timeout = 0`
    await pool`create extension if not exists amcheck`
    await pool`
      select bt_index_check(c.oid, true) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relkind = 'i' and i.indisready and i.indisvalid and c.relpersistence = 'p'`
    let rows = 0
    for (const [table, before] of Object.entries(counts)) {
      const [{ count } = { count: 0 }] = await pool<{ count: number }[]>`select count(*) as count from ${pool(table)}`
      if (count < before && table === 'system_logs')
        throw new StartRefusal(`Bản sao lưu thiếu dòng nhật ký: có ${count}, lúc bắt đầu sao lưu có ${before}`)
      rows += count
    }
    return rows
  } finally {
    await pool.end({ timeout: 5 })
    await embedded.stop()
  }
}
