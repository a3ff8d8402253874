import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Icon } from './icon.tsx'
import iconUrl from './icon.svg?url'
import { smallOf } from './pictures.ts'
import boldUrl from './fonts/be-vietnam-pro-700.woff2?url'
import regularUrl from './fonts/be-vietnam-pro-400.woff2?url'
import { SiteMenu } from './portal/site-menu.tsx'
import type { Authority } from '@trace/domain/areas/scans/public-trace.ts'
import type { SiteFrame } from './site-data.ts'
import { useSite } from './site-context.tsx'
import scriptUrl from './site-script.ts?worker&url'
import portalStyleUrl from './portal.css?url'
import styleUrl from './site.css?url'

interface Props {
  title: string
  description: string
  authority: Authority | undefined
  /** Additional elements of the document's head. */
  head?: ReactNode
  /** Menu and address of a portal page; undefined on the page after a scan. */
  frame?: SiteFrame | undefined
  children: ReactNode
}

/** The HTML document around a page. */
export function PageFrame({ title, description, authority, head, frame, children }: Props) {
  const { language, link, own, say } = useSite()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171b15" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={authority?.portal?.favicon_url ?? iconUrl} />
        {authority?.portal?.short_name && <meta name="application-name" content={authority.portal.short_name} />}
        <link rel="stylesheet" href={styleUrl} />
        {[regularUrl, boldUrl].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {frame && <link rel="stylesheet" href={portalStyleUrl} />}
        {head}
      </head>
      <body className={frame && 'portal'}>
        {frame && (
          <a className="skip" href="#content">
            {say('skip')}
          </a>
        )}
        <header className="bar">
          <a className="bar-home" href={link('/trang-chu')}>
            <Logo authority={authority} />
            <span lang={own}>
              <b>{authority?.site_name ?? say('sitesName')}</b>
              {authority?.portal?.slogan && <span className="slogan">{authority.portal.slogan}</span>}
            </span>
          </a>
          {frame && <SiteMenu frame={frame} />}
        </header>
        {children}
        {authority && <Footer authority={authority} menu={frame?.menu.footer} />}
      </body>
    </html>
  )
}

/** Links to the page in each language; by default at the requested address. */
export const LanguageLinks = ({ address = '' }: { address?: string }) =>
  (['vi', 'en'] as const).map((language) => (
    <link key={language} rel="alternate" hrefLang={language} href={`${address}?lang=${language}`} />
  ))

/** Script that counts the scan; the page works without it. */
export const ScanScript = () => <script src={scriptUrl} defer />

/** The logo in the top bar, in its dark version for dark mode. */
function Logo({ authority }: Pick<Props, 'authority'>) {
  if (!authority?.logo_url) return <Icon name="leaf" />
  const { logo_url, portal, site_name } = authority
  const alt = portal?.logo_alt
  return (
    <picture>
      {portal?.logo_white_url && (
        <source media="(prefers-color-scheme: dark)" srcSet={smallOf(portal.logo_white_url)} />
      )}
      <img src={smallOf(logo_url)} alt={!alt || alt === site_name ? '' : alt} width="32" height="32" />
    </picture>
  )
}
