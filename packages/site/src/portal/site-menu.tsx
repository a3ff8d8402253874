import { Icon } from '../icon.tsx'
import { inLanguage, useSite } from '../site-context.tsx'
import type { MenuLink, SiteFrame } from '../site-data.ts'
import { languages } from '../words.ts'
import type { Word } from '../words.ts'

/** The pages in the menu if staff have entered none yet. */
const usual: readonly [word: Word, href: string][] = [
  ['home', '/trang-chu'],
  ['products', '/san-pham'],
  ['producers', '/co-so'],
  ['news', '/tin-tuc'],
  ['library', '/thu-vien'],
  ['contact', '/lien-he'],
]

/**
 * The menu that staff maintain, expanded on wide screens and collapsed on narrow ones, with search and language link.
 */
export function SiteMenu({ frame: { menu, visit } }: { frame: SiteFrame }) {
  const { say, link } = useSite()
  const header = menu.header
  const mobile = menu.mobile.length > 0 ? menu.mobile : header
  return (
    <>
      <nav className="menu-wide" aria-label={say('mainMenu')}>
        <Entries entries={header} path={visit.path} />
      </nav>
      <div className="bar-tools">
        <OtherLanguage frame={{ visit }} />
        <a className="tool" href={link('/tim-kiem')} aria-label={say('search')}>
          <Icon name="search" />
        </a>
        <details className="menu-narrow">
          <summary className="tool" aria-label={say('menu')}>
            <Icon name="menu" />
          </summary>
          <nav aria-label={say('menu')}>
            <Entries entries={mobile} path={visit.path} />
          </nav>
        </details>
      </div>
    </>
  )
}

function Entries({ entries, path }: { entries: MenuLink[]; path: string }) {
  const { say, link } = useSite()
  return (
    <ul>
      {entries.length === 0
        ? usual.map(([word, href]) => (
            <li key={href}>
              <a href={link(href)} aria-current={isAt(path, href) ? 'page' : undefined}>
                {say(word)}
              </a>
            </li>
          ))
        : entries.map((entry) => <Entry key={`${entry.href} ${entry.label}`} entry={entry} path={path} />)}
    </ul>
  )
}

function Entry({ entry: { children, ...entry }, path }: { entry: MenuLink; path: string }) {
  return (
    <li>
      <MenuAnchor entry={entry} path={path} />
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={`${child.href} ${child.label}`}>
              <MenuAnchor entry={child} path={path} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Link of a menu entry, marked with the language in which staff wrote it. */
export function MenuAnchor({
  entry: { label, href, new_tab },
  path,
}: {
  entry: Omit<MenuLink, 'children'>
  path?: string
}) {
  const { link, own, tab } = useSite()
  return (
    <a
      href={link(href)}
      lang={own}
      rel="noopener"
      target={tab(new_tab)}
      aria-current={path !== undefined && isAt(path, href) ? 'page' : undefined}
    >
      {label}
    </a>
  )
}

/** Whether a page is the target of an entry, or below it. */
function isAt(path: string, href: string): boolean {
  const at = path.split('?')[0]!
  return path === href || (href !== '/' && !href.includes('?') && (at === href || at.startsWith(`${href}/`)))
}

function OtherLanguage({ frame: { visit } }: { frame: Pick<SiteFrame, 'visit'> }) {
  const other = visit.language === 'vi' ? 'en' : 'vi'
  return (
    <a
      className="tool tool-language"
      href={inLanguage(visit.path, other)}
      lang={other}
      hrefLang={other}
      rel="alternate"
    >
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span className="unseen">{languages[other]}</span>
    </a>
  )
}
