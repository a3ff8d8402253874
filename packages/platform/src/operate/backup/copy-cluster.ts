import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '../../ports/postgres/connect.ts'
import { filesBelow } from './contents.ts'
import type { Contents } from './contents.ts'

/** Folders whose files PostgreSQL creates again at its start. */
const EMPTIED = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]

/** Folders that PostgreSQL requires, even if they are empty. */
const FOLDERS = [
  ...EMPTIED,
  'pg_commit_ts',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_stat',
  'pg_tblspc',
  'pg_twophase',
]

/** The file that keeps an empty folder in a backup, whichever tool copies it. */
export const KEEP = '.keep'

const CONTROL = 'global/pg_control'

const isCopied = (path: string): boolean =>
  !EMPTIED.includes(path.split('/')[0]!) &&
  !/^(postmaster\.(pid|opts)|backup_label|tablespace_map)$/.test(path) &&
  !/(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*|t\d+_\d+(_[a-z]+)?(\.\d+)?)$/.test(path) &&
  path !== CONTROL

/**
 * Copies the files of a running PostgreSQL (PostgreSQL manual, 25.3.3 "Making a base backup using the low level
 * API"). A temporary replication slot retains the WAL that the copy needs, and is dropped with the connection.
 * Returns the time up to which the copy is complete; `meanwhile` runs before that time.
 */
export async function copyCluster(
  owner: Pool,
  { data, name, contents }: { data: string; name: string; contents: Contents },
  meanwhile: () => Promise<void>,
): Promise<string> {
  const session = await owner.reserve()
  try {
    await session`set statement_timeout = 0`
    await session`select pg_create_physical_replication_slot(${`backup_${process.pid}`}, true, true)`
    const [begin] = await session<
      { file: string }[]
    >`select pg_walfile_name(pg_backup_start('coi-nguon', true)) as file`
    for (const path of await filesBelow(data, isCopied)) await contents.copy(join(data, path), `${name}/${path}`)
    for (const folder of FOLDERS) await contents.put(`${name}/${folder}/${KEEP}`, '')
    await contents.copy(join(data, CONTROL), `${name}/${CONTROL}`)
    await meanwhile()
    const holdsUntil = new Date().toISOString()
    const [end] = await session<{ file: string; label: string; spaces: string }[]>`
      select pg_walfile_name(lsn) as file, labelfile as label, spcmapfile as spaces from pg_backup_stop(false)`
    await contents.put(`${name}/backup_label`, end!.label)
    if (end!.spaces) await contents.put(`${name}/tablespace_map`, end!.spaces)
    for (const file of await readdir(join(data, 'pg_wal')))
      if (/^[0-9A-F]{24}$/.test(file) && file >= begin!.file && file <= end!.file)
        await contents.copy(join(data, 'pg_wal', file), `${name}/pg_wal/${file}`)
    return holdsUntil
  } finally {
    session.release()
  }
}
