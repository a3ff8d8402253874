import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatMoment } from '@trace/define/text/format.ts'
import { findBinaries } from '@trace/embedded-postgres/binaries.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { MANIFEST } from './contents.ts'
import type { Manifest } from './contents.ts'

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/

/** The complete backups in a folder, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => NAME.test(name)) : []
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
    .filter((backup) => existsSync(join(backup, MANIFEST)))
}

/** The folder itself if it is a backup, else the newest backup in it. With `moment`, one that was complete by then. */
export async function newestBackup(folder: string, moment: Date | null = null): Promise<string> {
  const found = existsSync(join(folder, MANIFEST)) ? [folder] : await backupsIn(folder)
  for (const backup of found) if (moment === null || (await holdsUntil(backup)) <= moment.getTime()) return backup
  throw new StartRefusal(
    moment && found.length > 0
      ? `Không có bản sao lưu nào trong ${folder} xong trước ${formatMoment(moment)}`
      : `Không có bản sao lưu nào trong ${folder}`,
  )
}

async function holdsUntil(backup: string): Promise<number> {
  const { holds_until } = JSON.parse(await readFile(join(backup, MANIFEST), 'utf8')) as Manifest
  return Date.parse(holds_until)
}

/** Name of the WAL file with which a backup of an embedded PostgreSQL begins. */
export async function firstPieceOf(backup: string): Promise<string> {
  const label = await readFile(join(backup, 'postgres', findBinaries().major, 'backup_label'), 'utf8')
  return /file ([0-9A-F]{24})/.exec(label)![1]!
}
