import { drawUnknownPart } from '@trace/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CodeTarget } from '../../areas/labels/index.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { findLabelBySerial, findPublic } from '../find-public.ts'
import { visitOf } from '../portal/visit.ts'
import { readAuthority } from '../read-authority.ts'
import { findProductBySlug } from './find-item.ts'

/** Path segments of the pages for an unknown lot or label. */
export const UNKNOWN_LOT = 'khong-thay-lo'
export const UNKNOWN_LABEL = 'khong-thay-tem'

type Show = (request: FastifyRequest, reply: FastifyReply, target: CodeTarget | null) => Promise<FastifyReply>

/**
 * Pages to which the resolver leads if a code names an unknown lot or label: they say so, and link to what is known.
 */
export function serveUnknownParts(
  pages: FastifyInstance,
  pool: Pool,
  settings: Settings,
  headers: Record<string, string>,
  show: Show,
): void {
  for (const [path, part] of [
    [UNKNOWN_LOT, 'lot'],
    [UNKNOWN_LABEL, 'label'],
  ] as const)
    pages.get(`/san-pham/:slug/${path}`, async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
      const [product, authority] = await Promise.all([
        findProductBySlug(pool, request.params.slug),
        readAuthority(pool),
      ])
      if (!product) return show(request, reply, null)
      const known = { name: product.name, href: `/san-pham/${product.slug}` }
      return reply.headers(headers).send(drawUnknownPart({ part, known, authority }, visitOf(request)))
    })

  // An older label, by the running number that it carries next to its lot; the number proves nothing by itself.
  pages.get(
    '/t/:code/:serial',
    async (request: FastifyRequest<{ Params: Record<'code' | 'serial', string> }>, reply) => {
      const { params } = request
      const label = await findLabelBySerial(pool, settings, params.code, params.serial)
      const trace = label ?? (await findPublic(pool, settings, 'trace', params.code))
      if (label || !trace) return show(request, reply, label)
      const known = { name: `Hồ sơ truy xuất ${trace.trace_code}`, href: `/t/${trace.trace_code}` }
      return reply
        .headers(headers)
        .send(drawUnknownPart({ part: 'label', known, authority: await readAuthority(pool) }, visitOf(request)))
    },
  )
}
