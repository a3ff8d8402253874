import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { StartRefusal } from '@trace/platform/ports/start-refusal.ts'
import type { Contents } from './contents.ts'

export const DUMP = 'database/dump'

/** Dumps an outer database by the `pg_dump` of its major version; answers until when it holds everything. */
export async function dump(settings: Settings, major: string, folder: string, contents: Contents): Promise<string> {
  await mkdir(join(folder, 'database'), { mode: 0o700 })
  const holdsUntil = new Date().toISOString()
  await postgresTool('pg_dump', major, ['--format=custom', '--no-owner', '--file', join(folder, DUMP)], settings)
  await contents.adopt(DUMP)
  return holdsUntil
}

/** Runs a program of PostgreSQL's client against the outer database; says which one is missing. */
export async function postgresTool(
  name: 'pg_dump' | 'pg_restore',
  major: string,
  args: string[],
  { databaseUrl, databaseOwner }: Settings,
): Promise<void> {
  const lacking = new StartRefusal(
    `Cần ${name} của PostgreSQL ${major} trong PATH (trên Debian: gói postgresql-client-${major})`,
  )
  const { code, out } = await ended(name, ['--version']).catch(() => {
    throw lacking
  })
  if (code !== 0 || !out.includes(` ${major}.`)) throw lacking
  const url = new URL(databaseOwner?.url ?? databaseUrl!)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const run = await ended(name, [...args, '--dbname', url.href], { PGPASSWORD: password })
  if (run.code !== 0) throw new StartRefusal(`${name} không làm được: ${run.said}`)
}

async function ended(name: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const [out, said] = [text(child.stdout), text(child.stderr)]
  const [code] = (await once(child, 'close')) as [number]
  return { code, out: await out, said: (await said).trim() }
}
