import { Icon } from '../icon.tsx'
import { useSite } from '../site-context.tsx'
import type { Choice, Paged, SiteFrame } from '../site-data.ts'

/** Links that filter a list. */
export function Choices({ choices }: { choices: Choice[] }) {
  const { say, link, own } = useSite()
  if (choices.length === 0) return null
  return (
    <ul className="choices">
      {choices.map(({ label, href, is_chosen }) => (
        <li key={href}>
          <a href={link(href)} lang={label ? own : undefined} aria-current={is_chosen ? 'true' : undefined}>
            {label || say('all')}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Pagination: links to the pages before and after. */
export function Pages({ paged: { page, pages, near }, frame }: { paged: Paged<unknown>; frame: SiteFrame }) {
  const { say, link } = useSite()
  if (pages < 2) return null
  const to = (number: number) => link(atPage(frame.visit.path, number))
  return (
    <nav className="pages" aria-label={say('pageList')}>
      {page > 1 ? (
        <a href={to(near?.before ?? page - 1)} rel="prev">
          {say('earlier')}
        </a>
      ) : (
        <span />
      )}
      <span>{say('page', { page, pages })}</span>
      {page < pages ? (
        <a href={to(near?.after ?? page + 1)} rel="next">
          {say('later')}
          <Icon name="right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** The address of another page of the same list. */
export function atPage(path: string, number: number): string {
  const [at = '', query = ''] = path.split('?')
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith('trang='))
  const all = number === 1 ? kept : [...kept, `trang=${number}`]
  return all.length === 0 ? at : `${at}?${all.join('&')}`
}

export function Nothing() {
  const { say } = useSite()
  return <p className="nothing">{say('none')}</p>
}
