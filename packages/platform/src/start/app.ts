import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { parse } from 'node:querystring'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { catalogue } from '@trace/define/catalogue.ts'
import { parseJson, TooDeep } from '@trace/define/text/json.ts'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operationRoute, API_HEADERS, askerOf } from '../request/operation-route.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { TIMEOUTS } from './listening-port.ts'
import type { ListeningPort } from './listening-port.ts'
import { failureOf } from '../request/failures.ts'
import { noBackOffice, serveBackOffice } from '../pages.ts'
import { serveFiles } from '../files/routes.ts'
import { serveLive } from '../live/routes.ts'
import type { Live } from '../live/hub.ts'
import { closeForMaintenance, isMaintenance } from '../request/maintenance.ts'
import { serveDocument } from '../openapi/routes.ts'
import type { Operation } from '../operation/operation.ts'
import type { Product } from './product.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { enforceAllowances } from '../access/ask-allowances.ts'
import { answerUnreadable } from '../request/unreadable.ts'
import { logFailure } from '../monitoring/failures-log.ts'
import { serveMetrics } from './metrics.ts'
import { permissionsPolicy } from '../permissions-policy.ts'
import { logSlowRequests } from '../monitoring/slow-requests.ts'
import { refusedCalls } from '../monitoring/refused-calls.ts'
import { serveReadiness } from './readiness.ts'
import { routesOf } from './routes.ts'

const ONE_MEGABYTE = 1_048_576
/** Equals Node's limit for the head of a request: an address too long for any page is answered as an unknown one. */
const LONGEST_ADDRESS = 16_384

/**
 * Registers a route for every operation of a product, and the platform's own routes. The start fails if two
 * operations have the same method and path, or if no operation takes a form that the screens offer.
 */
export async function createApp(
  product: Product,
  pool: Pool,
  settings: Settings,
  live: Live,
  door?: ListeningPort,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: ONE_MEGABYTE,
    ...TIMEOUTS,
    ...(door && { serverFactory: (listener: RequestListener) => door.setHandler(listener) }),
    clientErrorHandler: answerUnreadable,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: process.env['NODE_ENV'] === 'test' ? false : { level: 'info', redact: ['req.headers.authorization'] },
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: {
      maxParamLength: LONGEST_ADDRESS,
      querystringParser: (text) => parse(text) as Record<string, string>,
    },
    frameworkErrors: refuse,
    rewriteUrl: ({ url = '/' }) => readable(url),
    return503OnClosing: false,
  })
  readJsonOnly(app)
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(['geolocation']),
    ...(settings.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  app.addHook('onRequest', async ({ url, query }, reply) => {
    reply.headers(headers)
    settleRepeated(url, query as Record<string, string | string[]>)
  })

  logSlowRequests(app)
  enforceAllowances(app)
  closeForMaintenance(app, pool, settings)
  app.decorate(
    'refusedCalls',
    refusedCalls((line, message) => app.log.warn(line, message)),
  )
  app.setErrorHandler(refuse)
  serveMetrics(app, pool, settings, live, product)
  await app.register(compress, {
    threshold: 1_024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  const { operations } = product
  refuseFormsWithoutCalls(operations)
  const uploads = operations.filter(({ takes }) => takes !== undefined)
  for (const operation of operations.filter((other) => !uploads.includes(other))) {
    const asked = operationRoute(operation, pool, settings)
    const { method, logs, notesReading } = operation
    const isLogged = method === 'GET' && (logs !== undefined || notesReading === true)
    app.route({ ...asked, exposeHeadRoute: !isLogged })
    // HEAD of a logged GET does nothing and is not logged; it only checks whether the sender may ask.
    if (isLogged) app.route({ ...asked, method: 'HEAD', handler: lookOnly })
  }
  await serveFiles(app, pool, settings, uploads)
  serveLive(app, pool, settings, live)
  serveReadiness(app, pool, settings, product)
  serveDocument(app, operations, routesOf(product), settings)
  await product.serve(
    app,
    pool,
    settings,
    product.screens ? await serveBackOffice(app, settings, product.screens) : noBackOffice,
  )

  return app
}

/** Routes have no schemas, since operations validate by their definitions; so Fastify need not load the compilers. */
function refuseSchema(): never {
  throw new Error('Routes have no schemas: operations validate by their definitions')
}

/** Throws if the screens of a list in the menu offer a form that no call takes. */
function refuseFormsWithoutCalls(operations: readonly Operation[]): void {
  const calls = new Set(operations.map(({ method, path }) => `${method} ${path}`))
  for (const { name, form } of catalogue().menu.flatMap(({ resources }) => resources))
    if (form && !calls.has(`POST /api/admin/${name}`) && !calls.has(`PUT /api/admin/${name}/:id`))
      throw new RangeError(`${name} has a form, and no call that takes it: say 'form: false', or add the call`)
}

/**
 * Settles query parameters that are given more than once. API calls are refused, since it is unclear which value was
 * meant. For pages the last value counts, because visit counters and links made from other links append parameters.
 */
function settleRepeated(url: string, query: Record<string, string | string[]>): void {
  for (const [name, value] of Object.entries(query)) {
    if (!Array.isArray(value)) continue
    if (url.startsWith('/api/')) throw new Refusal(400, 'Tham số bị lặp lại')
    query[name] = value.at(-1)!
  }
}

/**
 * Escapes the percent signs of an address that cannot be decoded, so that it is answered as any other unknown address.
 */
function readable(address: string): string {
  if (!address.includes('%')) return address
  const [path = '', ...query] = address.split('?')
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Error handler: sends what concerns the sender; details of a defect go only to the log. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, message, errors, data, retryAfter } = failureOf(error)
  if (!isMaintenance(error)) logFailure(request, code, error)
  if (code === 403 || code === 429) {
    const { method, ip, server, routeOptions } = request
    server.refusedCalls({ code, user: askerOf(request), method, route: routeOptions.url ?? '', ip })
  }
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  reply
    .code(code)
    .headers(API_HEADERS)
    .send({ code, message, ...(errors && { errors }), ...(data && { data }), id: request.id })
}

const lookOnly = async (_: FastifyRequest, reply: FastifyReply) =>
  reply.headers(API_HEADERS).type('application/json; charset=utf-8').send()

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    if (text === '') return done(null, {})
    try {
      done(null, parseJson(text as string))
    } catch (error) {
      done(
        new Refusal(
          400,
          error instanceof TooDeep
            ? 'Nội dung gửi lên lồng nhau quá nhiều cấp'
            : 'Nội dung gửi lên không phải JSON hợp lệ',
        ),
        undefined,
      )
    }
  })
}
