import type { ReactNode } from 'react'
import { formatArea } from '@trace/define/text/format.ts'
import { Fact, Facts } from '../facts.tsx'
import { Icon } from '../icon.tsx'
import { WebsiteLink } from '../origin.tsx'
import { thumbnailOf } from '../pictures.ts'
import { Section } from '../section.tsx'
import { useSite } from '../site-context.tsx'
import type { ProducerPageData, SiteArea, SiteFrame } from '../site-data.ts'
import { sayIn } from '../words.ts'
import { Products } from './cards.tsx'
import { Certificates } from './certificates.tsx'
import { Block, PortalPage } from './portal-page.tsx'

interface Props {
  frame: SiteFrame
  page: ProducerPageData
}

export function ProducerPage({ frame, page }: Props) {
  const say = sayIn(frame.visit.language)
  const { producer, slug } = page
  const { base } = frame.visit
  return (
    <PortalPage
      frame={frame}
      title={producer.name}
      description={[producer.name, producer.form, producer.address].filter(Boolean).join(', ')}
      canonical={`/co-so/${slug}`}
      above={[{ label: say('producers'), href: '/co-so' }]}
      preview={`/xem-truoc/co-so/${slug}.jpg`}
      things={[
        {
          '@type': 'Organization',
          name: producer.name,
          url: `${base}/co-so/${slug}`,
          address: producer.address,
          ...(producer.logo_url && { logo: new URL(producer.logo_url, base).href }),
          ...(producer.phone && { telephone: producer.phone }),
          ...(producer.gln && { globalLocationNumber: producer.gln }),
        },
      ]}
    >
      <Name page={page} />
      <div className="columns">
        <div className="story">
          <Contact page={page} />
          <Certificates certificates={page.certificates} />
        </div>
        <div className="side">
          <Areas areas={page.areas} isOpen={page.is_open} />
        </div>
      </div>
      {page.products.length > 0 && (
        <Block id="products" title={say('productsOf')}>
          <Products products={page.products} />
        </Block>
      )}
    </PortalPage>
  )
}

function Name({ page: { producer } }: Pick<Props, 'page'>) {
  const { own } = useSite()
  return (
    <div className="page-heading page-heading-mark" lang={own}>
      {producer.logo_url ? (
        <img className="mark" src={thumbnailOf(producer.logo_url)} alt="" width="96" height="96" />
      ) : (
        <span className="mark mark-none">
          <Icon name="producer" />
        </span>
      )}
      <div>
        {producer.form && <p className="eyebrow">{producer.form}</p>}
        <h1>{producer.name}</h1>
        <p className="quiet">{producer.address}</p>
      </div>
    </div>
  )
}

function Contact({ page: { producer } }: Pick<Props, 'page'>) {
  const { say, own } = useSite()
  return (
    <Section id="contact" icon="phone" title={say('contact')}>
      <Facts>
        <Fact label={say('address')}>
          <span lang={own}>{producer.address}</span>
        </Fact>
        <Fact label={say('formerly')}>
          {producer.former_address && <span lang={own}>{producer.former_address}</span>}
        </Fact>
        <Fact label={say('phone')}>{producer.phone && <a href={`tel:${producer.phone}`}>{producer.phone}</a>}</Fact>
        <Fact label={say('website')}>{producer.website && <WebsiteLink address={producer.website} />}</Fact>
        <Fact label={say('gln')} code>
          {producer.gln}
        </Fact>
      </Facts>
    </Section>
  )
}

/** Areas by name and commune; those of a natural person show no more than that. */
function Areas({ areas, isOpen }: { areas: SiteArea[]; isOpen: boolean }) {
  const { say } = useSite()
  if (areas.length === 0) return null
  return (
    <Section id="areas" icon="pin" title={say('areasOf')}>
      <ul className="rows">
        {areas.map((area) => (
          <AreaRow key={area.code} area={area} />
        ))}
      </ul>
      {!isOpen && <p className="quiet">{say('approximate')}</p>}
    </Section>
  )
}

export function AreaRow({ area, children }: { area: SiteArea; children?: ReactNode }) {
  const { name, code, puc_code, acreage, place } = area
  const { say, own } = useSite()
  return (
    <li>
      <b lang={own}>{name}</b>
      <span className="quiet">
        <span lang={own}>{place}</span>
        {acreage !== null && ` · ${formatArea(acreage)}`} · {say('areaCode')} {code}
        {puc_code && ` · ${say('pucCode')} ${puc_code}`}
      </span>
      {children}
    </li>
  )
}
