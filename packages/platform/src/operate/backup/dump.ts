import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { DatabaseTls } from '../../ports/settings/settings-addresses.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import type { Contents } from './contents.ts'

export const DUMP = 'database/dump'

/**
 * Dumps an external database with the `pg_dump` of its major version; returns the time up to which the dump is
 * complete.
 */
export async function dump(settings: Settings, major: string, folder: string, contents: Contents): Promise<string> {
  await mkdir(join(folder, 'database'), { mode: 0o700 })
  const holdsUntil = new Date().toISOString()
  await postgresTool('pg_dump', major, ['--format=custom', '--no-owner', '--file', join(folder, DUMP)], settings)
  await contents.adopt(DUMP)
  return holdsUntil
}

/** Runs a PostgreSQL client program against the external database; throws with the program's name if it is missing. */
export async function postgresTool(
  name: 'pg_dump' | 'pg_restore',
  major: string,
  args: string[],
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwner' | 'databaseTls'>,
): Promise<void> {
  const lacking = new StartRefusal(
    `Cần ${name} của PostgreSQL ${major} trong PATH (trên Debian: gói postgresql-client-${major})`,
  )
  const { code, out } = await ended(name, ['--version']).catch(() => {
    throw lacking
  })
  if (code !== 0 || !out.includes(` ${major}.`)) throw lacking
  const { url: address, tls } = settings.databaseOwner ?? { url: settings.databaseUrl!, tls: settings.databaseTls }
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const authority = await mkdtemp(join(tmpdir(), 'coi-nguon-'))
  try {
    const env = { PGPASSWORD: password, ...(await secured(tls, authority)) }
    const run = await ended(name, [...args, '--dbname', url.href], env)
    if (run.code !== 0) throw new StartRefusal(`${name} không làm được: ${run.said}`)
  } finally {
    await rm(authority, { recursive: true, force: true })
  }
}

/**
 * Environment for the same TLS checks that the server makes; without a certificate authority in the settings, the
 * system's are used.
 */
async function secured(tls: DatabaseTls, folder: string): Promise<Record<string, string>> {
  if (!tls) return {}
  const { sslmode, ca } = tls
  if (!ca) return { PGSSLMODE: sslmode, ...(sslmode.startsWith('verify') && { PGSSLROOTCERT: 'system' }) }
  const path = join(folder, 'authority.pem')
  await writeFile(path, ca)
  return { PGSSLMODE: sslmode, PGSSLROOTCERT: path }
}

async function ended(name: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const [out, said] = [text(child.stdout), text(child.stderr)]
  const [code] = (await once(child, 'close')) as [number]
  return { code, out: await out, said: (await said).trim() }
}
