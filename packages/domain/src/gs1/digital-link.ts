import { identifierOf } from './application-identifiers.ts'
import { elementsProblem } from './element-strings.ts'
import type { Elements } from './element-strings.ts'
import { gs1Date, readGs1Date, toGtin14 } from './gs1.ts'

/** Content of our GS1 Digital Links: a product, optionally with its lot or the serial of one label. */
export interface DigitalLink {
  gtin: string
  /** Consumer product variant, AI (22). */
  variant?: string
  lot?: string
  serial?: string
  /** Expiry date, AI (17). */
  expiry?: string
}

const escape = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const unescape = (value: string) =>
  value.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Builds the Digital Link URL printed on a label: `origin` is 'https://' and the public host. */
export function digitalLink(origin: string, { gtin, variant, lot, serial, expiry }: DigitalLink): string {
  const said = [
    ['01', toGtin14(gtin)],
    ['22', variant],
    ['10', lot],
    ['21', serial],
    ['17', expiry && gs1Date(expiry)],
  ] as const
  return writeLink(origin, new Map(said.flatMap(([ai, value]): [string, string][] => (value ? [[ai, value]] : []))))!
}

/**
 * Builds a Digital Link from elements: the first possible primary key, its qualifiers in the path, all others behind
 * the ?, those of predefined length first. Null when they do not fit in one link.
 */
export function writeLink(origin: string, elements: Elements): string | null {
  const key = [...elements.keys()].map(identifierOf).find((known) => known?.path)
  if (!key?.path) return null
  const qualifiers = [...elements.keys()].filter((ai) => key.path!.flat().includes(ai))
  const order = key.path.find((path) => qualifiers.every((ai) => path.includes(ai)))
  const attributes = [...elements.keys()]
    .filter((ai) => ai !== key.ai && !qualifiers.includes(ai))
    .map((ai) => identifierOf(ai)!)
  if (!order || attributes.some(({ attribute }) => !attribute)) return null
  const path = [key.ai, ...order.filter((ai) => qualifiers.includes(ai))].map(
    (ai) => `/${ai}/${escape(elements.get(ai)!)}`,
  )
  const query = [...attributes.filter(({ fixed }) => fixed), ...attributes.filter(({ fixed }) => !fixed)]
  return (
    origin +
    path.join('') +
    query.map(({ ai }, index) => `${index === 0 ? '?' : '&'}${ai}=${escape(elements.get(ai)!)}`).join('')
  )
}

const address = /^[\w!#$%&'()*+,\-./:;=?@[\]~]*$/
const start = /^(?:(?:https?|HTTPS?):\/\/[\w.~%[\]:-]+)?\//

interface Options {
  /** Accepts product numbers of fewer than 14 digits and pads them; GS1 no longer allows them. */
  shortGtins?: boolean
}

/** Parses a URL, or its path and query, as a link to a product; null when it is not one. */
export function parseDigitalLink(text: string, options: Options = {}): DigitalLink | null {
  const elements = parseLink(text, options)
  if (!elements || elements.keys().next().value !== '01') return null
  const [gtin, variant, lot, serial, expiry] = ['01', '22', '10', '21', '17'].map((ai) => elements.get(ai))
  return {
    gtin: gtin!,
    ...(variant && { variant }),
    ...(lot && { lot }),
    ...(serial && { serial }),
    ...(expiry && { expiry: readGs1Date(expiry)! }),
  }
}

/**
 * Parses a Digital Link to its elements, key first; null when it is not one or not valid. Other parameters are ignored.
 */
export function parseLink(text: string, { shortGtins = false }: Options = {}): Elements | null {
  const [before = ''] = text.split('#')
  const [place = '', query = ''] = before.split(/\?(.*)/s)
  if (!address.test(before) || !start.test(place)) return null
  const path = readPath(place.replace(start, '').split('/'))
  const attributes = path && readQuery(query)
  if (!path || !attributes) return null

  const followers = identifierOf(path[0]![0])!.path!.flat()
  if (attributes.some(([ai]) => followers.includes(ai))) return null
  const pairs = [...path, ...attributes].map(([ai, value]): [string, string] => [
    ai,
    ai === '01' && shortGtins ? filledUp(value) : value,
  ])
  const elements = new Map(pairs)
  return elements.size === pairs.length && elementsProblem(elements) === null ? elements : null
}

/** The key and its qualifiers, as pairs from the end of the path; the segments before the key belong to the host. */
function readPath(segments: string[]): [string, string][] | null {
  const pairs: [string, string][] = []
  for (let at = segments.length - 2; at >= 0; at -= 2) {
    const [ai, value] = [segments[at]!, unescape(segments[at + 1]!)]
    pairs.unshift([ai, value])
    const identifier = identifierOf(ai)
    if (!identifier) return null
    if (identifier.path)
      return identifier.path.some((order) =>
        isInOrder(
          pairs.slice(1).map(([name]) => name),
          order,
        ),
      )
        ? pairs
        : null
  }
  return null
}

/** Whether these identifiers follow the order; identifiers of the order may be missing. */
function isInOrder(ais: readonly string[], order: readonly string[]): boolean {
  const places = ais.map((ai) => order.indexOf(ai))
  return places.every((place, index) => place > (places[index - 1] ?? -1))
}

/** The query parameters that carry GS1 data, or null when one is not allowed there. */
function readQuery(query: string): [string, string][] | null {
  const parameters = query
    .split('&')
    .map((parameter) => parameter.split(/=(.*)/s))
    .filter(([key = '']) => /^\d+$/.test(key))
  if (parameters.some(([key]) => !identifierOf(key!)?.attribute)) return null
  return parameters.map(([key, value = '']) => [key!, unescape(value.replaceAll('+', ' '))])
}

const filledUp = (gtin: string): string => ([8, 12, 13].includes(gtin.length) ? toGtin14(gtin) : gtin)
