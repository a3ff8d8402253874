import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { startEmbedded, type Embedded } from '../src/database/embedded.ts'

const module = new URL('../src/database/embedded.ts', import.meta.url)
const folders = mkdtempSync(join(tmpdir(), 'coinguon-'))
chmodSync(folders, 0o711)
after(() => rmSync(folders, { recursive: true, force: true, maxRetries: 5 }))

test('PostgreSQL killed by force is back at the same address with every answered row', async (t) => {
  const folder = newFolder()
  const lost: string[] = []
  const { url } = await start(t, folder, (what) => lost.push(what))
  await write(url, 'Gạo nếp cái hoa vàng')

  const killed = postmasterOf(folder)
  process.kill(killed, 'SIGKILL')
  await until(() => postmasterOf(folder) !== killed && reads(url, 'Gạo nếp cái hoa vàng'))

  assert.deepEqual(lost, ['PostgreSQL dừng đột ngột, đang khởi động lại'])
})

test('a server killed by force leaves no PostgreSQL behind, and the next one finds its rows', async (t) => {
  const folder = newFolder()
  const server = await startElsewhere(folder)
  await write(server.url, 'Chè Đường Hoa')

  const orphan = postmasterOf(folder)
  server.kill()
  await until(() => !isAlive(orphan))

  const { url } = await start(t, folder)
  assert.ok(await reads(url, 'Chè Đường Hoa'))
})

test('a PostgreSQL that was left over and does not listen is put out of the way', async (t) => {
  const folder = newFolder()
  const server = await startElsewhere(folder)
  await write(server.url, 'Mực một nắng')
  const leftOver = postmasterOf(folder)
  process.kill(leftOver, 'SIGSTOP')
  server.kill()

  const { url } = await start(t, folder)

  assert.ok(!isAlive(leftOver))
  assert.ok(await reads(url, 'Mực một nắng'))
})

test('a second server on the folder uses the running PostgreSQL, and carries it on when the first is killed', async (t) => {
  const folder = newFolder()
  const first = await startElsewhere(folder)
  const second = await start(t, folder)
  assert.equal(second.url, first.url)
  await write(first.url, 'Na dai Đông Triều')

  first.kill()
  await until(() => reads(second.url, 'Na dai Đông Triều'))
})

test('a first start that was killed half way is made good by the next', async (t) => {
  const folder = newFolder()
  mkdirSync(join(folder, '18.new/base'), { recursive: true })

  const { url } = await start(t, folder)

  await write(url, 'Ba kích')
  assert.ok(!existsSync(join(folder, '18.new')))
})

test('a lock from before a power cut does not stop the start, though its number belongs to another process now', async (t) => {
  const folder = newFolder()
  const before = await start(t, folder)
  await write(before.url, 'Sá sùng')
  await before.stop()
  writeFileSync(join(folder, '18/postmaster.pid'), `${process.pid}\n${join(folder, '18')}\n`, { mode: 0o666 })

  const { url } = await start(t, folder)

  assert.ok(await reads(url, 'Sá sùng'))
})

test('nobody gets in without the password', async (t) => {
  const { url } = await start(t, newFolder())
  const stranger = new URL(url)
  stranger.password = 'postgres'
  await assert.rejects(reads(stranger.href, 'Ba kích'), { code: '28P01' })
})

const newFolder = () => mkdtempSync(join(folders, 'postgres-'))

async function start(t: TestContext, folder: string, onLost: (what: string) => void = () => {}): Promise<Embedded> {
  const embedded = await startEmbedded({ folder, onLost })
  t.after(embedded.stop)
  return embedded
}

/** A server of its own, which can be killed. */
async function startElsewhere(folder: string) {
  const script = `
    const { startEmbedded } = await import('${module}')
    console.log((await startEmbedded({ folder: '${folder}' })).url)
    setInterval(() => {}, 1000)`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return { url: line.toString().trim(), kill: () => server.kill('SIGKILL') }
}

const postmasterOf = (folder: string) => Number.parseInt(readFileSync(join(folder, '18/postmaster.pid'), 'utf8'))

/** A process that has ended may keep its number until its parent looks, but no command line. */
const isAlive = (pid: number) => existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

async function write(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} })
  await sql`create table if not exists goods (name text)`
  await sql`insert into goods values (${name})`
  await sql.end()
}

/** Without asking for the array types, of whose failure nobody could be told. */
async function reads(url: string, name: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, fetch_types: false })
  try {
    return (await sql`select from goods where name = ${name}`).length === 1
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Waits for it to come true, passing over failures on the way. */
async function until(comesTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await Promise.resolve().then(comesTrue).catch(() => false))) await sleep(20)
}
