import { useSite } from '../site-context.tsx'
import type { SearchResults, SiteFrame } from '../site-data.ts'
import { sayIn } from '../words.ts'
import { Producers, Products } from './cards.tsx'
import { Block, PageHeading, PortalPage } from './portal-page.tsx'
import { AreaRow } from './producer-page.tsx'
import { SearchForm } from './search-form.tsx'

interface Props {
  frame: SiteFrame
  found: SearchResults
}

export function SearchPage({ frame, found }: Props) {
  const say = sayIn(frame.visit.language)
  return (
    <PortalPage
      frame={frame}
      title={say('search')}
      description={say('searchLead')}
      canonical="/tim-kiem"
      above={[]}
      isHidden={found.words !== ''}
    >
      <PageHeading title={say('search')} lead={say('searchLead')} />
      <SearchForm words={found.words} />
      {found.words !== '' && <Results found={found} />}
    </PortalPage>
  )
}

function Results({ found: { words, products, producers, areas } }: Pick<Props, 'found'>) {
  const { say, link, own } = useSite()
  if (products.length + producers.length + areas.length === 0)
    return (
      <div className="nothing" role="status">
        <p>
          {say('searchNothing')} <b lang={own}>{words}</b>
        </p>
        <p className="quiet">{say('searchHint')}</p>
      </div>
    )
  return (
    <>
      <p className="unseen" role="status">
        {say('searchResults')} <span lang={own}>{words}</span>
      </p>
      {products.length > 0 && (
        <Block id="products" title={say('products')}>
          <Products products={products} />
        </Block>
      )}
      {producers.length > 0 && (
        <Block id="producers" title={say('producers')}>
          <Producers producers={producers} />
        </Block>
      )}
      {areas.length > 0 && (
        <Block id="areas" title={say('areas')}>
          <ul className="rows rows-open">
            {areas.map(({ producer, producer_slug, ...area }) => (
              <AreaRow key={area.code} area={area}>
                <a href={link(`/co-so/${producer_slug}`)} lang={own}>
                  {producer}
                </a>
              </AreaRow>
            ))}
          </ul>
        </Block>
      )}
    </>
  )
}
