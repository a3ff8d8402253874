import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from '../answer.ts'
import type { Operation } from '../operation.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { docsPage } from './docs-page.ts'
import { apiDocument } from './document.ts'
import type { ApiDocument } from './document.ts'

const style = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8')
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/** `GET /api/openapi.json`, and the same for people at `/api/docs`. Nothing of it comes from outside. */
export function serveDocument(app: FastifyInstance, operations: readonly Operation[], { publicUrl }: Settings): void {
  let made: { document: ApiDocument; text: string } | undefined
  function make() {
    const document = apiDocument(operations, publicUrl)
    return { document, text: JSON.stringify(document) }
  }

  app.get('/api/openapi.json', async (_, reply) => {
    made ??= make()
    return reply.headers({ ...API_HEADERS, 'content-type': 'application/json; charset=utf-8' }).send(made.text)
  })

  app.get<{ Params: { tag?: string } }>('/api/docs/:tag?', async ({ params: { tag = null } }, reply) => {
    made ??= make()
    const page = docsPage(made.document, style, tag || null)
    if (page === null) throw new Refusal(404, 'Không có nhóm lời gọi này')
    return reply.headers({ ...API_HEADERS, 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' }).send(page)
  })
}
