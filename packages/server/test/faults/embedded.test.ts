import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { findBinaries } from '@trace/embedded-postgres/binaries.ts'
import { isAlive, newFolder, postmasterOf, reads, start, startElsewhere, write } from '../embedded-servers.ts'
import { until } from '../until.ts'

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

test('the PostgreSQL of the machine runs in place of the embedded one where POSTGRES_BIN names it', async (t) => {
  const folder = newFolder()
  const programs = join(newFolder(), 'programs')
  symlinkSync(dirname(findBinaries().postgres), programs)
  process.env['POSTGRES_BIN'] = programs
  t.after(() => delete process.env['POSTGRES_BIN'])
  const { url } = await start(t, folder)
  await write(url, 'Miến dong Bình Liêu')
  const line = readFileSync(`/proc/${postmasterOf(folder)}/cmdline`, 'utf8')
  assert.equal(line.split('\0')[0], join(programs, 'postgres'))
})

test('a port that another program has taken meanwhile is left to it', async (t) => {
  const folder = newFolder()
  const first = await start(t, folder)
  await write(first.url, 'Ba kích tím')
  await first.stop()
  const { port } = new URL(first.url)
  const other = createServer()
  await once(other.listen(Number(port), '127.0.0.1'), 'listening')
  t.after(() => other.close())
  const { url } = await start(t, folder)
  assert.notEqual(new URL(url).port, port)
  assert.ok(await reads(url, 'Ba kích tím'))
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
