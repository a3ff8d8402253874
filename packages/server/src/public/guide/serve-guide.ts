import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '@trace/platform/refusal.ts'
import { guidePage } from './guide-page.ts'
import { readGuide } from './read-guide.ts'
import type { GuidePage } from './read-guide.ts'

const docs = join(import.meta.dirname, '../../../../../docs')
const fonts = fileURLToPath(
  new URL('./', import.meta.resolve('@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2')),
)
const style = readFileSync(join(import.meta.dirname, 'guide.css'), 'utf8')
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Serves the user guide of `docs/huong-dan` without sign-in: those who cannot sign in need it most. */
export async function serveGuide(app: FastifyInstance): Promise<void> {
  let pages: GuidePage[] | undefined
  await app.register(fastifyStatic, {
    root: join(docs, 'images/huong-dan'),
    prefix: '/huong-dan/anh/',
    decorateReply: false,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: fonts,
    prefix: '/huong-dan/chu/',
    decorateReply: false,
    index: false,
    maxAge: '30d',
  })

  app.get<{ Params: { name?: string } }>(
    '/huong-dan/:name?',
    { config: { allowance: 'page' } },
    async ({ params: { name = '' } }, reply) => {
      pages ??= readGuide(join(docs, 'huong-dan'))
      const page = pages.find((one) => one.name === name)
      if (!page) throw new Refusal(404, 'Không có trang hướng dẫn này')
      return reply.headers(headers).send(guidePage(pages, page, style))
    },
  )
}
