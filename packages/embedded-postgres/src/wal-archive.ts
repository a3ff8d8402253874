import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runsAsRoot } from './account.ts'
import type { SystemUser } from './account.ts'
import type { Parameters } from './postmaster.ts'

/**
 * Seconds after which a segment of the log (WAL) is archived even if it is not full: a lost machine loses no more
 * than that.
 */
const SECONDS = 60

const ENDING = '.gz'

/**
 * Maximum megabytes of the log that wait to be archived. Beyond this the oldest are skipped, so that the disk does
 * not fill.
 */
const MOST_WAITING = 4_096

/** A file in PostgreSQL's data folder: one line for each skipped segment, with its time. */
const GAP = 'archive-gap'

/** Quotes text for the shell and doubles `%`, because PostgreSQL substitutes `%p` and `%f` in `archive_command`. */
const word = (text: string): string => `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`

/**
 * Parameters with which PostgreSQL archives its log (WAL): each segment is compressed, and gets its name only once it
 * is complete. A segment that is already there must be identical, as after a kill between copying and noting it. If
 * archiving fails until more than `MOST_WAITING` megabytes wait, segments are skipped, which `lastGap` reports.
 */
export function archivingTo(folder: string, account: SystemUser): Parameters {
  mkdirSync(folder, { recursive: true })
  if (runsAsRoot) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  const there = `${word(folder)}/%f${ENDING}`
  const unfinished = `${word(folder)}/.%f.unfinished`
  const copy =
    `if test -e ${there}; then gzip -dc ${there} | cmp -s - %p; ` +
    `else gzip -c %p > ${unfinished} && sync ${unfinished} && mv ${unfinished} ${there}; fi`
  const letGo =
    `test "$(du -sm --apparent-size pg_wal | cut -f1)" -gt ${MOST_WAITING} && ` +
    `echo "$(date -u +%%Y-%%m-%%dT%%H:%%M:%%SZ) %f" >> ${GAP}`
  return {
    archive_mode: 'on',
    archive_timeout: `${SECONDS}s`,
    archive_command: `{ ${copy}; } || { ${letGo}; }`,
  }
}

/** The last time a segment of the log was skipped, in any of PostgreSQL's folders; null if never. */
export async function lastGap(dataDir: string): Promise<string | null> {
  const folder = join(dataDir, 'postgres')
  const versions = await readdir(folder).catch(() => [])
  const texts = await Promise.all(versions.map((name) => readFile(join(folder, name, GAP), 'utf8').catch(() => '')))
  const moments = texts.flatMap((text) => text.trim().split('\n').at(-1)?.split(' ')[0] || [])
  return moments.toSorted().at(-1) ?? null
}

/**
 * Parameters with which PostgreSQL restores its log from the folder, up to a moment or, without one, to its end.
 * Recovery stays on the backup's timeline: another timeline in the archive may come from a restore that was only a
 * trial.
 */
export const recoveringFrom = (folder: string, moment: Date | null): Parameters => ({
  restore_command: `test -e ${word(folder)}/%f${ENDING} && gzip -dc ${word(folder)}/%f${ENDING} > %p`,
  recovery_target_timeline: 'current',
  ...(moment && { recovery_target_time: moment.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }),
})

/**
 * Deletes the segments before `first`, with which the oldest kept backup begins; the first 8 characters of a name are
 * the timeline.
 */
export async function dropArchivedBefore(folder: string, first: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^[0-9A-F]{24}[.]/.test(name) && name.slice(8, 24) < first.slice(8))
      await rm(join(folder, name), { force: true })
}
