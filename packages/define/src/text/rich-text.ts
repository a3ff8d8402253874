import { isWebAddress } from './web-address.ts'

/**
 * The elements of long texts, each with the attributes it keeps, in the order in which these are written. The
 * editor's schema and the filters for pasted text and on the server derive from this.
 */
export const richTextElements = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: [],
  li: [],
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Record<string, readonly string[]>

export type RichTextElement = keyof typeof richTextElements

/** Other tag names of the same elements. */
export const richTextAliases: Readonly<Record<string, RichTextElement>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
}

export const LINK_REL = 'noopener noreferrer nofollow'

/** Allowed link targets: web addresses, mailto, tel, and paths of this platform. */
export const mayLinkTo = (href: string): boolean =>
  isWebAddress(href) || /^(mailto|tel):[^\s\\]+$/i.test(href) || /^[/#](?![/\\])[^\s\\]*$/.test(href)

/**
 * Whether a picture is a file of this platform: on other hosts, pictures disappear and let their hosts track readers.
 */
export const isOwnPicture = (src: string): boolean => /^\/files\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/.test(src)
