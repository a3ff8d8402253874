import { utimes } from 'node:fs/promises'

const HOUR = 3_600_000

/** Marks builds as in use, now and every hour: those that no server has marked for two days are cleared away. */
export function keepBuilds(folders: string[]): void {
  const mark = () => {
    const now = new Date()
    // A folder that only somebody else may write to is cleared by nobody else either.
    for (const folder of folders) void utimes(folder, now, now).catch(() => undefined)
  }
  mark()
  setInterval(mark, HOUR).unref()
}
