import { utimes } from 'node:fs/promises'

const HOUR = 3_600_000

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
