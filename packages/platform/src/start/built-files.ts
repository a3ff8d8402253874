import { existsSync, realpathSync } from 'node:fs'
import { utimes } from 'node:fs/promises'

const HOUR = 3_600_000

/** Resolves the symbolic link to the current build, so that a running server does not switch to a later one. */
export const presentBuild = (current: string): string => (existsSync(current) ? realpathSync(current) : current)

/** Marks builds as in use, now and every hour, by their modification time: builds unmarked for two days are deleted. */
export function keepBuilds(folders: string[]): void {
  const mark = () => {
    const now = new Date()
    // Errors are ignored: a folder that this user cannot write to is not cleaned up by it either.
    for (const folder of folders) void utimes(folder, now, now).catch(() => undefined)
  }
  mark()
  setInterval(mark, HOUR).unref()
}
