import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { API_HEADERS, tokenOf } from '../request/answer.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import type { Live } from '../live/hub.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { countMails, countUntold, oldestJob } from '../monitoring/backlog.ts'
import { lagOf, readsOf } from '../replica/replica.ts'
import type { Lag } from '../replica/replica.ts'
import { freeSpace } from '../monitoring/free-space.ts'
import { clockMended } from '../monitoring/clock.ts'
import { readArchive } from '../monitoring/findings.ts'
import { readBackgroundWork } from '../monitoring/background-work.ts'
import type { WorkState } from '../monitoring/background-work.ts'
import { databaseTime } from '../monitoring/slow-requests.ts'
import { openStorage } from '../ports/files/storage.ts'
import { readLastBackup } from '../monitoring/last-backup.ts'
import { RUNNING } from '../openapi/route.ts'
import type { Route } from '../openapi/route.ts'
import type { Product } from './product.ts'

/** `GET /api/metrics`: metrics of this server in Prometheus format. Only from this machine, or with `METRICS_TOKEN`. */
export function serveMetrics(
  app: FastifyInstance,
  pool: Pool,
  settings: Settings,
  live: Live,
  { counted, watched: { letters } }: Pick<Product, 'counted' | 'watched'>,
): void {
  const { metricsToken, dataDir } = settings
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Số yêu cầu đã trả lời',
    labelNames: ['method', 'route', 'code'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Thời gian trả lời một yêu cầu',
    labelNames: ['method', 'route'],
    registers,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  })
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const signInsRefused = counter('sign_ins_refused_total', 'Số lần đăng nhập bị từ chối')
  const own = counted.map(({ name, help, counts }) => ({ counter: counter(name, help), counts }))
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'other'
    requests.inc({ method, route, code: reply.statusCode })
    durations.observe({ method, route }, reply.elapsedTime / 1_000)
    if (route === '/api/auth/login' && reply.statusCode >= 400) signInsRefused.inc()
    for (const one of own) if (one.counts(route, reply.statusCode)) one.counter.inc()
  })

  const seconds = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read() / 1_000)
      },
    })
  seconds('database_statement_seconds_total', 'Thời gian yêu cầu chờ câu lệnh SQL trả lời', () => databaseTime.took)
  seconds(
    'database_wait_seconds_total',
    'Thời gian yêu cầu chờ có kết nối tới cơ sở dữ liệu',
    () => databaseTime.waited,
  )

  const gauge = (name: string, help: string, labelNames: string[], collect: (this: Gauge) => Promise<void> | void) =>
    new Gauge({ name, help, labelNames, registers, collect })
  gauge('live_clients', 'Số trình duyệt đang nghe thay đổi', [], function () {
    this.set(live.size())
  })
  gauge('database_connections', 'Số kết nối của mọi máy chủ tới cơ sở dữ liệu', ['state'], function () {
    return byLabel(
      this,
      'state',
      ['active', 'idle'],
      pool`
      select coalesce(state, 'unknown') as label, count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'coi-nguon%' group by 1`,
    )
  })
  gauge('disk_free_bytes', 'Dung lượng còn trống ở ổ đĩa của thư mục dữ liệu', [], function () {
    this.set(freeSpace()?.bytes() ?? 0)
  })
  gauge('disk_floor_bytes', 'Dưới mức này máy chủ ngừng nhận thay đổi', [], function () {
    this.set(freeSpace()?.floor ?? 0)
  })
  gauge('database_pool_limit', 'Số kết nối tối đa của máy chủ này', [], function () {
    this.set(pool.options.max)
  })
  const measured = (name: string, help: string, measure: () => Promise<number | null>) =>
    gauge(name, help, [], async function () {
      this.reset()
      const value = await measure().catch(() => null)
      if (value === null) this.remove()
      else this.set(value)
    })
  measured(
    'last_backup_timestamp_seconds',
    'Lúc bắt đầu bản sao lưu trọn vẹn gần nhất, 0 nếu chưa có hay giờ của nó chưa tới',
    async () => {
      const taken = Date.parse((await readLastBackup(dataDir))?.taken_at ?? '1970-01-01T00:00:00Z')
      return taken > Date.now() + 360_000 ? 0 : taken / 1_000
    },
  )
  measured(
    'oldest_job_age_seconds',
    'Tuổi của công việc chờ lâu nhất, 0 nếu không có',
    async () => (await oldestJob(pool))?.seconds ?? 0,
  )
  measured(
    'oldest_news_age_seconds',
    'Tuổi của thay đổi lâu nhất chưa báo tới người cần biết, 0 nếu không có',
    async () => (await countUntold(pool)).oldest,
  )
  measured('mails_failed', 'Số thư gửi hỏng trong 24 giờ', async () => (await countMails(pool, letters)).failed)
  measured(
    'mails_refused',
    'Số thư bị máy chủ thư từ chối trong 24 giờ',
    async () => (await countMails(pool, letters)).refused,
  )
  measured('mails_waiting', 'Số thư đang chờ gửi', async () => (await countMails(pool, letters)).waiting)
  measured('oldest_mail_age_seconds', 'Tuổi của thư chờ lâu nhất', async () => (await countMails(pool, letters)).oldest)
  measured('clock_mended_timestamp_seconds', 'Lúc đồng hồ bị lùi lần cuối trong 30 ngày, 0 nếu không', async () => {
    const mended = await clockMended(pool, 30)
    return mended ? Date.parse(mended.at) / 1_000 : 0
  })
  measured('files_answer', '1 nếu kho tệp trả lời, 0 nếu không', async () =>
    Number(await (await openStorage(settings)).answers()),
  )
  measured('wal_archive_fails', '1 nếu lần lưu nhật ký PostgreSQL gần nhất bị hỏng, hay đã bỏ mất đoạn', async () => {
    const { fails, gap } = await readArchive(pool, settings)
    return Number(fails || gap !== null)
  })
  const ofWork = (name: string, help: string, isSo: (state: WorkState) => boolean) =>
    gauge(name, help, ['work'], function () {
      const counted = readBackgroundWork(pool).then((states) =>
        states.map((state) => ({ label: state.name, count: Number(isSo(state)) })),
      )
      return byLabel(this, 'work', [], counted)
    })
  ofWork('background_work_late', '1 nếu việc tự chạy đã lỡ ba kỳ', ({ is_late }) => is_late)
  ofWork('background_work_failed', '1 nếu lần chạy gần nhất của việc ấy bị hỏng', ({ failed_at }) => failed_at !== null)
  measured('database_start_timestamp_seconds', 'Lúc PostgreSQL khởi động', async () => {
    const [row] = await pool<
      { since: number }[]
    >`select extract(epoch from pg_postmaster_start_time())::float8 as since`
    return row!.since
  })
  measured('replica_lag_seconds', 'Bản sao chậm bao nhiêu giây: 0 nếu không dùng, vô hạn nếu không trả lời', async () =>
    lagIn('seconds', await lagOf(pool)),
  )
  measured('replica_lag_bytes', 'Phần nhật ký mà bản sao chưa phát lại', async () => lagIn('bytes', await lagOf(pool)))
  gauge(
    'replica_reads',
    'Số lần đọc ở bản sao, và ở cơ sở dữ liệu chính khi bản sao chưa biết đủ',
    ['from'],
    function () {
      for (const [from, count] of Object.entries(readsOf(pool) ?? {})) this.set({ from }, count)
    },
  )
  gauge('jobs', 'Số công việc theo tình trạng', ['status'], function () {
    return byLabel(
      this,
      'status',
      ['queued', 'running', 'done', 'failed'],
      pool`
      select status as label, count(*)::int as count from jobs group by 1`,
    )
  })

  app.get('/api/metrics', { config: { allowance: 'costly' } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      throw new Refusal(403, 'Chỉ xem được số liệu ngay trên máy chủ, hoặc với mã METRICS_TOKEN')
    }
    return reply.headers({ ...API_HEADERS, 'content-type': registry.contentType }).send(await registry.metrics())
  })
}

const lagIn = (unit: keyof Lag, lag: Lag | null | undefined): number => (lag ? lag[unit] : lag === null ? Infinity : 0)

interface Counted {
  label: string
  count: number
}

/** If the database does not answer, its metrics are left out; the others are still reported. */
async function byLabel(gauge: Gauge, name: string, known: string[], counting: PromiseLike<Counted[]>): Promise<void> {
  gauge.reset()
  try {
    const rows = await counting
    for (const label of known) gauge.set({ [name]: label }, 0)
    for (const { label, count } of rows) gauge.set({ [name]: label }, count)
  } catch {
    gauge.reset()
  }
}

/** A request through a proxy on this machine does not count as local. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const said = tokenOf(request)
  if (token) return said !== undefined && timingSafeEqual(digest(said), digest(token))
  const { headers, socket } = request
  const isForwarded = Object.keys(headers).some((name) => /^(x-forwarded|x-real-ip$|forwarded$|via$)/.test(name))
  const isNamed = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
  return !isForwarded && isNamed && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export const metricsRoute: Route = {
  method: 'GET',
  path: '/api/metrics',
  operationId: 'getMetrics',
  tag: RUNNING,
  summary: 'Số liệu vận hành cho Prometheus',
  description: 'Chỉ trả lời trên chính máy chủ, hoặc với mã METRICS_TOKEN trong header Authorization.',
  needs: 'public',
  answers: { type: 'text/plain', description: 'Số liệu dạng chữ của Prometheus' },
  refusals: ['NotAllowed'],
}
