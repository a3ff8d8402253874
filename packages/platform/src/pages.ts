import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { permissionsPolicy } from './permissions-policy.ts'
import type { Settings } from './ports/settings/settings.ts'

const ONE_YEAR = 31_536_000
const WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** Addresses at which the single page of the back-office is served: its screens, signing in, and its error pages. */
const PLACES = ['/admin', '/auth', '/error'].flatMap((place) => [place, `${place}/*`])

export interface BackOffice {
  /** Answers with the single page, which then leads to its home. */
  send: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** The built back-office of a product. */
export interface Screens {
  folder: string
  /** Address of the icon chosen by the installation; by default the pages show the one of the build. */
  icon?: string
}

/** Answers every page with 404, for a product without screens. */
export const noBackOffice: BackOffice = { send: (_, reply) => reply.callNotFound() }

/** Serves the back-office: its built files, and its single page at its own addresses. */
export async function serveBackOffice(
  app: FastifyInstance,
  settings: Settings,
  { folder, icon }: Screens,
): Promise<BackOffice> {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  const demo = settings.seed === 'demo' ? '<meta name="demo" />' : ''
  const page =
    built?.replace(/<link rel="icon"[^<>]*>/, (own) => `${icon ? `<link rel="icon" href="${icon}" />` : own}${demo}`) ??
    null
  const inside = page?.replace('</head>', `${await linksAhead(folder, page)}</head>`)
  const outside = page
    ?.split(/<!-- \/?outlines -->/)
    .filter((_, at) => at !== 1)
    .join('')
  await app.register(fastifyStatic, {
    // A browser may ask for a file of the previous version, or of a newer one that another server already runs.
    root: [join(folder, 'assets'), ...(settings.releasedAssets ? [settings.releasedAssets] : [])],
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR * 1_000,
    index: false,
  })

  const worker = await readFile(join(folder, 'worker.js'), 'utf8').catch(() => null)
  const version = createHash('sha256')
    .update(`${inside}${policy('', settings)}`)
    .digest('base64url')
  if (worker !== null)
    app.get('/worker.js', (_, reply) => reply.headers(WORKER_HEADERS).send(worker.replace('__VERSION__', version)))

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null) return reply.callNotFound()
    const nonce = randomBytes(18).toString('base64')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy(nonce, settings),
        'permissions-policy': permissionsPolicy(['geolocation', 'camera']),
      })
      .send((/^\/admin(\/|$)/.test(request.url) ? inside! : outside!).replaceAll('__NONCE__', nonce))
  }
  for (const place of PLACES) app.get(place, send)
  return { send }
}

interface Built {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

/**
 * Preload links for the files of the administration, so that the browser fetches them in parallel with the first ones.
 */
async function linksAhead(dist: string, page: string): Promise<string> {
  const manifest = await readFile(join(dist, 'manifest.json'), 'utf8').catch(() => '{}')
  const built = JSON.parse(manifest) as Record<string, Built>
  const admin = Object.keys(built).find((part) => built[part]?.name === 'admin')
  const needed = admin === undefined ? [] : [...reachable(built, admin)].map((part) => built[part]!)
  const unnamed = (files: readonly string[]) => files.filter((file) => !page.includes(file))
  return [
    ...unnamed(needed.map(({ file }) => file)).map((file) => `<script defer src="/${file}"></script>`),
    ...unnamed(needed.flatMap(({ css = [] }) => css)).map(
      (sheet) => `<link rel="preload" as="style" crossorigin href="/${sheet}">`,
    ),
  ].join('')
}

/** A chunk with all its imports, each after those it depends on. */
function reachable(built: Record<string, Built>, from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found
  for (const next of built[from]?.imports ?? []) reachable(built, next, found)
  return found.add(from)
}

/**
 * Content security policy of the back-office: its own files, the map tiles of the settings, and style elements with the
 * nonce of this answer.
 */
const policy = (nonce: string, { tilesUrl }: Settings): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tilesUrl === null ? '' : ` ${new URL(tilesUrl).origin}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default articles',
  ].join('; ')
