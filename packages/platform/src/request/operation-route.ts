import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { Operation } from '../operation/operation.ts'
import type { Origin, Viewer } from '../viewer.ts'
import { rememberedViewer } from '../access/sessions.ts'
import { isPermitted, refuseUnpermitted, writes } from './authorize.ts'
import { findViewer } from './identify.ts'
import { perform } from './perform.ts'
import { Refusal } from '../refusal.ts'
import { readUpload } from '../files/upload.ts'
import type { Settings } from '../ports/settings/settings.ts'

export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const askers = new WeakMap<FastifyRequest, Viewer>()

/** The id of the account that sent a request, if known. */
export const askerOf = (request: FastifyRequest): number | null => askers.get(request)?.id || null

/**
 * Whether an operation does nothing before its transaction. The sender's session is then checked in the transaction,
 * together with the first reads; nothing is stored or answered before that. Until then the session is used as it was
 * last read.
 */
const isConfirmedLater = (operation: Operation): boolean =>
  writes(operation) &&
  operation.needs !== 'public' &&
  !operation.prepare &&
  !operation.guard &&
  !operation.takes &&
  !operation.refused &&
  !operation.whileHeld &&
  !operation.whileViewing

/** Route handler of an operation. The body is read only once the sender is known to be permitted. */
export function operationRoute(
  operation: Operation,
  pool: Pool,
  settings: Settings,
): Pick<RouteOptions, 'method' | 'url' | 'config' | 'onRequest' | 'handler'> {
  const { method, path, takes, allowance } = operation
  const mayRemember = isConfirmedLater(operation)
  const known = new WeakMap<FastifyRequest, NonNullable<ReturnType<typeof rememberedViewer>>>()
  const ask = async (request: FastifyRequest) => {
    const viewer = await findViewer(operation, tokenOf(request), pool, settings)
    askers.set(request, viewer)
    refuseUnpermitted(viewer, operation.needs, operation)
  }
  const onRequest = async (request: FastifyRequest) => {
    const remembered = mayRemember ? rememberedViewer(pool, tokenOf(request), settings) : null
    if (!remembered || !isPermitted(remembered.viewer, operation.needs)) return ask(request)
    known.set(request, remembered)
    askers.set(request, remembered.viewer)
  }
  const performed = (request: FastifyRequest, confirm?: (sql: Sql) => Promise<void>) =>
    perform(
      operation,
      {
        viewer: askers.get(request)!,
        ...(confirm && { confirm }),
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
        rawBody: bodyOf(request),
        bytes: Number(request.headers['content-length'] ?? JSON.stringify(request.body ?? '').length),
        ...(takes && { upload: () => readUpload(request, takes) }),
        origin: originOf(request),
        ifMatch: request.headers['if-match'],
        idempotencyKey: request.headers['idempotency-key'] as string | undefined,
        isCheck: 'check-only' in request.headers,
      },
      pool,
      settings,
    )
  const confirmedOrAsked = async (request: FastifyRequest) => {
    let isConfirmed = false
    const confirm = async (sql: Sql) => {
      await known.get(request)!.confirm(sql)
      isConfirmed = true
    }
    return performed(request, confirm).catch(async (error: unknown) => {
      if (isConfirmed) throw error
      await ask(request)
      return performed(request)
    })
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { message, data } = await (known.has(request) ? confirmedOrAsked(request) : performed(request))
    return reply.headers(API_HEADERS).send({ code: 200, message, data })
  }
  return { method, url: path, config: { ...(allowance && { allowance }) }, onRequest, handler }
}

/** The session token: `Authorization: <token>` and `Authorization: Bearer <token>` both work. */
export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.replace(/^Bearer\s+/i, '').trim() || undefined

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  ...('ask-back' in request.headers && { asksBack: true as const }),
})

export function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal(400, 'Nội dung gửi lên không hợp lệ')
  return body as Record<string, unknown>
}
