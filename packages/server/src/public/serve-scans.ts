import { readValues } from '@trace/define/read.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import { today } from '@trace/define/text/dates.ts'
import { answerScan } from '@trace/site'
import type { FastifyInstance } from 'fastify'
import { API_HEADERS, bodyOf, originOf } from '@trace/platform/request/operation-route.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { isPublic, codeResultOf, revokedOf } from '../areas/labels/index.ts'
import { openScanner, scanPlaceOf } from '../areas/scans/index.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { refuseOverLimit } from '@trace/platform/access/refuse-over-limit.ts'
import { networkOf } from '@trace/platform/access/throttle.ts'
import { enterPin } from './enter-pin.ts'
import { findPublic } from './find-public.ts'
import { notFound } from './operations.ts'
import { visitOf } from './portal/visit.ts'
import { refuseWithoutFreeSpace } from '@trace/platform/monitoring/free-space.ts'
import { LOOK_UP, pinBody, scanBody } from './routes.ts'

/** Counts scans. Not an operation: scans that arrive at the same moment share a transaction. */
export async function serveScans(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  const scanner = await openScanner(pool, settings)
  app.post('/api/web/scans', { config: { allowance: 'scan' } }, async (request, reply) => {
    refuseWithoutFreeSpace()
    const { code, latitude, longitude, client_id } = readValues(scanBody, bodyOf(request))
    const seenAt = `${normaliseCode(code)} ${networkOf(request.ip)}`
    refuseOverLimit('scanOfCode', seenAt)
    if (client_id) refuseOverLimit('scanOfDevice', `${client_id} ${seenAt}`)
    const place = scanPlaceOf(latitude, longitude)
    const { target, scans, isNew, isFirst } = await scanner.scan({ code, place, client_id, origin: originOf(request) })
    if (!target || !isPublic(target)) throw notFound({ entry: { result: 'not_found' } })
    const { result, reason, reason_codes } = codeResultOf(target, today())
    const standing = isFirst ? 'first' : isNew ? 'counted' : 'repeated'
    const entry = {
      ...answerScan(
        { kind: target.kind, result, reason, reason_codes, scans, revoked: revokedOf(target) },
        standing,
        visitOf(request).language,
      ),
      code: target.code,
      counted: isNew,
    }
    return reply.headers(API_HEADERS).send({ code: 200, message: 'Thành công', data: { entry } })
  })
}

/** Checks the PIN of a label. Not an operation: a try is counted whatever the outcome, outside of any transaction. */
export function servePins(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.post<{ Params: { code: string } }>('/api/web/stamps/:code/pin', LOOK_UP, async (request, reply) => {
    const target = await findPublic(pool, settings, 'stamp', request.params.code)
    if (!target) throw notFound()
    const { pin } = readValues(pinBody, bodyOf(request))
    const entry = await enterPin(pool, settings, target, pin, request.ip)
    return reply.headers(API_HEADERS).send({ code: 200, message: entry.title, data: { entry } })
  })
}
