import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import { today } from '@trace/define/text/dates.ts'
import { verdictTitle } from '@trace/site'
import type { Authority } from '@trace/domain/areas/scans/public-trace.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codeResultOf, revokedOf } from '../../areas/labels/index.ts'
import { storageKeyOf } from '@trace/platform/files/store-file.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import { openStorage } from '@trace/platform/ports/files/storage.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { findPublic } from '../find-public.ts'
import { readArticle } from '../portal/read-news.ts'
import { readProducer } from '../portal/read-producers.ts'
import { readProduct } from '../portal/read-products.ts'
import { readAuthority } from '../read-authority.ts'
import { readPublicTrace } from '../read-public-trace.ts'
import type { Preview } from './draw-preview.ts'

const tones: Record<CodeResult, string> = {
  valid: '#1c6639',
  inactive: '#57534a',
  expired: '#8a5300',
  suspended: '#8a5300',
  held: '#b03d10',
  suspect: '#b03d10',
  locked: '#b03d10',
  recalled: '#a11221',
}

type Asked = FastifyRequest<{ Params: { name: string } }>
type PreviewContent = Omit<Preview, 'site'>

/** Preview pictures for services that display a link: 1200 × 630, with the verdict on them if there is one. */
export function servePreviews(pages: FastifyInstance, pool: Pool, settings: Settings): void {
  const read = async (url: string) => (await openStorage(settings)).read(storageKeyOf(url))

  function preview(
    path: string,
    tell: (sql: Sql, name: string, authority: Authority) => Promise<PreviewContent | null>,
  ): void {
    pages.get(`/xem-truoc/${path}`, { config: { allowance: 'costly' } }, async ({ params }: Asked, reply) => {
      const authority = await readAuthority(pool)
      const name = (params.name ?? '').replace(/\.jpg$/, '')
      const told = await onReplicaOrPrimary(pool, (sql) => tell(sql, name, authority))
      if (!told) return reply.callNotFound()
      const picture = told.picture?.startsWith('/files/') ? told.picture : null
      // Imported only when needed: the font reader takes 20 MB of memory.
      const { drawPreview } = await import('./draw-preview.ts')
      const drawn = await drawPreview({ ...told, picture, site: authority.site_name }, read)
      return reply.header('cache-control', 'public, max-age=300').type('image/jpeg').send(drawn)
    })
  }

  preview('trang-chu.jpg', async (_sql, _name, { site_name, portal, organization_name }) => ({
    title: portal?.slogan ?? site_name,
    line: portal?.description ?? organization_name ?? '',
    picture: null,
    verdict: null,
  }))
  preview('thu-hoi.jpg', async () => ({
    title: 'Sản phẩm thu hồi',
    line: 'Mọi lô hàng đang bị thu hồi, vì sao, và cần làm gì nếu đã mua.',
    picture: null,
    verdict: { words: 'Cảnh báo', fill: tones.recalled },
  }))
  preview('san-pham/:name', async (sql, slug) => {
    const page = await readProduct(sql, slug)
    return (
      page && {
        title: page.product.name,
        line: page.producer.name,
        picture: page.product.images[0]?.url ?? null,
        verdict: null,
      }
    )
  })
  preview('co-so/:name', async (sql, slug) => {
    const page = await readProducer(sql, slug)
    return (
      page && { title: page.producer.name, line: page.producer.address, picture: page.producer.logo_url, verdict: null }
    )
  })
  preview('tin-tuc/:name', async (sql, slug) => {
    const article = await readArticle(sql, slug)
    return article && { title: article.title, line: article.type ?? '', picture: article.thumbnail, verdict: null }
  })
  for (const [letter, kind] of [
    ['t', 'trace'],
    ['s', 'stamp'],
  ] as const)
    preview(`${letter}/:name`, async (sql, code) => {
      const target = await findPublic(sql, settings, kind, code)
      if (!target) return null
      const { product, producer } = await readPublicTrace(sql, settings, target)
      const { result } = codeResultOf(target, today())
      const words = verdictTitle({ kind, result, revoked: revokedOf(target) })
      return {
        title: product.name,
        line: producer.name,
        picture: product.images[0]?.url ?? null,
        verdict: { words, fill: tones[result] },
      }
    })
}
