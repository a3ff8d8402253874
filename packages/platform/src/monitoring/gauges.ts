import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Live } from '../live/hub.ts'
import { openStorage } from '../ports/files/storage.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { lagOf, readsOf } from '../replica/replica.ts'
import type { Lag } from '../replica/replica.ts'
import { readBackgroundWork } from './background-work.ts'
import type { WorkState } from './background-work.ts'
import { countMails, countUndelivered, oldestJob } from './backlog.ts'
import { lastClockCorrection } from './clock.ts'
import { readArchive } from './findings.ts'
import { freeSpace } from './free-space.ts'
import { readLastBackup } from './last-backup.ts'
import type { ProductMailQueue } from './watched.ts'

interface Around {
  pool: Pool
  settings: Settings
  live: Live
  letters: ProductMailQueue | null
}

/** A metric with one value; null leaves it out, because it is unknown. */
type Figure = readonly [name: string, help: string, measure: (around: Around) => Promise<number | null> | number | null]

const figures: readonly Figure[] = [
  ['live_clients', 'Số trình duyệt đang nghe thay đổi', ({ live }) => live.size()],
  ['disk_free_bytes', 'Dung lượng còn trống ở ổ đĩa của thư mục dữ liệu', () => freeSpace()?.bytes() ?? 0],
  ['disk_floor_bytes', 'Dưới mức này máy chủ ngừng nhận thay đổi', () => freeSpace()?.floor ?? 0],
  ['database_pool_limit', 'Số kết nối tối đa của máy chủ này', ({ pool }) => pool.options.max],
  [
    'last_backup_timestamp_seconds',
    'Lúc bắt đầu bản sao lưu trọn vẹn gần nhất, 0 nếu chưa có hay giờ của nó chưa tới',
    ({ settings }) => lastBackup(settings),
  ],
  [
    'oldest_job_age_seconds',
    'Tuổi của công việc chờ lâu nhất, 0 nếu không có',
    async ({ pool }) => (await oldestJob(pool))?.seconds ?? 0,
  ],
  [
    'oldest_news_age_seconds',
    'Tuổi của thay đổi lâu nhất chưa báo tới người cần biết, 0 nếu không có',
    async ({ pool }) => (await countUndelivered(pool)).oldest,
  ],
  ['mails_failed', 'Số thư gửi hỏng trong 24 giờ', async (around) => (await mails(around)).failed],
  ['mails_refused', 'Số thư bị máy chủ thư từ chối trong 24 giờ', async (around) => (await mails(around)).refused],
  ['mails_waiting', 'Số thư đang chờ gửi', async (around) => (await mails(around)).waiting],
  ['oldest_mail_age_seconds', 'Tuổi của thư chờ lâu nhất', async (around) => (await mails(around)).oldest],
  [
    'clock_mended_timestamp_seconds',
    'Lúc đồng hồ bị lùi lần cuối trong 30 ngày, 0 nếu không',
    async ({ pool }) => {
      const mended = await lastClockCorrection(pool, 30)
      return mended ? Date.parse(mended.at) / 1_000 : 0
    },
  ],
  [
    'files_answer',
    '1 nếu kho tệp trả lời, 0 nếu không',
    async ({ settings }) => Number(await (await openStorage(settings)).answers()),
  ],
  [
    'wal_archive_fails',
    '1 nếu lần lưu nhật ký PostgreSQL gần nhất bị hỏng, hay đã bỏ mất đoạn',
    async ({ pool, settings }) => {
      const { fails, gap } = await readArchive(pool, settings)
      return Number(fails || gap !== null)
    },
  ],
  ['database_start_timestamp_seconds', 'Lúc PostgreSQL khởi động', ({ pool }) => databaseStart(pool)],
  [
    'replica_lag_seconds',
    'Bản sao chậm bao nhiêu giây: 0 nếu không dùng, vô hạn nếu không trả lời',
    async ({ pool }) => lagIn('seconds', await lagOf(pool)),
  ],
  ['replica_lag_bytes', 'Phần nhật ký mà bản sao chưa phát lại', async ({ pool }) => lagIn('bytes', await lagOf(pool))],
]

interface Counted {
  label: string
  count: number
}

/** Counts by a label; labels in `known` are reported even if nothing was counted. */
interface Labelled {
  name: string
  help: string
  label: string
  known?: readonly string[]
  count(pool: Pool): PromiseLike<readonly Counted[]>
}

const byLabel: readonly Labelled[] = [
  {
    name: 'database_connections',
    help: 'Số kết nối của mọi máy chủ tới cơ sở dữ liệu',
    label: 'state',
    known: ['active', 'idle'],
    count: (pool) => pool<Counted[]>`
      select coalesce(state, 'unknown') as label, count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'coi-nguon%' group by 1`,
  },
  {
    name: 'jobs',
    help: 'Số công việc theo tình trạng',
    label: 'status',
    known: ['queued', 'running', 'done', 'failed'],
    count: (pool) => pool<Counted[]>`select status as label, count(*)::int as count from jobs group by 1`,
  },
  {
    name: 'background_work_late',
    help: '1 nếu việc tự chạy đã lỡ ba kỳ',
    label: 'work',
    count: (pool) => works(pool, ({ is_late }) => is_late),
  },
  {
    name: 'background_work_failed',
    help: '1 nếu lần chạy gần nhất của việc ấy bị hỏng',
    label: 'work',
    count: (pool) => works(pool, ({ failed_at }) => failed_at !== null),
  },
  {
    name: 'replica_reads',
    help: 'Số lần đọc ở bản sao, và ở cơ sở dữ liệu chính khi bản sao chưa biết đủ',
    label: 'from',
    count: async (pool) => Object.entries(readsOf(pool) ?? {}).map(([label, count]) => ({ label, count })),
  },
]

/**
 * Adds metrics of the server, its database, its files and its work. Those that cannot be read are left out; the rest
 * is still reported.
 */
export function addGauges(registry: Registry, around: Around): void {
  for (const [name, help, measure] of figures)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.reset()
          const value = await ifKnown(() => measure(around))
          if (value === null) this.remove()
          else this.set(value)
        },
      }),
    )
  for (const { name, help, label, known = [], count } of byLabel)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          this.reset()
          const rows = await ifKnown(() => count(around.pool))
          if (rows === null) return
          for (const one of known) this.set({ [label]: one }, 0)
          for (const row of rows) this.set({ [label]: row.label }, row.count)
        },
      }),
    )
}

async function ifKnown<T>(measure: () => PromiseLike<T> | T): Promise<T | null> {
  try {
    return await measure()
  } catch {
    return null
  }
}

async function lastBackup({ dataDir }: Settings): Promise<number> {
  const taken = Date.parse((await readLastBackup(dataDir))?.taken_at ?? '1970-01-01T00:00:00Z')
  return taken > Date.now() + 360_000 ? 0 : taken / 1_000
}

const mails = ({ pool, letters }: Around) => countMails(pool, letters)

async function databaseStart(pool: Pool): Promise<number> {
  const [row] = await pool<{ since: number }[]>`select extract(epoch from pg_postmaster_start_time())::float8 as since`
  return row!.since
}

const lagIn = (unit: keyof Lag, lag: Lag | null | undefined): number => (lag ? lag[unit] : lag === null ? Infinity : 0)

const works = async (pool: Pool, isSo: (state: WorkState) => boolean): Promise<Counted[]> =>
  (await readBackgroundWork(pool)).map((state) => ({ label: state.name, count: Number(isSo(state)) }))
