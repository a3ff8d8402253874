import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from '../answer.ts'
import type { Operation } from '../operation.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { docsPage } from './docs-page.ts'
import { apiDocument } from './document.ts'
import type { ApiDocument } from './document.ts'
import { RUNNING } from './route.ts'
import type { Route } from './route.ts'

const style = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8')
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`

/** `GET /api/openapi.json`, and as HTML at `/api/docs`. Loads nothing from other hosts. */
export function serveDocument(
  app: FastifyInstance,
  operations: readonly Operation[],
  routes: readonly Route[],
  { publicUrl }: Settings,
): void {
  let made: { document: ApiDocument; text: string; packed: Buffer } | undefined
  function make() {
    const document = apiDocument(operations, routes, publicUrl)
    const text = JSON.stringify(document)
    return { document, text, packed: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
  }

  app.get('/api/openapi.json', async ({ headers }, reply) => {
    made ??= make()
    reply.headers({ ...API_HEADERS, 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' })
    const takesPacked = /\bbr\b/.test(String(headers['accept-encoding']))
    return takesPacked ? reply.header('content-encoding', 'br').send(made.packed) : reply.send(made.text)
  })

  app.get<{ Params: { tag?: string } }>('/api/docs/:tag?', async ({ params: { tag = null } }, reply) => {
    made ??= make()
    const page = docsPage(made.document, style, tag || null)
    if (page === null) throw new Refusal(404, 'Không có nhóm lời gọi này')
    return reply
      .headers({ ...API_HEADERS, 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(page)
  })
}

export const documentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/openapi.json',
    operationId: 'getApiDocument',
    tag: RUNNING,
    summary: 'Tài liệu này, dạng OpenAPI 3.1',
    description: 'Không cần đăng nhập.',
    needs: 'public',
    answers: { type: 'application/json', description: 'Tài liệu OpenAPI' },
  },
  {
    method: 'GET',
    path: '/api/docs',
    operationId: 'getDocs',
    tag: RUNNING,
    summary: 'Tài liệu này, để đọc',
    description: 'Không cần đăng nhập.',
    needs: 'public',
    answers: { type: 'text/html', description: 'Trang tài liệu' },
  },
]
