import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from '../request/operation-route.ts'
import type { Operation } from '../operation/operation.ts'
import { packedText, sendPacked } from '../packed-text.ts'
import type { PackedText } from '../packed-text.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
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
  let document: ApiDocument | undefined
  const made = new Map<string, Promise<PackedText>>()
  const costly = { config: { allowance: 'costly' } } as const

  /** Builds a page once, when it is first requested. Throws 404 for an unknown name, and caches nothing for it. */
  async function packed(name: string, make: (whole: ApiDocument) => string | null): Promise<PackedText> {
    const known = made.get(name)
    if (known) return known
    document ??= apiDocument(operations, routes, publicUrl)
    const text = make(document)
    if (text === null) throw new Refusal(404, 'Không có nhóm lời gọi này')
    const packing = packedText(text)
    made.set(name, packing)
    return packing
  }

  app.get('/api/openapi.json', costly, async (request, reply) => {
    const text = await packed('json', (whole) => JSON.stringify(whole))
    return sendPacked(
      request,
      reply.headers({ ...API_HEADERS, 'content-type': 'application/json; charset=utf-8' }),
      text,
    )
  })

  app.get<{ Params: { tag?: string } }>('/api/docs/:tag?', costly, async (request, reply) => {
    const { tag = '' } = request.params
    const text = await packed(`page ${tag}`, (whole) => docsPage(whole, style, tag || null))
    const headers = {
      ...API_HEADERS,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
    }
    return sendPacked(request, reply.headers(headers), text)
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
