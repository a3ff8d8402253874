import type {
  BreadcrumbList,
  IndividualProduct,
  NewsArticle,
  Organization,
  Product,
  SomeProducts,
  WebSite,
} from 'schema-dts'

/** Types of schema.org that describe the subject of a page. */
export type Thing = Exclude<
  BreadcrumbList | IndividualProduct | NewsArticle | Organization | Product | SomeProducts | WebSite,
  string
>

/** Structured data; `<` is escaped, so that no text can close the script element. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }} />
}
