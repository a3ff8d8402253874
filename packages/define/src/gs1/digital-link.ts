import { identifierOf } from './application-identifiers.ts'
import type { Identifier } from './application-identifiers.ts'
import { elementsProblem } from './element-strings.ts'
import type { Element, ElementOptions, Elements } from './element-strings.ts'
import { gs1Date, readGs1Date, toGtin14 } from './gs1.ts'
import { LinkProblem, escaped, readPath, readQuery } from './link-parts.ts'

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

/** Builds the Digital Link URL printed on a label: `origin` is 'https://' and the public host. */
export function digitalLink(origin: string, { gtin, variant, lot, serial, expiry }: DigitalLink): string {
  const said = [
    ['01', toGtin14(gtin)],
    ['22', variant],
    ['10', lot],
    ['21', serial],
    ['17', expiry && gs1Date(expiry)],
  ] as const
  return writeLink(
    origin,
    said.flatMap(([ai, value]): Element[] => (value ? [[ai, value]] : [])),
  )!
}

export interface LinkOptions extends ElementOptions {
  /** Accepts product numbers of fewer than 14 digits and pads them; GS1 no longer allows them. */
  shortGtins?: boolean
  /** Accepts names in place of some identifiers, 'gtin' for 01; GS1 no longer allows them. */
  names?: boolean
  /** Accepts identifiers that the dictionary does not have behind the ?. */
  unknownAttributes?: boolean
}

/**
 * Builds a Digital Link from elements: the first possible primary key, its qualifiers in the path, all others behind
 * the ?, those of predefined length first. Null when they do not fit in one link.
 */
export function writeLink(origin: string, said: Iterable<Element>, options: LinkOptions = {}): string | null {
  const elements = new Map(said)
  const identifiers = [...elements.keys()].map((ai) => identifierOf(ai, options.unknown))
  const key = identifiers.find((known) => known?.path)
  if (!key) return null
  const inPath = [key.ai, ...qualifiersOf(key, elements)]
  const attributes = identifiers.filter((known) => !inPath.includes(known?.ai ?? ''))
  const query = [true, false].flatMap((fixed) => attributes.filter((known) => known?.fixed === fixed))
  if (query.length < attributes.length || !query.every((known) => isAttribute(known, options))) return null
  const path = inPath.map((ai) => `/${ai}/${escaped(elements.get(ai)!, false)}`).join('')
  const parameters = query.map((known) => `${known!.ai}=${escaped(elements.get(known!.ai)!, true)}`).join('&')
  return origin.replace(/\/$/, '') + path + (parameters && `?${parameters}`)
}

/**
 * The longest list of qualifiers that are present; of two equally long ones, the one that begins with lower numbers.
 */
function qualifiersOf({ path }: Identifier, elements: Elements): string[] {
  const rows = path!.map((order) => order.filter((ai) => elements.has(ai)))
  return rows.toSorted((one, other) => other.length - one.length || (one.join() < other.join() ? -1 : 1))[0] ?? []
}

const isAttribute = (known: Identifier | undefined, { unknownAttributes }: LinkOptions): boolean =>
  known !== undefined && (known.attribute || (known.unknown === true && unknownAttributes === true))

const address = /^[\w!#$%&'()*+,\-./:;=?@[\]~]*$/
const start = /^(?:(?:https?|HTTPS?):\/\/[\dA-Za-z.:[\]-]+)?(?=\/)/

/** Parses a URL, or its path and query, as a link to a product; null when it is not one. */
export function parseDigitalLink(text: string, options: LinkOptions = {}): DigitalLink | null {
  const elements = parseLink(text, options)
  return elements && productLinkOf(elements)
}

/** The data about a product in a link; null when the link is about something else. */
export function productLinkOf(elements: Elements): DigitalLink | null {
  if (elements.keys().next().value !== '01') return null
  const [gtin, variant, lot, serial, expiry] = ['01', '22', '10', '21', '17'].map((ai) => elements.get(ai))
  return {
    gtin: gtin!,
    ...(variant && { variant }),
    ...(lot && { lot }),
    ...(serial && { serial }),
    ...(expiry && { expiry: readGs1Date(expiry)! }),
  }
}

/** The elements of a Digital Link, key first; or the error in it, and the part of the address with the error. */
export type LinkReading = { elements: Elements } | { elements: null; problem: string; place: string }

export function readLink(text: string, options: LinkOptions = {}): LinkReading {
  try {
    return { elements: elementsOfLink(text, options) }
  } catch (error) {
    if (!(error instanceof LinkProblem)) throw error
    return { elements: null, problem: error.message, place: error.place }
  }
}

/** Parses a Digital Link to its elements, key first; null when it is not one or not valid. Other parameters are ignored. */
export const parseLink = (text: string, options: LinkOptions = {}): Elements | null => readLink(text, options).elements

function elementsOfLink(text: string, options: LinkOptions): Elements {
  const [before = ''] = text.split('#')
  const [place = '', query = ''] = before.split(/\?(.*)/s)
  const strange = [...text].find((sign) => !address.test(sign))
  if (strange !== undefined) throw new LinkProblem('Địa chỉ có ký tự không được phép', strange)
  if (!start.test(place)) throw new LinkProblem('Không phải địa chỉ web', place)
  const path = readPath(place.replace(start, ''), options)
  const attributes = readQuery(query, options)
  const elements = new Map<string, string>()
  for (const [ai, value] of [...path, ...attributes]) {
    if (elements.has(ai)) throw new LinkProblem(`Mã (${ai}) có hai lần`, ai)
    elements.set(ai, ai === '01' && options.shortGtins ? filledUp(value) : value)
  }
  for (const [ai] of attributes) refuseAttribute(ai, path, options)
  for (const element of elements) {
    const problem = elementsProblem([element], { ...options, alone: true })
    if (problem) throw new LinkProblem(problem, element.join('/'))
  }
  const problem = elementsProblem(elements, options)
  if (problem) throw new LinkProblem(problem, place)
  return elements
}

/** Throws for a query attribute that belongs in the path, or that is not allowed in the query at all. */
function refuseAttribute(ai: string, path: readonly Element[], options: LinkOptions): void {
  if (!isAttribute(identifierOf(ai, options.unknown), options))
    throw new LinkProblem(`Mã (${ai}) không được đứng sau dấu ?`, ai)
  const [key, ...qualifiers] = path.map(([name]) => name)
  const all = [...qualifiers, ai]
  if (identifierOf(key!)!.path!.some((order) => all.every((name) => order.includes(name))))
    throw new LinkProblem(`Mã (${ai}) phải đứng trong đường dẫn`, ai)
}

const filledUp = (gtin: string): string => ([8, 12, 13].includes(gtin.length) ? toGtin14(gtin) : gtin)
