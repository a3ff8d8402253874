import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operationRoute, API_HEADERS, tokenOf } from '../request/operation-route.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import type { Operation } from '../operation/operation.ts'
import { identify } from '../request/identify.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { mimeOf, namedLike, storedEndings } from '../ports/files/content.ts'
import { mayOpen } from './document-links.ts'
import { findLink, renewLinks, spendLink } from './links.ts'
import type { Target } from './links.ts'
import { openStorage } from '../ports/files/storage.ts'
import type { OpenFile, Storage } from '../ports/files/storage.ts'
import { drawSmall } from './small-pictures.ts'
import { storageKeyOf } from './store-file.ts'
import { FILES } from '../openapi/route.ts'
import type { Route } from '../openapi/route.ts'

/** File names that this server generates; no others are looked up. */
const OWN_NAME = new RegExp(`^\\d{4}/\\d{2}/[0-9a-f]{32}(-thumb|-small)?\\.(${storedEndings.join('|')})$`)

/**
 * How long a download waits for the job that writes its file, and the polling interval, in milliseconds. Less than the
 * request timeout.
 */
const PATIENCE = 25_000
const LOOK = 250
/** Seconds for `Retry-After` when the file is not ready. */
const AGAIN = 2

const SPENT = 'Liên kết tải xuống đã hết hạn hoặc đã được sử dụng'

/**
 * Serves stored files and takes uploads, through operations that read a file. Images are public. Documents need a
 * session, unless a public page links to them.
 */
export async function serveFiles(
  app: FastifyInstance,
  pool: Pool,
  settings: Settings,
  uploads: Operation[],
): Promise<void> {
  const storage = await openStorage(settings)

  await app.register(async (scope) => {
    await scope.register(multipart)
    for (const operation of uploads) scope.route(operationRoute(operation, pool, settings))
  })

  app.get<{ Params: { '*': string }; Querystring: Partial<Record<'until' | 'key', string>> }>(
    '/files/*',
    { config: { allowance: 'file' } },
    async (request, reply) => {
      const name = request.params['*']
      const isImage = name.endsWith('.webp')
      const isOwn = OWN_NAME.test(name)
      if (isOwn && !isImage && !mayOpen(`/files/${name}`, request.query))
        await identify({ needs: 'signedIn' }, tokenOf(request), pool, settings)
      const found = isOwn
        ? ((await storage.open(storageKeyOf(`/files/${name}`))) ?? (await drawSmall(storage, name)))
        : null
      if (!found) throw new Refusal(404, 'Không tìm thấy tệp')
      return reply
        .headers({
          'content-type': mimeOf(name),
          'content-length': found.size,
          'cache-control': isImage ? 'public, max-age=31536000, immutable' : 'private, no-store',
          'content-security-policy': "sandbox; default-src 'none'",
          ...(!isImage && { 'content-disposition': attachmentHeader(await originalName(pool, `/files/${name}`)) }),
        })
        .send(found.stream)
    },
  )
  serveDownloads(app, pool, storage)
}

/**
 * Serves downloads. A browser sends no session header, so the token in the link authorises. A HEAD request does not use
 * up the link.
 */
function serveDownloads(app: FastifyInstance, pool: Pool, storage: Storage): void {
  app.head<{ Params: { token: string } }>('/api/admin/downloads/:token', (request, reply) =>
    lookAt(pool, storage, request, reply),
  )
  app.get<{ Params: { token: string } }>(
    '/api/admin/downloads/:token',
    { exposeHeadRoute: false, config: { allowance: 'file' } },
    async (request, reply) => {
      const { token } = request.params
      const link = await findLink(pool, token, tokenOf(request))
      if (!link) throw new Refusal(404, SPENT)
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const file = await whenMade(pool, storage, link, gone.signal)
      if (!file) {
        // The browser reloads by itself until the file is ready.
        reply.header('refresh', String(AGAIN))
        throw new Refusal(503, 'Tệp đang được tạo, vui lòng chờ: trang tự thử lại sau giây lát', { retryAfter: AGAIN })
      }
      if (!(await spendLink(pool, token))) {
        file.stream.destroy()
        throw new Refusal(404, SPENT)
      }
      return reply
        .headers({
          ...API_HEADERS,
          'content-type': mimeOf(link.name),
          'content-length': file.size,
          'content-disposition': attachmentHeader(link.name),
        })
        .send(file.stream)
    },
  )
}

/** Answers a HEAD request for the file of a link, without using up the link. */
async function lookAt(
  pool: Pool,
  storage: Storage,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const link = await findLink(pool, request.params.token, tokenOf(request))
  if (!link) throw new Refusal(404, SPENT)
  const file = await storage.open(link.path)
  file?.stream.destroy()
  return reply
    .headers({
      ...API_HEADERS,
      'content-type': mimeOf(link.name),
      'content-disposition': attachmentHeader(link.name),
      ...(file && { 'content-length': file.size }),
    })
    .send()
}

/** Waits until the job has written the whole file; null if that takes too long. Throws the reason if the job failed. */
async function whenMade(
  pool: Pool,
  storage: Storage,
  { user, path }: Target,
  gone: AbortSignal,
): Promise<OpenFile | null> {
  for (const until = performance.now() + PATIENCE; !gone.aborted; await sleep(LOOK)) {
    const [job] = await pool<{ status: string; message: string }[]>`
      select status, message from jobs where user_id = ${user} and kind = 'export' and input->>'path' = ${path}`
    if (job?.status === 'failed') throw new Refusal(409, `Không tạo được tệp: ${job.message}`)
    if (!job || job.status === 'done') {
      const file = await storage.open(path)
      if (file) return file
      throw new Refusal(404, SPENT)
    }
    if (performance.now() > until) break
  }
  await renewLinks(pool, path)
  return null
}

async function originalName(pool: Pool, url: string): Promise<string> {
  const [media] = await pool<{ original_name: string }[]>`select original_name from media where url = ${url}`
  return namedLike(url, media?.original_name ?? url.slice(url.lastIndexOf('/') + 1))
}

/** `Content-Disposition` header for a file name in any script (RFC 6266). */
export const attachmentHeader = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

export const downloadRoute: Route = {
  method: 'GET',
  path: '/api/admin/downloads/:token',
  operationId: 'getDownload',
  tag: FILES,
  summary: 'Tải một tệp bằng liên kết dùng một lần',
  description: 'Liên kết là chìa khóa; không cần đăng nhập.',
  needs: 'public',
  places: { token: 'Chìa khóa trong liên kết' },
  answers: { type: 'application/octet-stream', description: 'Nội dung tệp' },
  refusals: ['NotFound', 'Conflict'],
}
