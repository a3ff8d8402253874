import { useSite } from '../site-context.tsx'

export interface Crumb {
  label: string
  href: string
  /** Whether staff wrote the label. */
  isOwn?: boolean
}

/** Breadcrumb from the home page to the parent page. */
export function Breadcrumb({ above }: { above: Crumb[] }) {
  const { say, link, own } = useSite()
  return (
    <nav className="breadcrumb" aria-label={say('breadcrumb')}>
      <ol>
        <li>
          <a href={link('/trang-chu')}>{say('home')}</a>
        </li>
        {above.map(({ label, href, isOwn }) => (
          <li key={href} lang={isOwn ? own : undefined}>
            <a href={link(href)}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
