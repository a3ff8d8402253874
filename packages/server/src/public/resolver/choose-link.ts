import { headerPreferences } from '../header-preferences.ts'

/** One link of an identified thing, as in a linkset. */
export interface Link {
  href: string
  title: string
  type?: string
  hreflang?: string[]
}

/** Links of one thing by type: 'pip', 'defaultLink'. */
export type Links = Readonly<Record<string, readonly Link[]>>

/** What a request asks for, besides the key. */
export interface LinkRequest {
  /** A type of links, or null where the request names none. */
  linkType: string | null
  /** The headers of a request. */
  accept?: string | undefined
  language?: string | undefined
}

export type Choice = { kind: 'one'; link: Link } | { kind: 'several'; links: readonly Link[] } | { kind: 'none' }

/** Prefixes of the names in the GS1 vocabulary, in its three present or former spellings. */
const VOCABULARY = /^(?:gs1:|https?:\/\/(?:www\.|ref\.)?gs1\.org\/voc\/)/

/** The link type of a request without its prefix: 'gs1:pip' is 'pip'; null for the default link. */
export function linkTypeOf(asked: string | undefined): string | null {
  const name = (asked ?? '').trim().replace(VOCABULARY, '')
  return name === '' || name === 'defaultLink' || name === 'defaultLinkMulti' ? null : name
}

/**
 * Whether the request wants the whole linkset: by its link type or, if it names none, by the media type that it
 * accepts.
 */
export function wantsLinkset({ linkType, accept = '' }: LinkRequest): boolean {
  if (linkType !== null) return linkType === 'linkset' || linkType === 'all'
  const [first] = preferences(accept)
  return first === 'application/linkset+json' || first === 'application/json'
}

/**
 * The link that fits a request best, searched from the thing itself up to what it belongs to. If several fit
 * equally, the client chooses.
 */
export function chooseLink(levels: readonly Links[], wish: LinkRequest): Choice {
  const { linkType } = wish
  if (linkType === null) return usual(levels[0]!, wish)
  const links = levels
    .map((level) => (Object.hasOwn(level, linkType) ? level[linkType]! : []))
    .find(({ length }) => length > 0)
  return links ? best(links, wish) : { kind: 'none' }
}

function usual({ defaultLink = [], defaultLinkMulti = [] }: Links, wish: LinkRequest): Choice {
  const spoken = ofLanguage(defaultLinkMulti, wish.language)
  const [link] = spoken ?? defaultLink
  return link ? { kind: 'one', link } : { kind: 'none' }
}

function best(links: readonly Link[], { accept, language }: LinkRequest): Choice {
  const formed = ofForm(links, accept)
  const spoken = ofLanguage(formed, language) ?? ofLanguage(formed, formed[0]!.hreflang?.[0]) ?? formed
  const [link] = spoken
  return spoken.length === 1 && link ? { kind: 'one', link } : { kind: 'several', links: spoken }
}

/** The links of the preferred media type; pages, if the client states none. */
function ofForm(links: readonly Link[], accept = ''): readonly Link[] {
  for (const form of [...preferences(accept), 'text/html', links[0]!.type]) {
    const found = links.filter(({ type }) => type === form)
    if (found.length > 0) return found
  }
  return links
}

/**
 * The links in the preferred language: with the same tag, else in the same language of another region; null if there
 * are none.
 */
function ofLanguage(links: readonly Link[], languages = ''): readonly Link[] | null {
  const plain = (tag: string) => tag.split('-')[0]!
  for (const wanted of preferences(languages)) {
    const said = links.map((link) => ({ link, tags: (link.hreflang ?? []).map((tag) => tag.toLowerCase()) }))
    const exact = said.filter(({ tags }) => tags.includes(wanted))
    const near = said.filter(({ tags }) => tags.some((tag) => plain(tag) === plain(wanted)))
    const found = exact.length > 0 ? exact : near
    if (found.length > 0) return found.map(({ link }) => link)
  }
  return null
}

/** The values of a header, most preferred first. */
const preferences = (header: string): string[] => headerPreferences(header).map(({ name }) => name)
