import type { FastifyInstance } from 'fastify'
import { flag } from '@trace/define/kinds/index.ts'
import { API_HEADERS } from '../request/operation-route.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { waitingMigrations } from '../ports/postgres/migrate.ts'
import { lostKeys } from './keyring.ts'
import type { Product } from './product.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { freeSpace } from '../monitoring/free-space.ts'
import { openStorage } from '../ports/files/storage.ts'
import { none, one } from '../operation/answers.ts'
import { lagOf } from '../replica/replica.ts'
import { withTimeout } from '../with-timeout.ts'
import { RUNNING } from '../openapi/route.ts'
import type { Route } from '../openapi/route.ts'

/** Milliseconds within which the database must respond, or this server reports that it is not ready. */
const PATIENCE = 3_000

/** Maximum lag in seconds of a replica that is still useful. */
export const LONGEST_LAG = 60

/** `GET /api/health`: liveness, the process runs. `GET /api/ready`: readiness, the server can take requests. */
export function serveReadiness(
  app: FastifyInstance,
  pool: Pool,
  settings: Settings,
  { migrations, keys }: Pick<Product, 'migrations' | 'keys'>,
): void {
  app.get('/api/health', async (_, reply) =>
    reply.headers(API_HEADERS).send(told('Máy chủ đang chạy', { uptime: Math.floor(process.uptime()) })),
  )

  app.get('/api/ready', { config: { allowance: 'lookUp' } }, async (_, reply) => {
    const waiting = await withTimeout(PATIENCE, waitingMigrations(pool, migrations)).catch(() => null)
    const lost = waiting && (await withTimeout(PATIENCE, lostKeys(pool, settings, keys)).catch(() => null))
    const space = freeSpace()
    const lag = await lagOf(pool)
    const entry = {
      database: waiting !== null && lost !== null,
      migrations: waiting?.length === 0,
      keys: lost?.length === 0,
      disk: space === undefined || space.bytes() >= space.floor,
      ...(settings.s3Url && { files: await (await openStorage(settings)).answers() }),
      ...(lag !== undefined && { replica: lag !== null && lag.seconds < LONGEST_LAG }),
    }
    const refuse = (message: string, retryAfter: number) => new Refusal(503, message, { retryAfter, data: { entry } })
    if (!entry.database) throw refuse('Cơ sở dữ liệu chưa trả lời', 2)
    if (!entry.migrations) throw refuse('Cơ sở dữ liệu đang được nâng cấp', 5)
    if (!entry.keys) {
      const names = lost!.map((name) => `keys/${name}`).join(', ')
      throw refuse(`Không đọc được khóa ${names} của cơ sở dữ liệu này`, 30)
    }
    return reply.headers(API_HEADERS).send(told('Sẵn sàng', entry))
  })
}

const told = (message: string, entry: object) => ({ code: 200, message, data: { entry } })

export const readinessRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/health',
    operationId: 'getHealth',
    tag: RUNNING,
    summary: 'Máy chủ còn chạy',
    description: 'Không hỏi cơ sở dữ liệu. Không cần đăng nhập.',
    needs: 'public',
    answers: none,
    message: 'Máy chủ đang chạy',
  },
  {
    method: 'GET',
    path: '/api/ready',
    operationId: 'getReady',
    tag: RUNNING,
    summary: 'Máy chủ sẵn sàng phục vụ',
    description:
      'Cơ sở dữ liệu trả lời và đã nâng cấp xong, có đủ khóa; 503 cũng nêu điều nào chưa đạt. Bản sao (REPLICA_URL) chậm quá một phút hay không trả lời thì vẫn sẵn sàng, đọc ở cơ sở dữ liệu chính. Ổ đĩa sắp đầy thì vẫn sẵn sàng, chỉ để đọc. Kho tệp S3 không trả lời thì vẫn sẵn sàng, chưa xem và tải lên được tệp. Không cần đăng nhập.',
    needs: 'public',
    answers: one({
      database: flag('Cơ sở dữ liệu trả lời'),
      migrations: flag('Cơ sở dữ liệu đã nâng cấp xong'),
      keys: flag('Đọc được các khóa'),
      disk: flag('Ổ đĩa còn chỗ để nhận thay đổi'),
    }),
    message: 'Sẵn sàng',
    refusals: ['NotReady'],
  },
]
