import { drawNotFoundPage, drawTracePage } from '@trace/site'
import type { PinAnswer } from '@trace/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import { bodyOf } from '@trace/platform/request/operation-route.ts'
import { failureOf } from '@trace/platform/request/failures.ts'
import type { CodeTarget } from '../areas/labels/index.ts'
import { enterPin, unchecked } from './enter-pin.ts'
import { findPublic } from './find-public.ts'
import { FORM_HEADERS, PAGE_HEADERS } from './page-headers.ts'
import { visitOf } from './portal/visit.ts'
import { readAuthority } from './read-authority.ts'
import { readPublicTrace } from './read-public-trace.ts'
import { openScanPages, sent } from './scan-pages.ts'

type CodeRequest = FastifyRequest<{ Params: { code: string }; Querystring: Record<string, string> }>

/**
 * Sends the page of a code's target, with the answer to a PIN if there is one; without a target, the not-found page.
 */
export const showTrace =
  (pool: Pool, settings: Settings) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    target: CodeTarget | null,
    answer: PinAnswer | null = null,
  ): Promise<FastifyReply> => {
    if (!target)
      return reply
        .code(404)
        .headers(PAGE_HEADERS)
        .send(drawNotFoundPage(await readAuthority(pool), visitOf(request)))
    const trace = await onReplicaOrPrimary(pool, (sql) => readPublicTrace(sql, settings, target))
    return reply.headers(trace.pin ? FORM_HEADERS : PAGE_HEADERS).send(drawTracePage(trace, answer, visitOf(request)))
  }

/** Serves the page of a trace and that of a label, which may ask for a PIN. */
export function serveCodePages(
  app: FastifyInstance,
  pool: Pool,
  settings: Settings,
  show: ReturnType<typeof showTrace>,
): void {
  const scanPages = openScanPages(pool, settings)
  // Upper case as well, since printing in capitals makes a smaller QR code.
  for (const [letters, kind] of [
    ['tT', 'trace'],
    ['sS', 'stamp'],
  ] as const) {
    for (const letter of letters) {
      app.get(`/${letter}/:code`, async (request: CodeRequest, reply) => {
        const target = await scanPages.find(kind, request.params.code)
        if (!target) return show(request, reply, null)
        const { page, hasForm } = await scanPages.draw(target, visitOf(request))
        const { body, headers } = sent(page, request.headers['accept-encoding'] ?? '')
        const { vary, ...others } = hasForm ? FORM_HEADERS : PAGE_HEADERS
        return reply.headers({ ...others, ...headers, vary: `${vary}, accept-encoding` }).send(body)
      })
    }
  }
  for (const letter of 'sS') {
    app.post(`/${letter}/:code`, async (request: CodeRequest, reply) => {
      const find = () => findPublic(pool, settings, 'stamp', request.params.code)
      const target = await find()
      if (!target) return show(request, reply, null)
      const { pin } = bodyOf(request)
      const answer = await enterPin(pool, settings, target, pin, request.ip).catch((error: unknown) => {
        const { retryAfter } = failureOf(error)
        if (retryAfter) reply.header('retry-after', String(retryAfter))
        return unchecked(target, error)
      })
      reply.code(answer === null ? 422 : answer.outcome === 'blocked' ? 429 : 200)
      return show(request, reply, await find(), answer)
    })
  }
}
