import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import iconUrl from './icon.svg?url'
import type { Authority } from './public-trace.ts'
import scriptUrl from './site-script.ts?worker&url'
import styleUrl from './site.css?url'

interface Props {
  title: string
  description: string
  authority: Authority | undefined
  /** More for the head of the document. */
  head?: ReactNode
  children: ReactNode
}

/** The whole document around a page. */
export function PageFrame({ title, description, authority, head, children }: Props) {
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171b15" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        <link rel="stylesheet" href={styleUrl} />
        {head}
      </head>
      <body>
        <header className="bar">
          {authority?.logo_url ? <img src={authority.logo_url} alt="" width="32" height="32" /> : <Icon name="leaf" />}
          <b>{authority?.site_name ?? 'Truy xuất nguồn gốc'}</b>
        </header>
        {children}
        {authority && <Footer authority={authority} />}
      </body>
    </html>
  )
}

/** Counts the look of a person; the page is whole without it. */
export const ScanScript = () => <script src={scriptUrl} defer />

function Footer({ authority }: { authority: Authority }) {
  const { organization_name, governing_body, address, phone, email, license_text, copyright } = authority
  return (
    <footer className="footer">
      <div>
        <p className="footer-name">{organization_name ?? authority.site_name}</p>
        {governing_body && <p>Cơ quan chủ quản: {governing_body}</p>}
        {address && <p>Địa chỉ: {address}</p>}
        {(phone || email) && (
          <p>
            {phone && (
              <>
                Điện thoại: <a href={`tel:${phone}`}>{phone}</a>
              </>
            )}
            {phone && email && ' · '}
            {email && (
              <>
                Email: <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
        )}
        {license_text && <p>{license_text}</p>}
        {copyright && <p>{copyright}</p>}
      </div>
    </footer>
  )
}
