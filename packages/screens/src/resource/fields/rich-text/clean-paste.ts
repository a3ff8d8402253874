import { isOwnPicture, mayLinkTo, richTextAliases, richTextElements } from '@trace/define/text/rich-text.ts'
import { trustedHtml } from '../../../boot/trusted-types.ts'
import { editorAttributes, PENDING } from './rich-text-schema.ts'
import { listWordParagraphs } from './word-lists.ts'
import { words } from './words.ts'

/** Pasted markup as the editor keeps it, texts about what was lost, and the pictures in it that are to be uploaded. */
export interface Cleaned {
  html: string
  dropped: readonly string[]
  pictures: readonly { id: string; file: File }[]
}

interface Losses {
  looks: boolean
  frames: number
  fields: number
  links: number
  local: number
  hosts: Map<string, number>
}

/** Elements replaced by equivalent ones of ours. */
const RENAMED: Readonly<Record<string, string>> = {
  ...richTextAliases,
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  dt: 'p',
  dd: 'p',
  address: 'p',
  tfoot: 'tbody',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
}
const UNSEEN = 'script, style, meta, link, title, head, base, template, noscript, xml, colgroup, wbr'
const FRAMES = 'iframe, object, embed, video, audio, canvas, svg, math'
const FIELDS = 'input, select, textarea, button'

/**
 * Cleans markup pasted from Word, Google Docs, a web page or the editor itself; keeps only what rich texts may contain.
 */
export function cleanPasted(html: string): Cleaned {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const lost: Losses = { looks: false, frames: 0, fields: 0, links: 0, local: 0, hosts: new Map() }
  const pictures: { id: string; file: File }[] = []

  removeComments(body)
  for (const element of body.querySelectorAll(UNSEEN)) element.remove()
  lost.frames = removeAll(body, FRAMES)
  lost.fields = removeAll(body, FIELDS)
  listWordParagraphs(body)
  for (const caption of body.querySelectorAll('table > caption')) {
    caption.closest('table')!.before(renamed(caption, 'p'))
  }
  for (const element of body.querySelectorAll('*')) {
    const styled = asStyled(element, lost)
    const name = styled.tagName.toLowerCase()
    const kept = RENAMED[name] ?? name
    if (kept === 'img') keepPicture(styled, lost, pictures)
    else if (!(kept in richTextElements)) unwrap(styled, isBlock(name))
    else if (kept === 'a' && !mayLinkTo(styled.getAttribute('href') ?? '')) {
      lost.links += styled.hasAttribute('href') ? 1 : 0
      unwrap(styled, false)
    } else keepAttributes(kept === name ? styled : renamed(styled, kept), kept)
  }
  return { html: body.innerHTML.trim(), dropped: tell(lost), pictures }
}

function removeAll(body: HTMLElement, selector: string): number {
  const found = [...body.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(selector))
  for (const element of found) element.remove()
  return found.length
}

function removeComments(node: Node): void {
  for (let child = node.firstChild; child;) {
    const next = child.nextSibling
    if (child.nodeType === Node.COMMENT_NODE) child.remove()
    else removeComments(child)
    child = next
  }
}

function renamed(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name)
  for (const attribute of element.getAttributeNames()) next.setAttribute(attribute, element.getAttribute(attribute)!)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

const isBlock = (name: string): boolean =>
  /^(div|section|article|header|footer|main|aside|center|dl|form|fieldset|nav|details|summary)$/.test(name)

/** Removes an element but keeps its content; a block of text becomes a paragraph. */
function unwrap(element: Element, block: boolean): void {
  const holdsBlocks = element.querySelector(
    'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, figure, div, hr',
  )
  if (block && !holdsBlocks && element.textContent.trim() !== '' && !element.closest('li, td, th')) renamedBare(element)
  else element.replaceWith(...element.childNodes)
}

function renamedBare(element: Element): void {
  const next = element.ownerDocument.createElement('p')
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/**
 * Converts inline styles, as Google Docs and Word write them, to elements for bold, italic, …; other styles are
 * lost.
 */
function asStyled(element: Element, lost: Losses): Element {
  const style = parseStyle(element.getAttribute('style') ?? '')
  if (['color', 'background', 'background-color', 'font-family', 'font-size'].some((name) => style.has(name)))
    lost.looks = true
  if (element.hasAttribute('color') || element.hasAttribute('face')) lost.looks = true
  // Google Docs wraps everything copied in a <b> that is not bold.
  if (element.tagName === 'B' && style.get('font-weight') === 'normal') return renamed(element, 'span')
  if (!/^(SPAN|FONT|A)$/.test(element.tagName)) return element
  const weight = style.get('font-weight') ?? ''
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  const isLink = element.tagName === 'A' || element.closest('a') !== null
  const marks = [
    (weight === 'bold' || Number(weight) >= 600) && 'strong',
    style.get('font-style') === 'italic' && 'em',
    !isLink && decoration.includes('underline') && 'u',
    decoration.includes('line-through') && 's',
    style.get('vertical-align') === 'super' && 'sup',
    style.get('vertical-align') === 'sub' && 'sub',
  ].filter((name) => name !== false)
  for (const name of marks) {
    const around = element.ownerDocument.createElement(name)
    around.append(...element.childNodes)
    element.append(around)
  }
  return element
}

const parseStyle = (text: string): Map<string, string> =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name, ...value] = part.split(':')
      return name && value.length > 0
        ? [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const]
        : []
    }),
  )

function keepAttributes(element: Element, name: string): void {
  const kept: readonly string[] = [...richTextElements[name as keyof typeof richTextElements], ...editorAttributes]
  for (const attribute of element.getAttributeNames()) if (!kept.includes(attribute)) element.removeAttribute(attribute)
}

/** Keeps pictures of this platform, uploads those included in the pasted text, and removes all others. */
function keepPicture(picture: Element, lost: Losses, pictures: { id: string; file: File }[]): void {
  const src = picture.getAttribute('src') ?? ''
  const { origin, pathname, protocol, hostname } = addressOf(src)
  if (protocol === 'data:') {
    const file = fileOf(src)
    if (!file) return picture.remove()
    const id = crypto.randomUUID()
    pictures.push({ id, file })
    picture.setAttribute('src', URL.createObjectURL(file))
    keepAttributes(picture, 'img')
    return picture.setAttribute(PENDING, id)
  }
  if (origin === location.origin && isOwnPicture(pathname)) {
    picture.setAttribute('src', pathname)
    return keepAttributes(picture, 'img')
  }
  if (hostname) lost.hosts.set(hostname, (lost.hosts.get(hostname) ?? 0) + 1)
  else lost.local += 1
  picture.remove()
}

function addressOf(src: string): URL {
  return URL.canParse(src, location.origin) ? new URL(src, location.origin) : new URL('about:blank')
}

/** Decodes the picture of a `data:` URL. */
function fileOf(address: string): File | null {
  const [, type, base64] = /^data:(image\/(?:png|jpeg|webp|gif));base64,([\w+/=\s]+)$/.exec(address) ?? []
  if (!type || !base64) return null
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], `${words.pasted}.${type.slice(6)}`, { type })
}

function tell({ looks, frames, fields, links, local, hosts }: Losses): string[] {
  return [
    ...[...hosts].map(([host, count]) => words.ofHost(count, host)),
    ...(local > 0 ? [words.local(local)] : []),
    ...(frames > 0 ? [words.frames(frames)] : []),
    ...(fields > 0 ? [words.fields(fields)] : []),
    ...(links > 0 ? [words.links(links)] : []),
    ...(looks ? [words.looks] : []),
  ]
}
