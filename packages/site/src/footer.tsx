import type { ReactNode } from 'react'
import type { Authority, Portal } from './public-trace.ts'

/** Footer: who runs the platform, and links to its other pages. */
export function Footer({ authority }: { authority: Authority }) {
  const { site_name, organization_name, governing_body, address, email, license_text, copyright, portal } = authority
  const phone = portal?.office_phone ?? authority.phone
  return (
    <footer className="footer">
      <div>
        {portal?.logo_white_url && (
          <p>
            <img className="footer-logo" src={portal.logo_white_url} alt="" height="40" />
          </p>
        )}
        <p className="footer-name">{organization_name ?? site_name}</p>
        {governing_body && <p>Cơ quan chủ quản: {governing_body}</p>}
        {portal?.responsible_person && <p>Chịu trách nhiệm nội dung: {portal.responsible_person}</p>}
        {address && <p>Địa chỉ: {address}</p>}
        <Line>
          {phone && (
            <>
              Điện thoại: <a href={`tel:${phone}`}>{phone}</a>
            </>
          )}
          {portal?.fax && <>Fax: {portal.fax}</>}
          {email && (
            <>
              Email: <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
        </Line>
        <p>
          <a href="/lien-he">Liên hệ, góp ý</a>
        </p>
        {portal && <Elsewhere portal={portal} />}
        {license_text && <p>{license_text}</p>}
        {copyright && <p>{copyright}</p>}
      </div>
    </footer>
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
  return (
    <>
      {columns.length > 0 && (
        <nav className="footer-columns" aria-label="Liên kết cuối trang">
          {columns.map(({ title, links }) => (
            <div key={title}>
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
          <WebLink key={url} url={url}>
            {type}
          </WebLink>
        ))}
        {app_store_url && <WebLink url={app_store_url}>Ứng dụng trên App Store</WebLink>}
        {google_play_url && <WebLink url={google_play_url}>Ứng dụng trên Google Play</WebLink>}
        {certificate_badge_url && <WebLink url={certificate_badge_url}>Dấu chứng nhận của trang</WebLink>}
      </Line>
    </>
  )
}

/** A link to the web or within the site; any other address is shown as plain text. */
export function WebLink({ url, children }: { url: string; children: ReactNode }) {
  const isSafe = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(url)
  return isSafe ? (
    <a href={url} rel="noopener">
      {children}
    </a>
  ) : (
    children
  )
}
