import { Icon } from './icon.tsx'
import { LanguageLinks, PageFrame } from './page-frame.tsx'
import type { Authority } from '@trace/domain/areas/scans/public-trace.ts'
import { ScanAnother } from './scan-other.tsx'
import { CallButton } from './scan-section.tsx'
import { useSite } from './site-context.tsx'
import type { Word } from './words.ts'

/** A scanned code of a known product or lot that names an unknown lot or label. */
export interface UnknownPart {
  part: 'lot' | 'label'
  /** What is known: the product, or its lot. */
  known: { name: string; href: string }
  authority: Authority
}

const words = {
  lot: { title: 'unknownLot', told: 'unknownLotTold', way: 'seeProduct' },
  label: { title: 'unknownLabel', told: 'unknownLabelTold', way: 'seeKnown' },
} as const satisfies Record<UnknownPart['part'], Record<'title' | 'told' | 'way', Word>>

export function UnknownPartPage({ part, known, authority }: UnknownPart) {
  const { say, own, link } = useSite()
  const { title, told, way } = words[part]
  return (
    <PageFrame
      title={`${say(title)} – ${known.name}`}
      description={say(told)}
      authority={authority}
      head={
        <>
          <meta name="robots" content="noindex" />
          <LanguageLinks />
        </>
      }
    >
      <main className="message">
        <Icon name="search" />
        <h1>{say(title)}</h1>
        <p>
          <b lang={own}>{known.name}</b>
        </p>
        <p>{say(told)}</p>
        <p>
          {say('onStamp')} <b>{say('maybeFake')}</b>: {say('keepAndTell')}
        </p>
        <a className="button" href={link(known.href)}>
          {say(way)}
        </a>
        {authority.phone && <CallButton phone={authority.phone} />}
        <ScanAnother />
      </main>
    </PageFrame>
  )
}
