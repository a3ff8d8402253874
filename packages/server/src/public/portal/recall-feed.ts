import type { RecallEntry } from '@trace/site'
import { escapeXml } from './xml.ts'

interface Feed {
  base: string
  title: string
  entries: RecallEntry[]
}

/** All recalls in force as an Atom feed (RFC 4287). */
export function recallFeed({ base, title, entries }: Feed): string {
  const updated =
    entries
      .map(({ recalled_at }) => atom(recalled_at))
      .toSorted()
      .at(-1) ?? '2026-01-01T00:00:00.000Z'
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><title>${escapeXml(title)}: sản phẩm thu hồi</title>
<id>${base}/thu-hoi</id><link rel="self" type="application/atom+xml" href="${base}/thu-hoi.atom"/><link href="${base}/thu-hoi"/>
<updated>${updated}</updated><author><name>${escapeXml(title)}</name></author>${entries.map((entry) => entryOf(base, entry)).join('')}
</feed>`
}

function entryOf(base: string, { code, product, producer, lot, reason, recalled_at }: RecallEntry): string {
  const title = [product, producer, lot && `lô ${lot}`].filter(Boolean).join(', ')
  return `
<entry><title>${escapeXml(title)}</title><id>${base}/t/${code}</id><link href="${base}/t/${code}"/>
<updated>${atom(recalled_at)}</updated><summary>${escapeXml(reason ?? '')}</summary></entry>`
}

const atom = (moment: string): string => new Date(moment).toISOString()
