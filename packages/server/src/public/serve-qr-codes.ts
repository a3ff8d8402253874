import type { FastifyInstance } from 'fastify'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { qrPng } from '../areas/labels/index.ts'
import { qrSvg } from '@trace/platform/ports/qr.ts'
import { publicAddress, resolverAddress } from '@trace/platform/public-address.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { LOOK_UP } from './routes.ts'

const LONGEST_TEXT = 300

/** Draws QR codes only for addresses of this platform, so that nobody uses its name for another site. */
export function serveQrCodes(app: FastifyInstance, pool: Pool, settings: Settings): void {
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

/** Whether an address begins with a base address in force. */
async function isOwnAddress(pool: Pool, settings: Settings, address: string): Promise<boolean> {
  const begins = await Promise.all([publicAddress(pool, settings), resolverAddress(pool, settings)])
  return begins.some((begin) => `${address}/`.toLowerCase().startsWith(`${begin}/`.toLowerCase()))
}
