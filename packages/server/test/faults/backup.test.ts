import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { closedIn, deleteFolders } from '@trace/platform/operate/backup/backup-owner.ts'
import { prepareDatabase } from '@trace/platform/start/prepare-database.ts'
import { stampKeys } from '../../src/areas/labels/index.ts'
import { MIGRATIONS } from '../../src/migrations.ts'
import { prepareKeys } from '@trace/platform/start/keyring.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import type { Embedded } from '@trace/embedded-postgres/embedded.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { contentsOf } from '../contents-of.ts'
import { until } from '../until.ts'
import { roundsOr } from './rounds.ts'
import { operatorCommand } from '../operator-command.ts'

const ROUNDS = roundsOr(1)
const isRoot = process.getuid!() === 0
const NOBODY = 65_534
const place = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
const dataDir = join(place, 'data')
const backups = join(place, 'backups')
let embedded: Embedded
let sql: Pool

before(async () => {
  mkdirSync(join(dataDir, 'files/2026'), { recursive: true })
  const settings = readSettings({ DATA_DIR: dataDir })
  embedded = await startEmbedded({ folder: join(dataDir, 'postgres') })
  const program = connect(await prepareDatabase(settings, MIGRATIONS, embedded.url), { max: 1 })
  await prepareKeys(program, settings, stampKeys)
  await program.end()
  sql = connect(embedded.url, { max: 4 })
  await sql`create table goods (id bigint generated always as identity primary key, name text)`
})
after(async () => {
  await sql.end()
  await embedded.stop()
  rmSync(place, { recursive: true, force: true })
})

const command = (name: string, args: string[], folder = dataDir, ulimit = 'unlimited') =>
  operatorCommand({ DATA_DIR: folder }, ulimit)(name, ...args)

const backup = (...args: string[]) => command('backup', [backups, ...args])
const newest = () => join(backups, readdirSync(backups).toSorted().at(-1)!)
const emptyFolder = () => mkdtempSync(join(place, 'empty-'))

async function restored(from: string): Promise<{ url: string; folder: string; stop(): Promise<void> }> {
  const folder = emptyFolder()
  const { code, said } = await command('restore', [from], folder)
  assert.equal(code, 0, said)
  const { url, stop } = await startEmbedded({ folder: join(folder, 'postgres') })
  return { url, folder, stop }
}

for (let round = 1; round <= ROUNDS; round++) {
  test(`a backup under writes (${round}) holds whatever was answered before its end, and its rows and files are the same bytes`, async () => {
    const answered: { id: number; at: string }[] = []
    let writing = true
    const writer = (async () => {
      for (let number = 0; writing; number++) {
        writeFileSync(join(dataDir, `files/2026/${round}-${number}.webp`), `picture ${round}-${number}`)
        const [row] = await sql<
          { id: number }[]
        >`insert into goods (name) values (${`${round}-${number}.webp`}) returning id`
        answered.push({ id: row!.id, at: new Date().toISOString() })
        await sleep(20)
      }
    })()
    const taken = await backup('--with-keys')
    writing = false
    await writer
    assert.equal(taken.code, 0, taken.said)

    const { holds_until } = JSON.parse(readFileSync(join(newest(), 'manifest.json'), 'utf8')) as { holds_until: string }
    const { url, folder, stop } = await restored(newest())
    try {
      const pool = connect(url, { max: 1 })
      const there = await pool<{ id: number; name: string }[]>`select id, name from goods`
      const [next] = await pool<{ id: number }[]>`insert into goods (name) values ('next') returning id`
      await pool.end()
      assert.ok(next!.id > Math.max(...there.map(({ id }) => id)), 'numbers go on above the last')
      const ids = new Set(there.map(({ id }) => id))
      const due = answered.filter(({ at }) => at < holds_until)
      assert.ok(due.length > 10, 'rows were written meanwhile')
      assert.deepEqual(
        due.filter(({ id }) => !ids.has(id)),
        [],
      )
      for (const { name } of there)
        assert.equal(readFileSync(join(folder, 'files/2026', name), 'utf8'), `picture ${name.replace('.webp', '')}`)
      assert.deepEqual(readdirSync(join(folder, 'keys')).toSorted(), readdirSync(join(dataDir, 'keys')).toSorted())
    } finally {
      await stop()
    }
  })
}

test('of a database in which nobody writes every table is restored as it was', async () => {
  const before = await contentsOf(embedded.url)
  assert.equal((await backup()).code, 0)
  assert.deepEqual(await contentsOf(embedded.url), before)
  const { url, stop } = await restored(backups)
  try {
    assert.deepEqual(await contentsOf(url), before)
  } finally {
    await stop()
  }
})

test('a killed backup leaves nothing that looks whole, and the next one takes its remains away', async () => {
  const known = readdirSync(backups)
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['scripts/operate.mjs', 'backup', backups], { env, stdio: 'ignore' })
  await until(() => readdirSync(backups).some((name) => name.startsWith('.unfinished')))
  child.kill('SIGKILL')
  await once(child, 'exit')
  assert.deepEqual(
    readdirSync(backups).filter((name) => !name.startsWith('.')),
    known,
  )
  assert.match(
    (
      await command(
        'restore',
        [
          join(
            backups,
            readdirSync(backups).find((name) => name.startsWith('.'))!,
          ),
        ],
        emptyFolder(),
      )
    ).said,
    /Không có bản sao lưu nào/,
  )
  assert.equal((await backup('--keep', '1')).code, 0)
  assert.equal(readdirSync(backups).length, 1, 'one whole backup, and no remains')
})

test('a backup that root takes belongs to whoever holds the folder, so that the service can read it and take it away', async () => {
  const folder = join(place, 'of-the-service')
  mkdirSync(folder)
  const { uid } = { uid: isRoot ? NOBODY : process.getuid!() }
  if (isRoot) chownSync(folder, uid, uid)
  const { code, said } = await command('backup', [folder])
  assert.equal(code, 0, said)
  const [name] = readdirSync(folder)
  const files = ['', 'manifest.json', 'postgres/18/global/pg_control'].map((path) => join(folder, name!, path))
  for (const path of files) assert.equal(statSync(path).uid, uid, path)
})

test('what another user has closed among the backups stops none, and is told', async () => {
  const folder = join(place, 'closed')
  const left = join(folder, '.unfinished-2026-11-27T00-00-00')
  mkdirSync(join(left, 'postgres'), { recursive: true })
  writeFileSync(join(left, 'postgres/x'), '')
  chmodSync(place, 0o711)
  for (const path of [join(left, 'postgres'), left]) chmodSync(path, 0)
  try {
    if (isRoot) process.seteuid!(NOBODY)
    assert.deepEqual([await deleteFolders([left]), await closedIn(folder)], [[left], [left]])
  } finally {
    if (isRoot) process.seteuid!(0)
  }
  for (const path of [left, join(left, 'postgres')]) chmodSync(path, 0o700)
})

test('a folder that can hold no backup is refused at once, and said why', async () => {
  for (const [folder, why] of [
    ['/proc/coi-nguon', /Không sao lưu được vào \/proc\/coi-nguon: \/proc không phải nơi chứa được tệp/],
    ['/etc/passwd/backups', /\/etc\/passwd là tệp, cần một thư mục/],
  ] as const) {
    const { code, said } = await command('backup', [folder])
    assert.equal(code, 1)
    assert.match(said, why)
  }
})

test('one backup at a time; a disk that is full leaves none', async () => {
  const known = readdirSync(backups)
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_lock(7228420)`
    const second = await backup()
    assert.deepEqual([second.code, second.said], [1, 'Một lần sao lưu khác đang chạy, chưa có gì được sao lưu thêm'])
    await tx`select pg_advisory_unlock(7228420)`
  })
  const full = await command('backup', [backups], dataDir, '64')
  assert.equal(full.code, 1)
  assert.match(full.said, /^Hết chỗ trên ổ đĩa/)
  assert.deepEqual(readdirSync(backups), known)
})

const spoiled: readonly (readonly [what: string, spoil: (folder: string) => void, said: RegExp])[] = [
  [
    'a flipped byte',
    (folder) => {
      const path = join(folder, 'postgres/18/PG_VERSION')
      writeFileSync(path, readFileSync(path, 'utf8').replace('18', '19'))
    },
    /tệp postgres\/18\/PG_VERSION không còn như lúc sao lưu/,
  ],
  [
    'a missing file',
    (folder) => rmSync(join(folder, 'postgres/18/global/pg_control')),
    /thiếu tệp postgres\/18\/global\/pg_control/,
  ],
  ['a shortened list of files', (folder) => truncateSync(join(folder, 'SHA256SUMS'), 100), /tệp SHA256SUMS không đúng/],
  [
    'a newer program',
    (folder) => {
      const path = join(folder, 'manifest.json')
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace('"0001_ground.sql"', '"0001_ground.sql", "9999_later.sql"'),
      )
    },
    /bản chương trình mới hơn .* đã chạy 9999_later\.sql/,
  ],
]

for (const [what, spoil, said] of spoiled) {
  test(`a backup with ${what} is refused by name`, async () => {
    const folder = join(emptyFolder(), 'copy')
    cpSync(newest(), folder, { recursive: true })
    spoil(folder)
    const { code, said: told } = await command('restore', [folder, '--check'])
    assert.equal(code, 1)
    assert.match(told, said)
  })
}

test('a backup is tried without changing anything; one of other keys and a place that is not empty are refused', async () => {
  const { code, out } = await command('restore', [backups, '--check'])
  assert.equal(code, 0)
  assert.match(out, /khôi phục được: mọi tệp đúng như lúc sao lưu, cơ sở dữ liệu mở được với \d[\d.]* dòng/)
  assert.equal(readdirSync(backups).length, 1)
  assert.match((await command('restore', [backups])).said, /postgres không trống, chưa có gì được khôi phục/)
  const other = emptyFolder()
  mkdirSync(join(other, 'keys'))
  writeFileSync(join(other, 'keys/seal.key'), Buffer.alloc(32, 7).toString('base64'))
  assert.match((await command('restore', [backups], other)).said, /Khóa seal\.key không phải khóa của bản sao lưu này/)
  assert.ok(!existsSync(join(other, 'postgres')))
})
