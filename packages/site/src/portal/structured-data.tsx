import type {
  BreadcrumbList,
  IndividualProduct,
  NewsArticle,
  Organization,
  Product,
  SomeProducts,
  WebSite,
} from 'schema-dts'

/** What a page may be about, in the words of schema.org. */
export type Thing = Exclude<
  BreadcrumbList | IndividualProduct | NewsArticle | Organization | Product | SomeProducts | WebSite,
  string
>

/** Structured data; no text in it can end the element that holds it. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }} />
}
