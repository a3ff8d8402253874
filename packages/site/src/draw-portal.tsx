import { ArticlePage } from './portal/article-page.tsx'
import { draw } from './draw.ts'
import { HomePage } from './portal/home-page.tsx'
import { LibraryPage } from './portal/library-page.tsx'
import { NewsPage, ProducersPage, ProductsPage } from './portal/list-page.tsx'
import { MissingPage } from './portal/missing-page.tsx'
import { ProducerPage } from './portal/producer-page.tsx'
import { ProductPage } from './portal/product-page.tsx'
import { RecallsPage } from './portal/recalls-page.tsx'
import { SearchPage } from './portal/search-page.tsx'
import { VideosPage } from './portal/videos-page.tsx'
import type {
  ArticleCard,
  ArticlePageData,
  SearchResults,
  Home,
  LibraryEntry,
  PagedWithChoices,
  Paged,
  ProducerCard,
  ProducerPageData,
  ProductCard,
  ProductPageData,
  RecallEntry,
  SiteFrame,
  VideoCard,
} from './site-data.ts'

export const drawHome = (frame: SiteFrame, home: Home): string => draw(<HomePage frame={frame} home={home} />)

export const drawProducts = (frame: SiteFrame, list: PagedWithChoices<ProductCard>): string =>
  draw(<ProductsPage frame={frame} list={list} />)

export const drawProduct = (frame: SiteFrame, page: ProductPageData): string =>
  draw(<ProductPage frame={frame} page={page} />)

export const drawProducers = (frame: SiteFrame, list: PagedWithChoices<ProducerCard>): string =>
  draw(<ProducersPage frame={frame} list={list} />)

export const drawProducer = (frame: SiteFrame, page: ProducerPageData): string =>
  draw(<ProducerPage frame={frame} page={page} />)

export const drawNews = (frame: SiteFrame, list: PagedWithChoices<ArticleCard>): string =>
  draw(<NewsPage frame={frame} list={list} />)

export const drawArticle = (frame: SiteFrame, article: ArticlePageData): string =>
  draw(<ArticlePage frame={frame} article={article} />)

export const drawLibrary = (frame: SiteFrame, list: PagedWithChoices<LibraryEntry>): string =>
  draw(<LibraryPage frame={frame} list={list} />)

export const drawVideos = (frame: SiteFrame, list: PagedWithChoices<VideoCard>): string =>
  draw(<VideosPage frame={frame} list={list} />)

export const drawRecalls = (frame: SiteFrame, list: Paged<RecallEntry>): string =>
  draw(<RecallsPage frame={frame} list={list} />)

export const drawSearch = (frame: SiteFrame, found: SearchResults): string =>
  draw(<SearchPage frame={frame} found={found} />)

export const drawMissing = (frame: SiteFrame): string => draw(<MissingPage frame={frame} />)
