import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { formatMoment } from '@trace/define/text/format.ts'
import { makeFolderPrivate } from '@trace/embedded-postgres/make-folder-private.ts'
import { connect } from '../../ports/postgres/connect.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import { accountFor } from '@trace/embedded-postgres/account.ts'
import { findBinaries } from '@trace/embedded-postgres/binaries.ts'
import { recoveringFrom } from '@trace/embedded-postgres/wal-archive.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

/**
 * Replays the archived log on a restored database: everything written since its backup, up to `moment`. Returns a
 * message, since the archive may end before `moment`.
 */
export async function recoverUntil(folder: string, archive: string, moment: Date): Promise<string> {
  const data = join(folder, findBinaries().major)
  await makeFolderPrivate(archive, accountFor(folder))
  await writeFile(join(data, 'recovery.signal'), '')
  const last = await lastReplayed(folder, archive, moment).catch((error: Error) => {
    if (error.message.includes('recovery ended before configured recovery target')) return lastReplayed(folder, archive)
    throw new StartRefusal(`Không khôi phục được đến ${formatMoment(moment)}: ${error.message}`)
  })
  await keepTimelines(data, archive)
  return last === null
    ? 'Nhật ký PostgreSQL không có thay đổi nào sau bản sao lưu này'
    : `Thay đổi cuối cùng được khôi phục: ${formatMoment(last)} (${last})`
}

async function lastReplayed(folder: string, archive: string, moment: Date | null = null): Promise<string | null> {
  const parameters = { ...recoveringFrom(archive, moment), hot_standby: 'off', logging_collector: 'off' }
  const embedded = await startEmbedded({ folder, parameters })
  const pool = connect(embedded.url, { max: 1 })
  try {
    const [row] = await pool<{ last: string | null }[]>`select pg_last_xact_replay_timestamp() as last`
    return row!.last
  } finally {
    await pool.end({ timeout: 5 })
    await embedded.stop()
  }
}

/**
 * Copies the timeline history of this recovery into the archive, so that the next recovery gets another timeline
 * number.
 */
async function keepTimelines(data: string, archive: string): Promise<void> {
  for (const name of await readdir(join(data, 'pg_wal')))
    if (name.endsWith('.history')) {
      const packed = gzipSync(await readFile(join(data, 'pg_wal', name)))
      await writeFile(join(archive, `${name}.gz`), packed, { flag: 'wx' }).catch(() => undefined)
    }
}
