import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A static response body with its compressed forms. */
export interface PackedText {
  plain: string
  br: Buffer
  gzip: Buffer
}

export async function packedText(plain: string): Promise<PackedText> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)])
  return { plain, br, gzip: gzipped }
}

/** Sends the text in an encoding that the request accepts. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, text: PackedText): FastifyReply {
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = accepted.includes('*') ? 'br' : (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  reply.header('vary', 'accept-encoding')
  return encoding ? reply.header('content-encoding', encoding).send(text[encoding]) : reply.send(text.plain)
}
