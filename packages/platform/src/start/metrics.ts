import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { API_HEADERS, tokenOf } from '../request/operation-route.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import type { Live } from '../live/hub.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { addGauges } from '../monitoring/gauges.ts'
import { databaseTime } from '../monitoring/slow-requests.ts'
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

  addGauges(registry, { pool, settings, live, letters })

  app.get('/api/metrics', { config: { allowance: 'costly' } }, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) {
      throw new Refusal(403, 'Chỉ xem được số liệu ngay trên máy chủ, hoặc với mã METRICS_TOKEN')
    }
    return reply.headers({ ...API_HEADERS, 'content-type': registry.contentType }).send(await registry.metrics())
  })
}

/** Whether a request may read the metrics. One that comes through a proxy on this machine does not count as local. */
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
