import type { ReactNode } from 'react'
import { HeaderImage } from '../header-image.tsx'
import type { PagedWithChoices, Paged, SiteFrame } from '../site-data.ts'
import type { Word } from '../words.ts'
import { sayIn } from '../words.ts'
import { Articles, Producers, Products } from './cards.tsx'
import { Choices, Nothing, Pages } from './list-parts.tsx'
import { PageHeading, PortalPage } from './portal-page.tsx'
import type { ArticleCard, ProducerCard, ProductCard } from '../site-data.ts'

interface Props {
  frame: SiteFrame
  title: Word
  lead: Word
  list: Paged<unknown>
  children: ReactNode
}

/** A list of the portal: header image, heading, entries, pagination. */
export function ListPage({ frame, title, lead, list, children }: Props) {
  const say = sayIn(frame.visit.language)
  return (
    <PortalPage frame={frame} title={say(title)} description={say(lead)} above={[]} preview="/xem-truoc/trang-chu.jpg">
      {frame.header && <HeaderImage header={frame.header} />}
      <PageHeading title={say(title)} lead={say(lead)} />
      <h2 className="unseen">{say('page', { page: list.page, pages: list.pages })}</h2>
      {children}
      {list.total === 0 && <Nothing />}
      {list.near && <p className="nothing">{say('tooFar')}</p>}
      <Pages paged={list} frame={frame} />
    </PortalPage>
  )
}

export const ProductsPage = ({ frame, list }: { frame: SiteFrame; list: PagedWithChoices<ProductCard> }) => (
  <ListPage frame={frame} title="products" lead="productsLead" list={list}>
    <Choices choices={list.choices} />
    <Products products={list.entries} />
  </ListPage>
)

export const ProducersPage = ({ frame, list }: { frame: SiteFrame; list: PagedWithChoices<ProducerCard> }) => (
  <ListPage frame={frame} title="producers" lead="producersLead" list={list}>
    <Choices choices={list.choices} />
    <Producers producers={list.entries} />
  </ListPage>
)

export const NewsPage = ({ frame, list }: { frame: SiteFrame; list: PagedWithChoices<ArticleCard> }) => (
  <ListPage frame={frame} title="news" lead="newsLead" list={list}>
    <Choices choices={list.choices} />
    <Articles articles={list.entries} />
  </ListPage>
)
