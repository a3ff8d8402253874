import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pendingChange, snapshotIn } from './snapshot.ts'

/** Writes the next migration of a folder from the definitions; returns its name, or null if none is needed. */
export async function writeMigration(title: string, folder: string): Promise<string | null> {
  const { schema, sql } = await pendingChange(folder)
  if (sql === '') return null
  await mkdir(folder, { recursive: true })
  const number = Math.max(0, ...(await readdir(folder)).map((name) => Number.parseInt(name, 10) || 0)) + 1
  const name = `${String(number).padStart(4, '0')}_${title}.sql`
  await writeFile(join(folder, name), `${sql}\n`)
  await writeFile(snapshotIn(folder), `${JSON.stringify(schema, null, 1)}\n`)
  return name
}
