import { formatNumber } from '@trace/define/text/format.ts'
import { Icon } from '../icon.tsx'
import { useSite } from '../site-context.tsx'
import type { Banner, Home, SiteFrame } from '../site-data.ts'
import type { Word } from '../words.ts'
import { sayIn } from '../words.ts'
import { Photo } from '../photo.tsx'
import { Articles, Producers, Products } from './cards.tsx'
import { Block, PortalPage } from './portal-page.tsx'
import { SearchForm } from './search-form.tsx'
import { Videos } from './videos-page.tsx'
import { Websites } from './websites.tsx'

/** Home page of the portal: featured items, and links to everything else. */
export function HomePage({ frame, home }: { frame: SiteFrame; home: Home }) {
  const say = sayIn(frame.visit.language)
  const { authority } = frame
  const { portal, logo_url } = authority
  return (
    <PortalPage
      frame={frame}
      title={authority.site_name}
      description={portal?.description ?? portal?.slogan ?? authority.site_name}
      canonical="/trang-chu"
      preview="/xem-truoc/trang-chu.jpg"
      things={[
        {
          '@type': 'Organization',
          name: authority.organization_name ?? authority.site_name,
          url: frame.visit.base,
          ...(logo_url && { logo: new URL(logo_url, frame.visit.base).href }),
          ...(authority.phone && { telephone: authority.phone }),
          ...(authority.address && { address: authority.address }),
        },
        { '@type': 'WebSite', name: authority.site_name, url: frame.visit.base },
      ]}
    >
      <Lead home={home} frame={frame} />
      {home.recalls > 0 && <RecallBand count={home.recalls} />}
      <Figures figures={home.figures} />
      {home.products.length > 0 && (
        <Block id="products" title={say('featuredProducts')} all="/san-pham">
          <Products products={home.products} />
        </Block>
      )}
      <SecondBanners banners={home.second_banners} />
      {home.producers.length > 0 && (
        <Block id="producers" title={say('featuredProducers')} all="/co-so">
          <Producers producers={home.producers} />
        </Block>
      )}
      {home.articles.length > 0 && (
        <Block id="news" title={say('latestNews')} all="/tin-tuc">
          <Articles articles={home.articles} leads />
        </Block>
      )}
      {home.videos.length > 0 && (
        <Block id="videos" title={say('videos')} all="/video">
          <Videos videos={home.videos} />
        </Block>
      )}
      {home.websites.length > 0 && (
        <Block id="websites" title={say('links')}>
          <Websites websites={home.websites} />
        </Block>
      )}
    </PortalPage>
  )
}

/** The main banners in a row that visitors scroll, and the search beneath them. */
function Lead({ home: { banners }, frame }: { home: Home; frame: SiteFrame }) {
  const { say, own } = useSite()
  const { site_name, portal } = frame.authority
  return (
    <section className="lead" aria-label={say('banners')}>
      <h1 className={banners.length > 0 ? 'unseen' : 'lead-name'} lang={own}>
        {site_name}
      </h1>
      {portal?.description && (
        <p className={banners.length > 0 ? 'unseen' : 'introduction'} lang={own}>
          {portal.description}
        </p>
      )}
      {banners.length > 0 && (
        <ul className="banners" tabIndex={banners.length > 1 ? 0 : undefined}>
          {banners.map((banner, index) => (
            <li key={index}>
              <MainBanner banner={banner} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <SearchForm />
    </section>
  )
}

function MainBanner({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { own } = useSite()
  const { image, mobile_image, title, subtitle, button_text } = banner
  return (
    <div className="banner" lang={own}>
      <Photo
        src={image}
        mobile={mobile_image ?? image}
        alt={title ? '' : (button_text ?? '')}
        width="1152"
        height="420"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      {(title || subtitle || button_text) && (
        <div className="banner-text">
          {title && <p className="banner-title">{title}</p>}
          {subtitle && <p>{subtitle}</p>}
          <BannerLink banner={banner} />
        </div>
      )}
    </div>
  )
}

function BannerLink({ banner: { link_url, button_text, title, new_tab } }: { banner: Banner }) {
  const { link, tab } = useSite()
  const words = button_text ?? title
  if (!link_url || !words) return null
  return (
    <a className={button_text ? 'button' : 'banner-whole'} href={link(link_url)} rel="noopener" target={tab(new_tab)}>
      {button_text ?? <span className="unseen">{words}</span>}
    </a>
  )
}

function SecondBanners({ banners }: { banners: Banner[] }) {
  const { own } = useSite()
  if (banners.length === 0) return null
  return (
    <ul className="second-banners">
      {banners.map((banner, index) => (
        <li key={index} className="second-banner" lang={own}>
          <Photo
            src={banner.image}
            mobile={banner.mobile_image ?? banner.image}
            alt=""
            width="560"
            height="140"
            loading="lazy"
          />
          <div className="banner-text">
            {banner.title && <p className="banner-title">{banner.title}</p>}
            {banner.subtitle && <p>{banner.subtitle}</p>}
            <BannerLink banner={banner} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Banner with the number of lots that are recalled at present. */
function RecallBand({ count }: { count: number }) {
  const { say, link } = useSite()
  return (
    <a className="recall-band" href={link('/thu-hoi')}>
      <Icon name="recalled" />
      <span>
        <b>{say('recallBand', { count })}</b>
        <span>{say('recallBandLead')}</span>
      </span>
      <Icon name="right" />
    </a>
  )
}

const figureWords = {
  products: 'figureProducts',
  producers: 'figureProducers',
  areas: 'figureAreas',
  traces: 'figureTraces',
} as const satisfies Record<keyof Home['figures'], Word>

function Figures({ figures }: { figures: Home['figures'] }) {
  const { say } = useSite()
  const names = Object.keys(figureWords) as (keyof typeof figureWords)[]
  return (
    <dl className="figures" aria-label={say('figures')}>
      {names.map((name) => (
        <div key={name}>
          <dd>{formatNumber(figures[name])}</dd>
          <dt>{say(figureWords[name])}</dt>
        </div>
      ))}
    </dl>
  )
}
