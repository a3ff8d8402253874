import { formatDay } from '@trace/define/text/format.ts'
import { Icon, OcopStars } from '../icon.tsx'
import { smallOf, thumbnailOf } from '../pictures.ts'
import { useSite } from '../site-context.tsx'
import { MOST_COUNTED } from '../site-data.ts'
import type { ArticleCard, ProducerCard, ProductCard } from '../site-data.ts'

/** Products side by side. */
export function Products({ products }: { products: ProductCard[] }) {
  const { link, own } = useSite()
  return (
    <ul className="cards cards-products">
      {products.map(({ slug, name, producer, group, ocop_star, image }) => (
        <li key={slug} className="card" lang={own}>
          <CardPicture url={image?.url ?? null} icon="leaf" />
          <div className="card-text">
            {group && <p className="eyebrow">{group}</p>}
            <h3>
              <a href={link(`/san-pham/${slug}`)}>{name}</a>
            </h3>
            <p className="quiet">{producer}</p>
            {ocop_star && <OcopStars stars={ocop_star} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Producers, each with its logo. */
export function Producers({ producers }: { producers: ProducerCard[] }) {
  const { say, link, own } = useSite()
  return (
    <ul className="cards cards-producers">
      {producers.map(({ slug, name, form, place, logo, products }) => (
        <li key={slug} className="card card-flat">
          {logo ? (
            <img className="mark" src={thumbnailOf(logo)} alt="" width="72" height="72" loading="lazy" />
          ) : (
            <span className="mark mark-none">
              <Icon name="producer" />
            </span>
          )}
          <div className="card-text">
            <h3 lang={own}>
              <a href={link(`/co-so/${slug}`)}>{name}</a>
            </h3>
            <p className="quiet" lang={own}>
              {[form, place].filter(Boolean).join(' · ')}
            </p>
            {products > 0 && (
              <p className="quiet">
                {products > MOST_COUNTED
                  ? say('manyProducts', { count: MOST_COUNTED })
                  : say('productCount', { count: products })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Articles; the first one is large if `leads` is set. */
export function Articles({ articles, leads = false }: { articles: ArticleCard[]; leads?: boolean }) {
  const { say, link, own } = useSite()
  return (
    <ul className={leads ? 'cards cards-news cards-lead' : 'cards cards-news'}>
      {articles.map(({ slug, title, summary, thumbnail, type, published_at, is_hot }) => (
        <li key={slug} className="card">
          <CardPicture url={thumbnail} icon="news" />
          <div className="card-text">
            <p className="eyebrow">
              {is_hot && <span className="tag">{say('hot')}</span>}
              <span lang={own}>{type}</span>
            </p>
            <h3 lang={own}>
              <a href={link(`/tin-tuc/${slug}`)}>{title}</a>
            </h3>
            {summary && (
              <p className="card-summary" lang={own}>
                {summary}
              </p>
            )}
            <p className="quiet">
              <time dateTime={published_at}>{formatDay(published_at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function CardPicture({ url, icon }: { url: string | null; icon: 'leaf' | 'news' | 'play' }) {
  return url ? (
    <img
      className="card-picture"
      src={url}
      srcSet={`${smallOf(url)} 640w, ${url} 1600w`}
      sizes="(max-width: 599px) 50vw, 400px"
      alt=""
      width="400"
      height="300"
      loading="lazy"
    />
  ) : (
    <span className="card-picture card-picture-none">
      <Icon name={icon} />
    </span>
  )
}
