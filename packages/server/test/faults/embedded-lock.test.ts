import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { isAlive, newFolder, postmasterOf, reads, start, startElsewhere, write } from '../embedded-servers.ts'
import { until } from '../until.ts'

/**
 * Gives a command process ids, network, mounts and shared memory of its own, as a container has. Users other than
 * root need a user namespace around these.
 */
const ofItsOwn = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user']),
  '-pnimf',
  '--mount-proc',
  '--kill-child=KILL',
]
const container = [...ofItsOwn, 'sh', '-c', 'ip link set lo up 2>&-; exec "$@"', 'sh']
const mayUnshare = spawnSync(ofItsOwn[0]!, [...ofItsOwn.slice(1), 'true']).status === 0

const heldFolder = (folder: string) => new RegExp(`${folder}.*đang được một máy chủ khác dùng`)

test('a second server in namespaces of its own ends, names the folder, and leaves the first one alone', async (t) => {
  if (!mayUnshare) return tellSkipped(t)
  const folder = newFolder()
  const { url } = await start(t, folder)
  await write(url, 'Gạo nếp cái hoa vàng')
  const [postmaster, lock] = [postmasterOf(folder), readFileSync(join(folder, '18/postmaster.pid'), 'utf8')]

  await assert.rejects(startElsewhere(folder, container), heldFolder(folder))

  assert.equal(readFileSync(join(folder, '18/postmaster.pid'), 'utf8'), lock)
  assert.ok(isAlive(postmaster))
  assert.ok(await reads(url, 'Gạo nếp cái hoa vàng'))
})

test('two servers in namespaces of their own that start at once on an empty folder make one database', async (t) => {
  if (!mayUnshare) return tellSkipped(t)
  const folder = newFolder()
  const both = await Promise.allSettled([startElsewhere(folder, container), startElsewhere(folder, container)])

  const served = both.filter((one) => one.status === 'fulfilled')
  t.after(() => served.forEach(({ value }) => value.kill()))
  assert.equal(served.length, 1)
  const [refused] = both.filter((one) => one.status === 'rejected')
  assert.match(String(refused?.reason), heldFolder(folder))
})

test('a server that shares all but the network does not put the PostgreSQL of the other out of the way', async (t) => {
  if (!mayUnshare) return tellSkipped(t)
  const folder = newFolder()
  const { url } = await start(t, folder)
  await write(url, 'Miến dong')
  const postmaster = postmasterOf(folder)

  const network = [...ofItsOwn.filter((word) => word !== '-pnimf' && word !== '--mount-proc'), '--net', '--fork']
  await assert.rejects(startElsewhere(folder, network), heldFolder(folder))

  assert.ok(isAlive(postmaster))
  assert.ok(await reads(url, 'Miến dong'))
})

test('PostgreSQL itself holds its data, down to its last process', async (t) => {
  const folder = newFolder()
  const { url, stop } = await start(t, folder)
  await write(url, 'Chả mực')
  const isHeld = () => spawnSync('flock', ['--nonblock', join(folder, '18/PG_VERSION'), 'true']).status === 1

  assert.ok(isHeld())
  await stop()
  // The last of its processes ends a moment after the first.
  await until(() => !isHeld())
})

test('data that another PostgreSQL holds is left as it is', async (t) => {
  const folder = newFolder()
  await (await start(t, folder)).stop()
  const holder = spawn('flock', ['--no-fork', join(folder, '18/PG_VERSION'), 'sleep', '60'], { stdio: 'ignore' })
  t.after(() => holder.kill())
  await until(() => spawnSync('flock', ['--nonblock', join(folder, '18/PG_VERSION'), 'true']).status === 1)

  await assert.rejects(start(t, folder), heldFolder(folder))

  holder.kill()
  await once(holder, 'exit')
  await start(t, folder)
})

test('without the command that locks nothing is started', async () => {
  const folder = newFolder()
  const poor = newFolder()
  for (const known of ['id', 'useradd'])
    symlinkSync(spawnSync('sh', ['-c', `command -v ${known}`], { encoding: 'utf8' }).stdout.trim(), join(poor, known))
  await assert.rejects(startElsewhere(folder, ['env', `PATH=${poor}`]), /thiếu lệnh «flock»/)
  assert.ok(!existsSync(join(folder, '18')))
})

function tellSkipped(t: TestContext): void {
  console.log(
    'skipped: this machine gives no namespaces (unshare is refused), so that two servers in containers on one folder were not tried',
  )
  t.skip()
}
