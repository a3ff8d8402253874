import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, type TestContext } from 'node:test'
import postgres from '@trace/postgres'
import { startEmbedded, type Embedded } from '@trace/embedded-postgres/embedded.ts'

const module = import.meta.resolve('@trace/embedded-postgres/embedded.ts')
const folders = mkdtempSync(join(tmpdir(), 'coinguon-'))
chmodSync(folders, 0o711)
after(() => rmSync(folders, { recursive: true, force: true, maxRetries: 5 }))

export const newFolder = () => mkdtempSync(join(folders, 'postgres-'))

export async function start(
  t: TestContext,
  folder: string,
  onLost: (what: string) => void = () => {},
): Promise<Embedded> {
  const embedded = await startEmbedded({ folder, onLost })
  t.after(embedded.stop)
  return embedded
}

/**
 * Starts a server in a process that can be killed, optionally through a command `behind`, such as one that gives it
 * its own namespaces.
 */
export async function startElsewhere(folder: string, behind: string[] = []) {
  const script = `
    const { startEmbedded } = await import('${module}')
    console.log((await startEmbedded({ folder: '${folder}' })).url)
    setInterval(() => {}, 1000)`
  const [program, ...args] = [...behind, process.execPath, '--input-type=module', '--eval', script]
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const complaint = text(server.stderr)
  const [line] = (await Promise.race([once(server.stdout, 'data'), once(server, 'close')])) as [Buffer | number]
  if (!(line instanceof Buffer)) throw new Error(await complaint)
  return { url: line.toString().trim(), kill: () => server.kill('SIGKILL') }
}

export const postmasterOf = (folder: string) => Number.parseInt(readFileSync(join(folder, '18/postmaster.pid'), 'utf8'))

/** A process that has ended may keep its id until its parent collects it, but it has no command line. */
export const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

export async function write(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} })
  await sql`create table if not exists goods (name text)`
  await sql`insert into goods values (${name})`
  await sql.end()
}

/** Reads without querying the array types, since an error of that query would reach nobody. */
export async function reads(url: string, name: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, fetch_types: false })
  try {
    return (await sql`select from goods where name = ${name}`).length === 1
  } finally {
    await sql.end({ timeout: 1 })
  }
}
