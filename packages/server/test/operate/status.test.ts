import assert from 'node:assert/strict'
import { statfs } from 'node:fs/promises'
import { test } from 'node:test'
import { noteLastBackup } from '@trace/platform/monitoring/last-backup.ts'
import { operatorCommand } from '../operator-command.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'

const server = testServer()

const command = (name: string, ...args: string[]) =>
  operatorCommand({ DATABASE_URL: server.url, DATA_DIR: server.settings.dataDir })(name, ...args)

/** Names of the status lines that call for a person, without the disk, which differs by machine. */
const troubles = async () => {
  const { code, out } = await command('status')
  const found = out.split('\n').filter((line) => line.startsWith('✖') && !line.includes('Ổ đĩa'))
  assert.equal(code === 1, out.includes('✖'))
  return found.map((line) => line.slice(2, line.indexOf(':')))
}

test('the status asks for a person when less of the disk is free than the settings say', async () => {
  const disk = async (percent: string, floor = '64') => {
    const { out, code } = await operatorCommand({
      DATABASE_URL: server.url,
      DATA_DIR: server.settings.dataDir,
      DISK_FREE_PERCENT: percent,
      DISK_FLOOR_MB: floor,
    })('status')
    assert.equal(code, 1, 'there is no backup yet')
    return out.split('\n').find((line) => line.includes('Ổ đĩa'))
  }
  const { bavail, blocks, bsize } = await statfs(server.settings.dataDir)
  const free = (100 * bavail) / blocks
  assert.match((await disk(String(Math.ceil(free) + 1))) ?? '', /^✖ Ổ đĩa: còn \d[\d.]* [GM]B \(\d+ %\)$/)
  assert.match((await disk(String(Math.floor(free) - 1))) ?? '', /^✔ Ổ đĩa/)
  const floor = String(Math.ceil((bavail * bsize) / 1_048_576) * 2)
  assert.match((await disk('1', floor)) ?? '', /^✖ Ổ đĩa: .*, dưới DISK_FLOOR_MB=\d+: máy chủ ngừng nhận thay đổi$/)
})

const taken = (hoursAgo: number) =>
  noteLastBackup(server.settings.dataDir, {
    taken_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    folder: '/backups',
  })

test('the status asks for a person where there is no backup or only an old one, and else for nobody', async () => {
  assert.deepEqual(await troubles(), ['Sao lưu'])
  await taken(27)
  assert.deepEqual(await troubles(), ['Sao lưu'])
  await taken(25)
  assert.deepEqual(await troubles(), [])
})

const faults: readonly (readonly [what: string, cause: () => PromiseLike<unknown>, told: string])[] = [
  [
    'a job that waits for more than an hour',
    () => server.sql`
      insert into jobs (kind, title, user_id, input, created_at) values ('export', 'Xuất', 1, '{}', now() - interval '61 minutes')`,
    'Công việc',
  ],
  [
    'news that were told to nobody for more than a minute',
    () => server.sql`insert into outbox (told, made_at) values ('[]', now() - interval '61 seconds')`,
    'Thông báo',
  ],
  [
    'a mail that could not be sent',
    () => server.sql`insert into pgboss.job (name, state, data) values ('mails-lost', 'completed', '{}')`,
    'Thư',
  ],
  [
    'a letter of a notification that could not be sent',
    async () => {
      const [{ id } = { id: 0 }] = await server.sql<{ id: number }[]>`
        insert into notifications (type, title, content, audience, status) values ('market', 'Họp', 'Họp', 'all', 'sent') returning id`
      await server.sql`
        insert into notification_mails (notification_id, name, email, counts, state, failed_at)
        values (${id}, 'Lan', 'lan@example.com', true, 'failed', now())`
    },
    'Thư',
  ],
  [
    'a letter that waits for long',
    () => server.sql`
      insert into pgboss.job (name, state, created_on, start_after, data)
      values ('mails', 'retry', now() - interval '16 minutes', now() + interval '1 hour', '{}')`,
    'Thư',
  ],
  [
    'scheduled work that stands still',
    () => server.sql`
      insert into background_work (name, label, every, began_at) values ('notices', 'Gửi', 1, now() - interval '4 minutes')
      on conflict (name) do update set began_at = excluded.began_at`,
    'Việc tự chạy',
  ],
  [
    'scheduled work that fails',
    () => server.sql`
      insert into background_work (name, label, failed_at, error) values ('sweep', 'Dọn', now(), 'SCAN_YEARS: x')
      on conflict (name) do update set failed_at = excluded.failed_at, error = excluded.error`,
    'Việc tự chạy',
  ],
  [
    'a clock that went back',
    () => server.sql`
      insert into background_work (name, failed_at, error) values ('clock', now(), 'Đồng hồ')
      on conflict (name) do update set failed_at = excluded.failed_at, error = excluded.error`,
    'Đồng hồ',
  ],
  [
    'a key that is not the one of the database',
    () => server.sql`update keys set fingerprint = 'x' where name = 'seal.key'`,
    'Khóa',
  ],
  [
    'a scan of a month without a partition',
    () => server.sql`insert into scan_statistics_other (code, scanned_at, device) values ('x', '2001-01-01', 'phone')`,
    'Lượt quét theo tháng',
  ],
  [
    'a migration that has not run',
    () => server.sql`delete from migrations where name = (select max(name) from migrations)`,
    'Nâng cấp cơ sở dữ liệu',
  ],
]

for (const [what, cause, told] of faults) {
  test(`the status asks for a person about ${what}`, async () => {
    await taken(1)
    await cause()
    assert.ok((await troubles()).includes(told))
  })
}

test('the status names who holds what a statement waits for, and a pool that PostgreSQL has no room for', async () => {
  await taken(1)
  const [holding, waiting] = [await server.sql.reserve(), await server.sql.reserve()]
  try {
    const [{ pid } = { pid: 0 }] = await holding<{ pid: number }[]>`select pg_backend_pid() as pid`
    await holding`begin`
    await holding`lock table provinces in access exclusive mode`
    const late = waiting`select count(*) from provinces`.execute()
    const look = async () => (await command('status')).out
    await until(async () => (await look()).includes('✖ Chờ khóa'))
    assert.match(
      await look(),
      new RegExp(`✖ Chờ khóa: 1 câu lệnh chờ, lâu nhất \\d+ giây; tiến trình đang giữ: ${pid} \\(`),
    )
    await holding`commit`
    await late
  } finally {
    holding.release()
    waiting.release()
  }
  const settings = { DATABASE_URL: server.url, DATA_DIR: server.settings.dataDir, POOL_SIZE: '500' }
  assert.match((await operatorCommand(settings)('status')).out, /✖ Kết nối: .*POOL_SIZE=500 cần tới 506/)
})

test('the database is asked, and changed only where that is said', async () => {
  assert.deepEqual(await command('sql', "select 1 as a, null as b, 'x' as c"), {
    code: 0,
    out: 'a\tb\tc\n1\t∅\tx\nSELECT 1',
    said: '',
  })
  const count = async () => (await server.sql`select 1 from provinces`).length
  const before = await count()
  for (const statement of ['delete from provinces', 'commit; delete from provinces'])
    assert.equal((await command('sql', statement)).code, 1, statement)
  assert.equal(await count(), before)
  assert.match((await command('sql', '--write', 'update provinces set name = name where id = 1')).out, /^UPDATE 1$/)
})
