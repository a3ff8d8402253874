import { Unreadable } from './unreadable.ts'

/** A tag or a text of an XML document. */
export interface Piece {
  kind: 'open' | 'close' | 'text'
  /** Name of the tag, without its prefix. */
  name: string
  /** The attributes of a tag, or the text, still escaped. */
  raw: string
}

/**
 * Streams the tags and texts of an XML document: memory use does not depend on its depth or length. A document with
 * entity definitions is refused.
 */
export function* piecesOf(xml: string): Generator<Piece> {
  let at = 0
  for (;;) {
    const open = xml.indexOf('<', at)
    if (open < 0) return
    if (open > at) yield { kind: 'text', name: '', raw: xml.slice(at, open) }
    if (xml.startsWith('<?', open)) at = after(xml, '?>', open + 2)
    else if (xml.startsWith('<!--', open)) at = after(xml, '-->', open + 4)
    else if (xml.startsWith('<![CDATA[', open)) {
      at = after(xml, ']]>', open + 9)
      yield { kind: 'text', name: '', raw: xml.slice(open + 9, at - 3).replaceAll('&', '&amp;') }
    } else if (xml.startsWith('<!', open)) throw new Unreadable('không phải là bảng tính thông thường')
    else {
      const end = endOfTag(xml, open + 1)
      at = end + 1
      const isClosing = xml.charCodeAt(open + 1) === SLASH
      const isEmpty = xml.charCodeAt(end - 1) === SLASH
      const inside = xml.slice(open + (isClosing ? 2 : 1), isEmpty ? end - 1 : end)
      const space = inside.search(/\s/)
      const called = space < 0 ? inside : inside.slice(0, space)
      const name = called.slice(called.indexOf(':') + 1)
      yield { kind: isClosing ? 'close' : 'open', name, raw: space < 0 ? '' : inside.slice(space) }
      if (isEmpty && !isClosing) yield { kind: 'close', name, raw: '' }
    }
  }
}

const [SLASH, GREATER, QUOTE, APOSTROPHE] = [47, 62, 34, 39]

/** The end of a tag; a `>` within an attribute value does not count. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const sign = xml.charCodeAt(at)
    if (sign === GREATER) return at
    if (sign === QUOTE || sign === APOSTROPHE) at = after(xml, xml[at]!, at + 1) - 1
  }
  throw new Unreadable('nội dung bị hỏng')
}

function after(xml: string, sign: string, from: number): number {
  const at = xml.indexOf(sign, from)
  if (at < 0) throw new Unreadable('nội dung bị hỏng')
  return at + sign.length
}

/** Reads one attribute of a tag, whatever its prefix. */
export function attribute(name: string): (raw: string) => string | undefined {
  const pattern = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  return (raw) => {
    const [whole, one, other] = pattern.exec(raw) ?? []
    return whole === undefined ? undefined : textOf(one ?? other!)
  }
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes the entities of a text. */
export const textOf = (raw: string): string =>
  raw.includes('&')
    ? raw.replace(
        /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
        (sign: string, decimal?: string, hex?: string, name?: string) => {
          if (name) return SIGNS[name.toLowerCase()]!
          const code = Number(decimal ?? `0x${hex}`)
          return code <= 0x10ffff ? String.fromCodePoint(code) : sign
        },
      )
    : raw
