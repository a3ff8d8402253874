import { digitalLink } from '@trace/domain'
import type { DigitalLink } from '@trace/domain'

const VOCABULARY = 'https://gs1.org/voc/'

interface Link {
  href: string
  title: string
  type: string
  hreflang: string[]
}

/** The links of a lot by GS1 link type; the first is the page for people. */
export function linksOf(publicUrl: string, link: DigitalLink, code: string): Record<string, Link> {
  const page = digitalLink(publicUrl, link)
  const to = (href: string, title: string, type: string): Link => ({ href, title, type, hreflang: ['vi'] })
  return {
    defaultLink: to(page, 'Nguồn gốc sản phẩm', 'text/html'),
    pip: to(page, 'Thông tin sản phẩm', 'text/html'),
    traceability: to(page, 'Truy xuất nguồn gốc', 'text/html'),
    certificationInfo: to(`${page}#certificates`, 'Chứng nhận', 'text/html'),
    epcis: to(`${publicUrl}/api/web/traces/${code}/epcis`, 'Sự kiện EPCIS 2.0', 'application/ld+json'),
  }
}

/** The links of a lot as a linkset (RFC 9264). */
export const linkset = (anchor: string, links: Record<string, Link>) => ({
  linkset: [
    { anchor, ...Object.fromEntries(Object.entries(links).map(([type, link]) => [VOCABULARY + type, [link]])) },
  ],
})

/** The link type of a request, without its prefix: 'gs1:pip' is 'pip'. */
export const linkTypeOf = (asked: string | undefined): string =>
  (asked ?? 'defaultLink').replace(/^gs1:|^https:\/\/gs1\.org\/voc\//, '')
