import type { FastifyInstance } from 'fastify'
import type { DataAt } from './data-at.ts'
import type { Reply } from './server.ts'

interface Upload {
  token?: string
  name?: string
  bytes: Buffer
  fields?: Record<string, string>
}

/** Sends a file as a browser's form does. */
export async function upload<const P extends string>(
  app: FastifyInstance,
  path: P,
  file: Upload,
): Promise<Reply<DataAt<'POST', P>>> {
  const { token, name = 'tep', bytes, fields = {} } = file
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form })
  const reply = await app.inject({
    method: 'POST',
    url: `/api/admin${path}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type')!,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  return reply.json<Reply<DataAt<'POST', P>>>()
}
