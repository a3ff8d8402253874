import { createContext, use } from 'react'
import type { Language, Say } from './words.ts'
import { sayIn } from './words.ts'
import type { Visit } from './site-data.ts'

interface Site {
  language: Language
  say: Say
  /** Value of `lang` for texts that staff wrote; undefined if the page has the same language. */
  own: 'vi' | undefined
  /** Adds the chosen language to an address within the site. */
  link: (href: string) => string
  /** Link target for what staff want in a new tab; none in the browsers of chat programs, which have no tabs. */
  tab: (isNew: boolean) => '_blank' | undefined
  /** Whether a chat program's browser shows the page; links to maps do not work there. */
  isInApp: boolean
}

const Context = createContext<Site>({
  language: 'vi',
  say: sayIn('vi'),
  own: undefined,
  link: (href) => href,
  tab: () => undefined,
  isInApp: false,
})

/** Language, texts and link functions of the present page. */
export const useSite = (): Site => use(Context)

export const SiteContext = Context.Provider

export const siteOf = ({ language, chosen, in_app }: Visit): Site => ({
  language,
  say: sayIn(language),
  own: language === 'vi' ? undefined : 'vi',
  link: (href) => (chosen ? inLanguage(href, language) : href),
  tab: (isNew) => (isNew && !in_app ? '_blank' : undefined),
  isInApp: in_app,
})

/** The address of a page in one language; addresses of other sites and of files stay unchanged. */
export function inLanguage(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('/files/')) return href
  const [rest = '', part] = href.split('#')
  return `${rest}${rest.includes('?') ? '&' : '?'}lang=${language}${part === undefined ? '' : `#${part}`}`
}
