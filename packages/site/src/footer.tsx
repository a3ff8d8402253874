import type { ReactNode } from 'react'
import { MenuAnchor } from './portal/site-menu.tsx'
import { smallOf } from './pictures.ts'
import type { Authority, Portal } from '@trace/domain/areas/scans/public-trace.ts'
import { useSite } from './site-context.tsx'
import type { MenuLink } from './site-data.ts'
import type { Word } from './words.ts'

/** Footer: who runs the platform, and links to its other pages. */
export function Footer({ authority, menu = [] }: { authority: Authority; menu?: MenuLink[] | undefined }) {
  const { say, own, link } = useSite()
  const { site_name, organization_name, governing_body, address, email, license_text, copyright, portal } = authority
  const phone = portal?.office_phone ?? authority.phone
  return (
    <footer className="footer">
      <div>
        <div>
          <div className="footer-about">
            {portal?.logo_white_url && (
              <p>
                <img className="footer-logo" src={smallOf(portal.logo_white_url)} alt="" height="40" />
              </p>
            )}
            <p className="footer-name" lang={own}>
              {organization_name ?? site_name}
            </p>
            <FooterLine word="governing">{governing_body}</FooterLine>
            <FooterLine word="responsible">{portal?.responsible_person}</FooterLine>
            <FooterLine word="address">{address}</FooterLine>
            <Line>
              {phone && (
                <>
                  {say('phone')}: <a href={`tel:${phone}`}>{phone}</a>
                </>
              )}
              {portal?.fax && (
                <>
                  {say('fax')}: {portal.fax}
                </>
              )}
              {email && (
                <>
                  {say('email')}: <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
            </Line>
            {license_text && <p lang={own}>{license_text}</p>}
            {copyright && <p lang={own}>{copyright}</p>}
          </div>
          <div className="footer-ways">
            <p>
              <a href={link('/lien-he')}>{say('contactUs')}</a>
            </p>
            {menu.length > 0 && (
              <nav className="footer-line" aria-label={say('footerMenu')}>
                {menu.map((entry) => (
                  <MenuAnchor key={`${entry.href} ${entry.label}`} entry={entry} />
                ))}
              </nav>
            )}
            {portal && <Elsewhere portal={portal} />}
          </div>
        </div>
      </div>
    </footer>
  )
}

/** A label and the text that staff wrote. */
function FooterLine({ word, children }: { word: Word; children: string | null | undefined }) {
  const { say, own } = useSite()
  if (!children) return null
  return (
    <p>
      {say(word)}: <span lang={own}>{children}</span>
    </p>
  )
}

/** A line of parts side by side; missing parts are skipped. */
function Line({ children }: { children: ReactNode[] }) {
  const there = children.filter(Boolean)
  return (
    there.length > 0 && (
      <p className="footer-line">
        {there.map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </p>
    )
  )
}

function Elsewhere({
  portal: { columns, social, app_store_url, google_play_url, certificate_badge_url },
}: {
  portal: Portal
}) {
  const { say, own } = useSite()
  return (
    <>
      {columns.length > 0 && (
        <nav className="footer-columns" aria-label={say('footerLinks')}>
          {columns.map(({ title, links }) => (
            <div key={title} lang={own}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, url }) => (
                  <li key={label}>
                    <WebLink url={url}>{label}</WebLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <Line>
        {...social.map(({ type, url }) => (
          <WebLink key={url} url={url} lang={own}>
            {type}
          </WebLink>
        ))}
        {app_store_url && <WebLink url={app_store_url}>{say('appStore')}</WebLink>}
        {google_play_url && <WebLink url={google_play_url}>{say('googlePlay')}</WebLink>}
        {certificate_badge_url && <WebLink url={certificate_badge_url}>{say('badge')}</WebLink>}
      </Line>
    </>
  )
}

/** A link to the web or within the site; any other address is shown as plain text. */
export function WebLink({ url, lang, children }: { url: string; lang?: 'vi' | undefined; children: ReactNode }) {
  const isSafe = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(url)
  return isSafe ? (
    <a href={url} rel="noopener" lang={lang}>
      {children}
    </a>
  ) : (
    children
  )
}
