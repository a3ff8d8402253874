import { inLanguage, useSite } from '../site-context.tsx'
import type { SiteFrame } from '../site-data.ts'
import type { Crumb } from './breadcrumb.tsx'
import { StructuredData } from './structured-data.tsx'
import type { Thing } from './structured-data.tsx'

export interface SharedPage {
  title: string
  description: string
  /** Path under which search engines should list the page, if it is not the requested one. */
  canonical?: string
  /** Type of the page (`og:type`) for services that display a link. */
  kind?: 'website' | 'article' | 'product'
  /** Path of the preview picture. */
  preview?: string
  /** Whether search engines should leave the page out. */
  isHidden?: boolean
  /** Path of the feed with the news of this page. */
  feed?: string
  /** Structured data of the page. */
  things?: Thing[]
}

interface Props extends SharedPage {
  frame: SiteFrame
  crumbs: Crumb[] | undefined
}

/** Metadata in the head of a page for search engines and services that display a link. */
export function Sharing({ frame, crumbs, ...page }: Props) {
  const { title, description, kind = 'website', preview, isHidden, feed, things = [] } = page
  const { visit, authority } = frame
  const { language, say } = useSite()
  const path = page.canonical ?? visit.path
  const at = (href: string) => new URL(href, visit.base).href
  const own = at(visit.chosen ? inLanguage(path, language) : path)
  const trail: Thing | null = crumbs
    ? {
        '@type': 'BreadcrumbList',
        itemListElement: [{ label: say('home'), href: '/trang-chu' }, ...crumbs, { label: title, href: path }].map(
          ({ label, href }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: at(href) }),
        ),
      }
    : null
  return (
    <>
      <link rel="canonical" href={own} />
      <link rel="alternate" hrefLang="vi" href={at(inLanguage(path, 'vi'))} />
      <link rel="alternate" hrefLang="en" href={at(inLanguage(path, 'en'))} />
      <link rel="alternate" hrefLang="x-default" href={at(path)} />
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={at(feed)} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={language === 'vi' ? 'vi_VN' : 'en_GB'} />
      <meta property="og:site_name" content={authority.site_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      {preview && <Preview url={at(preview)} title={title} />}
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <StructuredData things={trail ? [...things, trail] : things} />
    </>
  )
}

/** A preview picture, always of the size that the server draws. */
export const Preview = ({ url, title }: { url: string; title: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={title} />
    <meta name="twitter:image" content={url} />
  </>
)
