import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test, type TestContext } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { emptyDatabase } from '../empty-database.ts'
import { operatorCommand } from '../operator-command.ts'
import { freePort, newDataFolder, startProduct } from '../product.ts'
import { until } from '../until.ts'

/** Starts the product with these settings, without saying what data it begins with (`SEED`). */
const startUnasked = (t: TestContext, settings: Record<string, string>) => startProduct(t, { ...settings, SEED: '' })

async function refused(t: TestContext, settings: Record<string, string>): Promise<string> {
  const product = await startUnasked(t, settings)
  assert.equal(await product.ended, 78, product.said())
  return product.said()
}

test('a folder is set up once by the command: when its volume is away, the start is refused and writes nothing', async (t) => {
  const folder = newDataFolder(t)
  const data = join(folder, 'data')
  const command = operatorCommand({ DATA_DIR: data })
  assert.match(await refused(t, { DATA_DIR: data }), /chưa có dữ liệu.*npm run setup/)
  assert.ok(!existsSync(data))
  assert.equal((await command('setup', 'none')).code, 0)

  const first = await startUnasked(t, { DATA_DIR: data })
  await first.ready(300)
  assert.ok(!existsSync(join(data, 'seed')))
  assert.match((await command('setup', 'none')).said, /đã có dữ liệu/)
  first.kill('SIGTERM')
  await first.ended

  renameSync(data, `${data}-away`)
  assert.match(await refused(t, { DATA_DIR: data }), /ổ đĩa đã được gắn chưa/)
  assert.ok(!existsSync(data))

  renameSync(`${data}-away`, data)
  renameSync(join(data, 'postgres'), join(folder, 'postgres-away'))
  assert.match(await refused(t, { DATA_DIR: data }), /có keys.* nhưng không có cơ sở dữ liệu/)
  assert.match((await command('setup', 'none')).said, /nhưng không có cơ sở dữ liệu/)

  renameSync(join(folder, 'postgres-away'), join(data, 'postgres'))
  renameSync(join(data, 'keys'), join(folder, 'keys-away'))
  assert.match(await refused(t, { DATA_DIR: data }), /Không tìm thấy khóa/)

  rmSync(join(data, 'keys'), { recursive: true })
  renameSync(join(folder, 'keys-away'), join(data, 'keys'))
  await (await startUnasked(t, { DATA_DIR: data })).ready(300)
})

test('an empty outer database beside old keys is no new province, and neither is a named one without a word', async (t) => {
  const [folder, full, empty] = [newDataFolder(t), await emptyDatabase(t), await emptyDatabase(t)]
  const first = await startProduct(t, { DATA_DIR: folder, DATABASE_URL: full })
  await first.ready(300)
  first.kill('SIGTERM')
  await first.ended

  assert.match(await refused(t, { DATA_DIR: folder, DATABASE_URL: empty }), /không lập hệ thống mới bên khóa cũ/)
  const setUp = await operatorCommand({ DATA_DIR: folder, DATABASE_URL: empty })('setup', 'none')
  assert.match(setUp.said, /không lập hệ thống mới bên khóa cũ/)
  assert.match(await refused(t, { DATA_DIR: newDataFolder(t), DATABASE_URL: empty }), /DATABASE_URL chưa có dữ liệu/)
  assert.match(await refused(t, { DATA_DIR: newDataFolder(t), DATABASE_URL: full }), /Không tìm thấy khóa/)
  const sql = connect(empty, { max: 1 })
  t.after(() => sql.end())
  assert.equal((await sql`select 1 from pg_tables where schemaname = 'public'`).length, 0)
})

test('SEED that stays in the settings makes a place once: beside it stands that it did, and without room for that it makes none', async (t) => {
  const folder = newDataFolder(t)
  const settings = { PORT: String(await freePort()), SEED: 'none', DATA_DIR: join(folder, 'data') }
  const first = await startAlone(t, folder, settings)
  await first.ready()
  assert.deepEqual(readdirSync(folder), ['data', 'data.made'])
  await first.stop()
  const again = await startAlone(t, folder, settings)
  await again.ready()
  await again.stop()

  renameSync(join(folder, 'data'), join(folder, 'away'))
  const unmounted = await startAlone(t, folder, settings)
  assert.equal(await unmounted.ended, 78)
  assert.match(unmounted.said(), /trước đây có dữ liệu .*data\.made/)
  assert.deepEqual(readdirSync(folder), ['away', 'data.made'])

  // A dangling symbolic link in place of the marker file, so that nobody can write it, not even root.
  const other = join(folder, 'other')
  mkdirSync(other)
  symlinkSync(join(folder, 'nowhere/at-all'), `${other}.made`)
  const unmarked = await startAlone(t, folder, { ...settings, DATA_DIR: other })
  assert.equal(await unmarked.ended, 78)
  assert.match(unmarked.said(), /Không ghi được .*other\.made.*npm run setup -- none/)
  assert.deepEqual(readdirSync(other), [])
})

test('a clone that is started for the first time does all by itself, and later knows that something was there', async (t) => {
  const clone = newDataFolder(t)
  const first = await startAlone(t, clone)
  await first.ready()
  assert.equal(readFileSync(join(clone, 'data/keys/seed'), 'utf8').trim(), 'demo')
  await first.stop()

  rmSync(join(clone, 'data'), { recursive: true })
  mkdirSync(join(clone, 'data'))
  const second = await startAlone(t, clone)
  assert.equal(await second.ended, 78)
  assert.match(second.said(), /trước đây có dữ liệu .*data\.made.*npm run setup/s)
  assert.deepEqual(readdirSync(join(clone, 'data')), [])

  // Whoever deletes the folder itself begins anew.
  rmSync(join(clone, 'data'), { recursive: true })
  const third = await startAlone(t, clone)
  await third.ready()
  await third.stop()
})

/** Started from a folder, as in a clone; in another province, so that no demo has to be loaded. */
async function startAlone(t: TestContext, folder: string, settings: Record<string, string> = {}) {
  const port = settings['PORT'] ?? String(await freePort())
  const { TEST_DATABASE_URL: _, NODE_TEST_CONTEXT: __, ...env } = process.env
  const server = spawn(process.execPath, [resolve('scripts/serve.mjs')], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', PROVINCE: '01', PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const out of [server.stdout, server.stderr]) out.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(server, 'close').then(([code]) => code as number | null)
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  t.after(stop)
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok
  return { said: () => said, ended, stop, ready: () => until(isReady) }
}
