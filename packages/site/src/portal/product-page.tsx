import { formatDay } from '@trace/define/text/format.ts'
import { amount } from '../amount.ts'
import { Fact, Facts } from '../facts.tsx'
import { Icon, OcopStars } from '../icon.tsx'
import { Gallery } from '../product.tsx'
import { Section } from '../section.tsx'
import { useSite } from '../site-context.tsx'
import type { ProductPageData, SiteFrame } from '../site-data.ts'
import { Products } from './cards.tsx'
import { Certificates } from './certificates.tsx'
import { Block, PortalPage } from './portal-page.tsx'
import { thumbnailOf } from '../pictures.ts'
import type { Thing } from './structured-data.tsx'
import { sayIn } from '../words.ts'

interface Props {
  frame: SiteFrame
  page: ProductPageData
}

export function ProductPage({ frame, page }: Props) {
  const say = sayIn(frame.visit.language)
  const { product, producer, slug } = page
  return (
    <PortalPage
      frame={frame}
      title={product.name}
      description={`${product.name}, ${producer.name}, ${producer.address}.`}
      canonical={`/san-pham/${slug}`}
      kind="product"
      preview={`/xem-truoc/san-pham/${slug}.jpg`}
      above={[{ label: say('products'), href: '/san-pham' }]}
      things={[thingOf(page, frame.visit.base)]}
    >
      <div className="hero">
        <Gallery product={product} />
        <ProductBody page={page} />
      </div>
      <div className="columns">
        <div className="story">
          <Lots lots={page.lots} />
          <About page={page} />
        </div>
        <div className="side">
          <Maker page={page} />
          <Certificates certificates={page.certificates} />
        </div>
      </div>
      {page.others.length > 0 && (
        <Block id="others" title={say('sameProducer')} all={`/co-so/${producer.slug}`}>
          <Products products={page.others} />
        </Block>
      )}
    </PortalPage>
  )
}

function ProductBody({ page: { product, producer } }: Pick<Props, 'page'>) {
  const { say, own, link } = useSite()
  return (
    <div className="answer">
      <div className="heading" lang={own}>
        {product.group && <p className="eyebrow">{product.group}</p>}
        <h1>{product.name}</h1>
        <p className="heading-producer">
          <a href={link(`/co-so/${producer.slug}`)}>{producer.name}</a>
        </p>
        <ul className="badges">
          {product.ocop_star && (
            <li>
              <OcopStars stars={product.ocop_star} />
            </li>
          )}
          {product.gi_name && <li>{product.gi_name}</li>}
        </ul>
      </div>
      {product.description_html && (
        <div className="prose" lang={own} dangerouslySetInnerHTML={{ __html: product.description_html }} />
      )}
      {product.safety_warning && (
        <p className="caution">
          <Icon name="suspect" />
          <span>
            <b>{say('warning')}:</b> <span lang={own}>{product.safety_warning}</span>
          </span>
        </p>
      )}
    </div>
  )
}

/** Lots on sale, each with a link to its own page. */
function Lots({ lots }: Pick<ProductPageData, 'lots'>) {
  const { say } = useSite()
  if (lots.length === 0) return null
  return (
    <Section id="lots" icon="scan" title={say('lots')}>
      <ul className="lots">
        {lots.map(({ code, lot, harvest_date, expired_date }) => (
          <li key={code}>
            <a href={`/t/${code}`}>
              <b>
                {say('lot')} {lot ?? code}
              </b>
              <span className="quiet">
                {[
                  harvest_date && `${say('harvested')} ${formatDay(harvest_date)}`,
                  expired_date && `${say('bestBefore')} ${formatDay(expired_date)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function About({ page: { product, code } }: Pick<Props, 'page'>) {
  const { say, own } = useSite()
  const told = (words: string | null) => words && <span lang={own}>{words}</span>
  return (
    <Section id="product" icon="box" title={say('aboutProduct')}>
      <Facts>
        <Fact label={say('productCode')} code>
          {code}
        </Fact>
        <Fact label={say('gtin')} code>
          {product.gtin}
        </Fact>
        <Fact label={say('brand')}>{told(product.brand)}</Fact>
        <Fact label={say('model')}>{told(product.model_code)}</Fact>
        <Fact label={say('netWeight')}>{amount(product.net_weight, product.net_weight_unit)}</Fact>
        <Fact label={say('packaging')}>{told(product.packaging)}</Fact>
        <Fact label={say('ingredients')}>{told(product.ingredients)}</Fact>
        <Fact label={say('usage')}>{told(product.usage_guide)}</Fact>
        <Fact label={say('storage')}>{told(product.storage_condition)}</Fact>
        <Fact label={say('standards')}>
          {told(
            product.applied_standards
              .map(({ code: number, name }) => (name ? `${number} (${name})` : number))
              .join('; '),
          )}
        </Fact>
      </Facts>
    </Section>
  )
}

function Maker({ page: { producer } }: Pick<Props, 'page'>) {
  const { say, own, link } = useSite()
  return (
    <Section id="producer" icon="producer" title={say('producers')}>
      <div className="producer" lang={own}>
        {producer.logo_url && <img src={thumbnailOf(producer.logo_url)} alt="" width="64" height="64" loading="lazy" />}
        <div>
          <p className="producer-name">
            <a href={link(`/co-so/${producer.slug}`)}>{producer.name}</a>
          </p>
          {producer.form && <p className="quiet">{producer.form}</p>}
        </div>
      </div>
      <p lang={own}>{producer.address}</p>
    </Section>
  )
}

const thingOf = ({ product, producer, slug, code }: ProductPageData, base: string): Thing => ({
  '@type': 'Product',
  name: product.name,
  url: `${base}/san-pham/${slug}`,
  sku: code,
  brand: product.brand ? { '@type': 'Brand', name: product.brand } : { '@type': 'Organization', name: producer.name },
  manufacturer: { '@type': 'Organization', name: producer.name, url: `${base}/co-so/${producer.slug}` },
  ...(product.gtin && { gtin: product.gtin, hasGS1DigitalLink: `${base}/01/${product.gtin.padStart(14, '0')}` }),
  ...(product.group && { category: product.group }),
  image: product.images.map(({ url }) => new URL(url, base).href),
})
