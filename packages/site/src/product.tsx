import { traceDateLabels } from '@trace/domain/areas/tracing/trace-dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { amount } from './amount.ts'
import { Fact, Facts } from './facts.tsx'
import { Icon, OcopStars } from './icon.tsx'
import { Photo } from './photo.tsx'
import type { PublicProduct, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { Section } from './section.tsx'
import { useSite } from './site-context.tsx'
import type { Say } from './words.ts'
import { Thumbnails } from './thumbnails.tsx'

/** Picture gallery: the first one large, some more as thumbnails. */
export function Gallery({ product: { name, images } }: { product: PublicProduct }) {
  const { say, own } = useSite()
  const [first, ...others] = images
  if (!first) {
    return (
      <div className="gallery gallery-empty">
        <Icon name="leaf" />
        <p>{say('noPicture')}</p>
      </div>
    )
  }
  return (
    <figure className="gallery" lang={own}>
      <Photo
        className="gallery-main"
        src={first.url}
        alt={first.caption ?? say('pictureOfProduct', { name })}
        width="800"
        height="600"
        fetchPriority="high"
      />
      <Thumbnails pictures={others.slice(0, 5)} of={name} />
    </figure>
  )
}

/** The product's name and key facts. */
export function ProductHeading({ trace: { product, producer, certificates } }: { trace: PublicTrace }) {
  const proven = new Set(
    certificates.flatMap(({ type, status }) =>
      status === 'expired' || (product.ocop_star && type === 'OCOP') ? [] : [type],
    ),
  )
  return (
    <div className="heading" lang={useSite().own}>
      {product.group && <p className="eyebrow">{product.group}</p>}
      <h1>{product.name}</h1>
      <p className="heading-producer">{producer.name}</p>
      {(product.ocop_star || product.gi_name || proven.size > 0) && (
        <ul className="badges">
          {product.ocop_star && (
            <li>
              <OcopStars stars={product.ocop_star} />
            </li>
          )}
          {[...proven].map((type) => (
            <li key={type}>
              <a href="#certificates">
                <Icon name="check" />
                {type}
              </a>
            </li>
          ))}
          {product.gi_name && <li>{product.gi_name}</li>}
        </ul>
      )}
    </div>
  )
}

const englishDates = (say: Say, sector: PublicTrace['sector']) => ({
  planting_date: say('plantingDate'),
  harvest_date: say(sector === 'processing' ? 'madeDate' : 'harvestDate'),
  packaging_date: say('packagingDate'),
  expired_date: say('bestBefore'),
})

/** Dates that matter to consumers. */
export function Dates({ trace }: { trace: PublicTrace }) {
  const { say, language } = useSite()
  const labels = language === 'vi' ? traceDateLabels(trace.sector) : englishDates(say, trace.sector)
  const names = ['planting_date', 'harvest_date', 'packaging_date', 'expired_date'] as const
  const known = names.filter((name) => formatDay(trace[name]))
  if (known.length === 0) return null
  return (
    <dl className={trace.result === 'expired' ? 'dates dates-expired' : 'dates'}>
      {known.map((name) => (
        <div key={name} className={name === 'expired_date' ? 'dates-last' : undefined}>
          <dt>{labels[name]}</dt>
          <dd>{formatDay(trace[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

export const SafetyWarning = ({ children }: { children: string }) => (
  <p className="caution">
    <Icon name="suspect" />
    <span>
      <b>{useSite().say('warning')}:</b> <span lang={useSite().own}>{children}</span>
    </span>
  </p>
)

export function ProductSection({ trace }: { trace: PublicTrace }) {
  const { product } = trace
  const { say, own } = useSite()
  return (
    <Section id="product" icon="box" title={say('product')}>
      {product.description_html && (
        <div className="prose" lang={own} dangerouslySetInnerHTML={{ __html: product.description_html }} />
      )}
      <Facts>
        <Fact label={say('traceCode')} lang={own} code>
          {trace.trace_code}
        </Fact>
        <Fact label={say('serial')} lang={own} code>
          {trace.serial}
        </Fact>
        <Fact label={say('lotNumber')} lang={own} code>
          {trace.lot}
        </Fact>
        <Fact label={say('gtin')} lang={own} code>
          {product.gtin}
        </Fact>
        <Fact label={say('brand')} lang={own}>
          {product.brand}
        </Fact>
        <Fact label={say('model')} lang={own}>
          {product.model_code}
        </Fact>
        <Fact label={say('netWeight')} lang={own}>
          {amount(product.net_weight, product.net_weight_unit)}
        </Fact>
        <Fact label={say('packaging')} lang={own}>
          {product.packaging}
        </Fact>
        <Fact label={say('lotQuantity')} lang={own}>
          {amount(trace.quantity, trace.unit)}
        </Fact>
        <Fact label={say('ingredients')} lang={own}>
          {product.ingredients}
        </Fact>
        <Fact label={say('usage')} lang={own}>
          {product.usage_guide}
        </Fact>
        <Fact label={say('storage')} lang={own}>
          {product.storage_condition}
        </Fact>
        <Fact label={say('standards')} lang={own}>
          {product.applied_standards.map(({ code, name }) => (name ? `${code} (${name})` : code)).join('; ')}
        </Fact>
      </Facts>
    </Section>
  )
}
