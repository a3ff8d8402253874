import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { read } from '@trace/define/read.ts'
import { parseDigitalLink } from '@trace/define/gs1/digital-link.ts'
import { gs1Key } from '@trace/define/gs1/gs1.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import { today } from '@trace/define/text/dates.ts'
import {
  answerScan,
  drawErrorPage,
  drawMaintenancePage,
  drawNotFoundPage,
  drawTracePage,
  siteAssets,
} from '@trace/site'
import type { PinAnswer } from '@trace/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_HEADERS, bodyOf, originOf } from '@trace/platform/request/answer.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { failureOf } from '@trace/platform/request/failures.ts'
import { keptSingles, textOf } from '@trace/platform/kept-singles.ts'
import { isPublic, qrPng, resultOf, revokedOf } from '../areas/labels/index.ts'
import { qrSvg } from '@trace/platform/ports/qr.ts'
import { reading } from '@trace/platform/replica/replica.ts'
import { closed, isClosed, isMaintenance } from '@trace/platform/request/maintenance.ts'
import { publicAddress, resolverAddress } from '@trace/platform/public-address.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Target } from '../areas/labels/index.ts'
import { openScanner, placeOf } from '../areas/scans/index.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { allow } from '@trace/platform/access/allowance.ts'
import { allowEach } from '@trace/platform/access/ask-allowances.ts'
import { networkOf } from '@trace/platform/access/throttle.ts'
import { enterPin, unchecked } from './enter-pin.ts'
import { epcisOf } from './epcis.ts'
import { findPublic } from './find-public.ts'
import { notFound } from './operations.ts'
import { serveContact } from './serve-contact.ts'
import { FORM_HEADERS, PAGE_HEADERS } from './page-headers.ts'
import { servePlaces } from './serve-places.ts'
import { servePreviews } from './preview/serve-previews.ts'
import { visitOf } from './portal/visit.ts'
import { servePortal } from './portal/serve-portal.ts'
import { serveSitemap } from './portal/serve-sitemap.ts'
import { readAuthority } from './read-authority.ts'
import { readPublicTrace } from './read-public-trace.ts'
import { openScanPages, sent } from './scan-pages.ts'
import { openToAll } from './resolver/open-to-all.ts'
import { serveUnknownParts } from './resolver/serve-unknown-parts.ts'
import { serveResolver } from './resolver/serve-resolver.ts'
import { logFailure } from '@trace/platform/monitoring/failures-log.ts'
import { refuseWithoutRoom } from '@trace/platform/monitoring/free-space.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { pinEntry, scanning } from './routes.ts'

const ONE_YEAR = 31_536_000_000
const LONGEST_TEXT = 300
const LOOK_UP = { config: { allowance: 'lookUp' } } as const

/** The public routes: the page of a code, the scan counter, and QR codes of this platform's addresses. */
export async function servePublic(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(siteAssets.folder),
    prefix: siteAssets.prefix,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: ONE_YEAR,
  })
  openToAll(app)
  await serveScans(app, pool, settings)
  servePins(app, pool, settings)
  serveQrCodes(app, pool, settings)
  serveIcon(app, pool)
  serveEvents(app, pool, settings)
  servePlaces(app, pool, settings)
  await app.register(async (pages) => servePublicPages(pages, pool, settings))
}

/** Counts scans. Not an operation: scans that arrive at the same moment share a transaction. */
async function serveScans(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  const scanner = await openScanner(pool, settings)
  app.post('/api/web/scans', { config: { allowance: 'scan' } }, async (request, reply) => {
    refuseWithoutRoom()
    const { code, latitude, longitude, client_id } = read(scanning, bodyOf(request))
    const seenAt = `${normaliseCode(code)} ${networkOf(request.ip)}`
    allow('scanOfCode', seenAt)
    if (client_id) allow('scanOfDevice', `${client_id} ${seenAt}`)
    const place = placeOf(latitude, longitude)
    const { target, scans, isNew, isFirst } = await scanner.scan({ code, place, client_id, origin: originOf(request) })
    if (!target || !isPublic(target)) throw notFound({ entry: { result: 'not_found' } })
    const { result, reason, reason_codes } = resultOf(target, today())
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
function servePins(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.post<{ Params: { code: string } }>('/api/web/stamps/:code/pin', LOOK_UP, async (request, reply) => {
    const target = await findPublic(pool, settings, 'stamp', request.params.code)
    if (!target) throw notFound()
    const { pin } = read(pinEntry, bodyOf(request))
    const entry = await enterPin(pool, settings, target, pin, request.ip)
    return reply.headers(API_HEADERS).send({ code: 200, message: entry.title, data: { entry } })
  })
}

/** The EPCIS events of a lot, without the usual envelope, since other systems read them. */
function serveEvents(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.get<{ Params: { code: string } }>('/api/web/traces/:code/epcis', LOOK_UP, async (request, reply) => {
    const events = await reading(pool, async (sql) => {
      const target = await findPublic(sql, settings, 'trace', request.params.code)
      if (!target) throw notFound()
      return epcisOf(sql, settings, target.trace_id, await readPublicTrace(sql, settings, target))
    })
    return reply.headers(API_HEADERS).type('application/ld+json').send(events)
  })
}

/** Draws QR codes only for addresses of this platform, so that nobody uses its name for another site. */
function serveQrCodes(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.get<{ Querystring: Record<string, string> }>('/api/web/qr-code', LOOK_UP, async (request, reply) => {
    const { text: address = '', format = 'svg' } = request.query
    if (address.length > LONGEST_TEXT || !(await isOwnAddress(pool, settings, address))) {
      throw refuseField('text', `Chỉ tạo mã QR cho địa chỉ bắt đầu bằng ${await publicAddress(pool, settings)}`)
    }
    const size = Math.round(Number(request.query['size'] ?? 240))
    if (!(size >= 32 && size <= 1_000)) throw refuseField('size', 'Kích thước từ 32 đến 1.000')
    if (format !== 'svg' && format !== 'png') throw refuseField('format', 'Định dạng phải là svg hoặc png')
    reply.headers({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (format === 'png') return reply.type('image/png').send(await qrPng(address, size))
    return reply.type('image/svg+xml').send(qrSvg(address, { size }))
  })
}

/** Whether an address begins with a present base address, or was stored for a trace under an earlier one. */
async function isOwnAddress(pool: Pool, settings: Settings, address: string): Promise<boolean> {
  const begins = await Promise.all([publicAddress(pool, settings), resolverAddress(pool, settings)])
  if (begins.some((begin) => `${address}/`.toLowerCase().startsWith(`${begin}/`.toLowerCase()))) return true
  const link = parseDigitalLink(address)
  const code = address.slice(address.lastIndexOf('/') + 1)
  const key = link && gs1Key(link.gtin, link.lot ?? '')
  const known = await unscoped(
    pool,
    'whether an address is one that any trace was given',
  )`select 1 from traces where (code = ${code} or gs1_key = ${key}) and qr_url = ${address} and deleted_at is null`
  return known.length > 0
}

/** The favicon of the site and the back-office. */
function serveIcon(app: FastifyInstance, pool: Pool): void {
  // Browsers ask for the second address where a page names none.
  for (const path of ['/icon', '/favicon.ico'])
    app.get(path, { config: { allowance: 'page' } }, async (_, reply) => {
      const { logo } = await keptSingles(pool)
      return reply
        .header('cache-control', 'public, max-age=300')
        .redirect(textOf(logo, 'favicon') ?? siteAssets.icon, 302)
    })
}

type CodeRequest = FastifyRequest<{ Params: { code: string }; Querystring: Record<string, string> }>

async function servePublicPages(app: FastifyInstance, pool: Pool, settings: Settings): Promise<void> {
  allowEach(app, 'page')
  app.addHook('onRequest', async () => {
    if (await isClosed(pool)) throw closed()
  })
  app.setErrorHandler(async (error, request, reply) => {
    const { code: failed, retryAfter } = failureOf(error)
    // No page has an address that cannot be read.
    const code = failed === 400 && request.method !== 'POST' ? 404 : failed
    const draw = code === 404 ? drawNotFoundPage : isMaintenance(error) ? drawMaintenancePage : drawErrorPage
    if (!isMaintenance(error)) logFailure(request, code, error)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    const authority = await readAuthority(pool).catch(() => undefined)
    return reply
      .code(code)
      .headers(PAGE_HEADERS)
      .send(draw(authority, visitOf(request)))
  })

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    target: Target | null,
    answer: PinAnswer | null = null,
  ): Promise<FastifyReply> {
    if (!target)
      return reply
        .code(404)
        .headers(PAGE_HEADERS)
        .send(drawNotFoundPage(await readAuthority(pool), visitOf(request)))
    const trace = await reading(pool, (sql) => readPublicTrace(sql, settings, target))
    return reply.headers(trace.pin ? FORM_HEADERS : PAGE_HEADERS).send(drawTracePage(trace, answer, visitOf(request)))
  }

  const scanPages = openScanPages(pool, settings)
  serveContact(app, pool, settings, FORM_HEADERS)
  servePortal(app, pool, settings)
  servePreviews(app, pool, settings)
  serveSitemap(app, pool, settings)

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

  // These pages accept HTML forms only; other content types are refused.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_TEXT },
    (_, form, done) => done(null, Object.fromEntries(new URLSearchParams(form as string))),
  )
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

  serveUnknownParts(app, pool, settings, PAGE_HEADERS, show)
  await app.register(async (resolver) =>
    serveResolver(resolver, pool, settings, async (request, reply, code) =>
      reply
        .code(code)
        .headers({ ...PAGE_HEADERS, vary: `accept, ${PAGE_HEADERS.vary}` })
        .send(drawNotFoundPage(await readAuthority(pool), visitOf(request))),
    ),
  )
}
