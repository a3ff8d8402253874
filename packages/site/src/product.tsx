import { traceDateLabels } from '@trace/domain'
import { formatDay } from '@trace/domain/format'
import { amount } from './amount.ts'
import { Fact, Facts } from './facts.tsx'
import { Icon, OcopStars } from './icon.tsx'
import { Photo } from './photo.tsx'
import type { PublicProduct, PublicTrace } from './public-trace.ts'
import { Section } from './section.tsx'
import { useSite } from './site-context.tsx'
import { Thumbnails } from './thumbnails.tsx'

/** Picture gallery: the first one large, some more as thumbnails. */
export function Gallery({ product: { name, images } }: { product: PublicProduct }) {
  const { say } = useSite()
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
    <figure className="gallery">
      <Photo
        className="gallery-main"
        src={first.url}
        alt={first.caption ?? `Ảnh sản phẩm ${name}`}
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
    <div className="heading">
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

/** Dates that matter to consumers. */
export function Dates({ trace }: { trace: PublicTrace }) {
  const labels = traceDateLabels(trace.sector)
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
      <b>Cảnh báo an toàn:</b> {children}
    </span>
  </p>
)

export function ProductSection({ trace }: { trace: PublicTrace }) {
  const { product } = trace
  return (
    <Section id="product" icon="box" title="Sản phẩm">
      {product.description_html && (
        <div className="prose" dangerouslySetInnerHTML={{ __html: product.description_html }} />
      )}
      <Facts>
        <Fact label="Mã truy xuất" code>
          {trace.trace_code}
        </Fact>
        <Fact label="Số sê-ri tem" code>
          {trace.serial}
        </Fact>
        <Fact label="Số lô" code>
          {trace.lot}
        </Fact>
        <Fact label="Mã GTIN" code>
          {product.gtin}
        </Fact>
        <Fact label="Thương hiệu">{product.brand}</Fact>
        <Fact label="Mã ký hiệu">{product.model_code}</Fact>
        <Fact label="Khối lượng tịnh">{amount(product.net_weight, product.net_weight_unit)}</Fact>
        <Fact label="Quy cách">{product.packaging}</Fact>
        <Fact label="Số lượng của lô">{amount(trace.quantity, trace.unit)}</Fact>
        <Fact label="Thành phần">{product.ingredients}</Fact>
        <Fact label="Hướng dẫn sử dụng">{product.usage_guide}</Fact>
        <Fact label="Bảo quản">{product.storage_condition}</Fact>
        <Fact label="Tiêu chuẩn áp dụng">
          {product.applied_standards.map(({ code, name }) => (name ? `${code} (${name})` : code)).join('; ')}
        </Fact>
      </Facts>
    </Section>
  )
}
