import type { Media } from '@trace/define/kinds/index.ts'
import type { Language } from './words.ts'
import type {
  Authority,
  Picture,
  PublicCertificate,
  PublicProducer,
  PublicProduct,
} from '@trace/domain/areas/scans/public-trace.ts'

/** An entry of the menu that staff maintain; its address is within the site or on the web. */
export interface MenuLink {
  label: string
  href: string
  new_tab: boolean
  children: MenuLink[]
}

/** The frame around every page of the portal. */
export interface SiteFrame {
  authority: Authority
  menu: { header: MenuLink[]; mobile: MenuLink[]; footer: MenuLink[] }
  /** Header picture of lists. */
  header: HeaderPicture | null
  visit: Visit
}

/** The requested page and its language. */
export interface Visit {
  language: Language
  /** Whether the language was chosen in the address, so that links keep it. */
  chosen: boolean
  /** Base address of the public pages: 'https://truyxuat.vi-du.vn'. */
  base: string
  /** Path and query, without the language. */
  path: string
  /** Whether a chat program shows the page in a browser of its own. */
  in_app: boolean
}

export interface Banner {
  image: string
  mobile_image: string | null
  title: string | null
  subtitle: string | null
  link_url: string | null
  button_text: string | null
  new_tab: boolean
}

export interface ProductCard {
  slug: string
  name: string
  producer: string
  group: string | null
  ocop_star: number | null
  image: Media | null
}

export interface ProducerCard {
  slug: string
  name: string
  form: string | null
  /** 'xã Điền Xá, tỉnh Quảng Ninh' */
  place: string
  logo: string | null
  /** Counted up to one more than `MOST_COUNTED`. */
  products: number
}

/** How many products of a producer a list counts; beyond this it only says that there are more. */
export const MOST_COUNTED = 99

export interface ArticleCard {
  slug: string
  title: string
  summary: string | null
  thumbnail: string | null
  type: string | null
  published_at: string
  is_hot: boolean
}

export interface VideoCard {
  title: string
  thumbnail: string | null
  /** Address of the video: on YouTube, or a file of this platform. */
  href: string
  is_own: boolean
  duration_s: number | null
  description: string | null
}

export interface WebsiteLink {
  name: string
  url: string
  logo: string | null
  description: string | null
  new_tab: boolean
}

/** A page of a list; a number beyond the last page gives the last page. */
export interface Paged<T> {
  entries: T[]
  page: number
  pages: number
  total: number
  /** Nearest pages that can be shown, if this page is too far from both ends of the list. */
  near?: { before: number; after: number }
}

/** A choice above a list: a group of products, a kind of article. */
export interface Choice {
  label: string
  href: string
  is_chosen: boolean
}

export interface PagedWithChoices<T> extends Paged<T> {
  choices: Choice[]
}

export interface Home {
  banners: Banner[]
  second_banners: Banner[]
  figures: { products: number; producers: number; areas: number; traces: number }
  recalls: number
  products: ProductCard[]
  producers: ProducerCard[]
  articles: ArticleCard[]
  videos: VideoCard[]
  websites: WebsiteLink[]
}

export interface HeaderPicture {
  desktop: string
  tablet: string | null
  mobile: string | null
  alt: string | null
}

export interface ProductPageData {
  code: string
  slug: string
  product: PublicProduct
  producer: PublicProducer & { slug: string }
  certificates: PublicCertificate[]
  lots: { code: string; lot: string | null; harvest_date: string | null; expired_date: string | null }[]
  others: ProductCard[]
}

export interface SiteArea {
  name: string
  code: string
  puc_code: string | null
  acreage: number | null
  place: string
}

export interface ProducerPageData {
  slug: string
  producer: PublicProducer
  /** Whether telephone and street are public, as the producer is no natural person. */
  is_open: boolean
  certificates: PublicCertificate[]
  areas: SiteArea[]
  products: ProductCard[]
}

export interface ArticlePageData extends ArticleCard {
  content_html: string
  seo_title: string | null
  seo_description: string | null
  author_name: string | null
  source_name: string | null
  source_url: string | null
  updated_at: string
  images: Picture[]
  attachments: { url: string; caption: string | null }[]
  tags: string[]
  related: ArticleCard[]
}

export interface LibraryEntry {
  title: string
  kind: string
  document_no: string | null
  issuer: string | null
  issued_at: string | null
  effective_at: string | null
  validity: 'in_force' | 'expired' | 'replaced' | null
  summary: string | null
  files: { url: string; caption: string | null }[]
}

export interface RecallEntry {
  code: string
  product: string
  producer: string
  lot: string | null
  kind: 'voluntary' | 'mandatory' | null
  reason: string | null
  handling: 'fix' | 'change_use' | 're_export' | 'destroy' | null
  recalled_at: string
}

export interface SearchResults {
  /** The search text as the server understood it. */
  words: string
  products: ProductCard[]
  producers: ProducerCard[]
  areas: (SiteArea & { producer: string; producer_slug: string })[]
}
