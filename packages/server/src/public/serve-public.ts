import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { decimal, parseDigitalLink, read, text, today } from '@trace/domain'
import { answerScan, drawErrorPage, drawNotFoundPage, drawTracePage, siteAssets } from '@trace/site'
import type { PinAnswer } from '@trace/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_HEADERS, bodyOf, originOf } from '../answer.ts'
import type { Pool } from '../database/connect.ts'
import { failureOf } from '../failures.ts'
import { qrPng } from '../labels/qr-png.ts'
import { qrSvg } from '../labels/qr.ts'
import { refuseField } from '../refusal.ts'
import { isPublic, resultOf, revokedOf } from '../scans/find-targets.ts'
import type { Target } from '../scans/find-targets.ts'
import { openScanner } from '../scans/scanner.ts'
import type { Settings } from '../settings.ts'
import { allow } from './allowance.ts'
import { linksOf, linkset, linkTypeOf } from './digital-links.ts'
import { enterPin, unchecked } from './enter-pin.ts'
import { epcisOf } from './epcis.ts'
import { findLinked, findPublic } from './find-public.ts'
import { notFound } from './operations.ts'
import { readAuthority } from './read-authority.ts'
import { readPublicTrace } from './read-public-trace.ts'
import { tellFailure } from '../watch/failures-log.ts'

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "script-src 'self'", "connect-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].join('; '),
}
/** A page that asks for a PIN sends it back to this platform. */
const FORM_HEADERS = {
  ...PAGE_HEADERS, 'content-security-policy': PAGE_HEADERS['content-security-policy'].replace("form-action 'none'", "form-action 'self'"),
}
const ONE_YEAR = 31_536_000_000
const LONGEST_TEXT = 300

/** What the public sees: the page behind a code, the count of scans, and QR codes of our own addresses. */
export async function servePublic(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(siteAssets.folder), prefix: siteAssets.prefix, decorateReply: false, index: false, immutable: true, maxAge: ONE_YEAR,
  })
  await serveScans(app, pool, settings)
  servePins(app, pool, settings)
  serveQrCodes(app, settings)
  serveEvents(app, pool, settings)
  await app.register(async (pages) => servePages(pages, pool, settings))
}

export const scanning = {
  code: text('Mã tem, mã truy xuất', { required: true, max: 50 }),
  latitude: decimal('Vĩ độ', { min: -90, max: 90 }),
  longitude: decimal('Kinh độ', { min: -180, max: 180 }),
  client_id: text('Thiết bị', { max: 100 }),
}

/** Counts a look at a code. Not an operation: it shares a transaction with whatever else is scanned at the same moment. */
async function serveScans(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  const scanner = await openScanner(pool, settings)
  app.post('/api/web/scans', async (request, reply) => {
    allow('scan', request.ip)
    const { code, latitude, longitude, client_id } = read(scanning, bodyOf(request))
    const place = latitude === null || longitude === null ? null : { latitude, longitude }
    const { target, scans, isNew } = await scanner.scan({ code, place, client_id, origin: originOf(request) })
    if (!target || !isPublic(target)) throw notFound({ entry: { result: 'not_found' } })
    const { result, reason } = resultOf(target, today())
    const entry = { ...answerScan({ kind: target.kind, result, reason, scans, revoked: revokedOf(target) }), code: target.code, counted: isNew }
    return reply.headers(API_HEADERS).send({ code: 200, message: 'Thành công', data: { entry } })
  })
}

export const pinEntry = { pin: text('Mã PIN', { required: true, max: 20 }) }

/** Holds a PIN against the label of a code. Not an operation: a try counts whatever comes of it, outside of any transaction. */
function servePins(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.post<{ Params: { code: string } }>('/api/web/stamps/:code/pin', async (request, reply) => {
    allow('lookUp', request.ip)
    const target = await findPublic(pool, settings, 'stamp', request.params.code)
    if (!target) throw notFound()
    const { pin } = read(pinEntry, bodyOf(request))
    const entry = await enterPin(pool, settings, target, pin, request.ip)
    return reply.headers(API_HEADERS).send({ code: 200, message: entry.title, data: { entry } })
  })
}

/** What happened to a lot, bare as other systems read it. */
function serveEvents(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.get<{ Params: { code: string } }>('/api/web/traces/:code/epcis', async (request, reply) => {
    allow('lookUp', request.ip)
    const target = await findPublic(pool, settings, 'trace', request.params.code)
    if (!target) throw notFound()
    const events = await epcisOf(pool, settings, target.trace_id, await readPublicTrace(pool, settings, target))
    return reply.headers(API_HEADERS).type('application/ld+json').send(events)
  })
}

/** Draws addresses of this platform only: nobody borrows our name for theirs. */
function serveQrCodes(app: FastifyInstance, { publicUrl }: Settings): void {
  app.get<{ Querystring: Record<string, string> }>('/api/web/qr-code', async (request, reply) => {
    allow('lookUp', request.ip)
    const { text: address = '', format = 'svg' } = request.query
    const isOurs = `${address}/`.toLowerCase().startsWith(`${publicUrl}/`.toLowerCase())
    if (!isOurs || address.length > LONGEST_TEXT) throw refuseField('text', `Chỉ tạo mã QR cho địa chỉ bắt đầu bằng ${publicUrl}`)
    const size = Math.round(Number(request.query['size'] ?? 240))
    if (!(size >= 32 && size <= 1_000)) throw refuseField('size', 'Kích thước từ 32 đến 1.000')
    if (format !== 'svg' && format !== 'png') throw refuseField('format', 'Định dạng phải là svg hoặc png')
    reply.headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': "default-src 'none'; sandbox" })
    if (format === 'png') return reply.type('image/png').send(await qrPng(address, size))
    return reply.type('image/svg+xml').send(qrSvg(address, { size }))
  })
}

type Asked = FastifyRequest<{ Params: { code: string }; Querystring: Record<string, string> }>

function servePages(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.addHook('onRequest', async (request) => allow('lookUp', request.ip))
  app.setErrorHandler(async (error, request, reply) => {
    const { code, retryAfter } = failureOf(error)
    tellFailure(request, code, error)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    const authority = await readAuthority(pool).catch(() => undefined)
    return reply.code(code).headers(PAGE_HEADERS).send(code === 404 ? drawNotFoundPage(authority) : drawErrorPage(authority))
  })

  async function show(reply: FastifyReply, target: Target | null, answer: PinAnswer | null = null): Promise<FastifyReply> {
    if (!target) return reply.code(404).headers(PAGE_HEADERS).send(drawNotFoundPage(await readAuthority(pool)))
    const trace = await readPublicTrace(pool, settings, target)
    return reply.headers(trace.pin ? FORM_HEADERS : PAGE_HEADERS).send(drawTracePage(trace, answer))
  }

  // In capitals too, as they are printed where that makes a smaller code.
  for (const [letters, kind] of [['tT', 'trace'], ['sS', 'stamp']] as const) {
    for (const letter of letters) {
      app.get(`/${letter}/:code`, async ({ params }: Asked, reply) => show(reply, await findPublic(pool, settings, kind, params.code)))
    }
  }

  // The one form there is; other content types are no business of these pages.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: LONGEST_TEXT }, (_, form, done) =>
    done(null, Object.fromEntries(new URLSearchParams(form as string))))
  for (const letter of 'sS') {
    app.post(`/${letter}/:code`, async (request: Asked, reply) => {
      const find = () => findPublic(pool, settings, 'stamp', request.params.code)
      const target = await find()
      if (!target) return show(reply, null)
      const { pin } = bodyOf(request)
      const answer = await enterPin(pool, settings, target, pin, request.ip).catch((error: unknown) => unchecked(target, error))
      reply.code(answer === null ? 422 : answer.outcome === 'blocked' ? 429 : 200)
      return show(reply, await find(), answer)
    })
  }

  app.get('/01/*', async ({ url, query, headers }: Asked, reply) => {
    const link = parseDigitalLink(url, { shortGtins: true })
    const target = link && (await findLinked(pool, settings, link))
    if (!link || !target) return show(reply, null)
    const links = linksOf(settings.publicUrl, link, target.trace_code)
    const asked = linkTypeOf(query['linkType'])
    if (asked === 'all' || asked === 'linkset' || headers.accept?.includes('application/linkset+json')) {
      return reply.headers(API_HEADERS).type('application/linkset+json').send(linkset(links['defaultLink']!.href, links))
    }
    const wanted = Object.hasOwn(links, asked) ? links[asked]! : null
    if (!wanted) return show(reply, null)
    if (wanted.type !== 'text/html') return reply.redirect(wanted.href, 307)
    reply.header('link', `<${links['defaultLink']!.href}?linkType=all>; rel="linkset"; type="application/linkset+json"`)
    return show(reply, target)
  })
}
