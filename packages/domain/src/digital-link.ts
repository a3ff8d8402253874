import { gs1Date, isCharacterSet82, isGtin, isLot, readGs1Date, toGtin14 } from './gs1.ts'

/** What a GS1 Digital Link of ours names: a product, and down to one lot or one label of it. */
export interface DigitalLink {
  gtin: string
  /** Consumer product variant, AI (22). */
  variant?: string
  lot?: string
  serial?: string
  /** The last day it keeps, AI (17). */
  expiry?: string
}

const escape = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const unescape = (value: string) =>
  value.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The address on a label, as GS1 writes it: `origin` is 'https://' and the public host. */
export function digitalLink(origin: string, { gtin, variant, lot, serial, expiry }: DigitalLink): string {
  const part = (key: string, value: string | undefined) => (value ? `/${key}/${escape(value)}` : '')
  const path = part('01', toGtin14(gtin)) + part('22', variant) + part('10', lot) + part('21', serial)
  return origin + path + (expiry ? `?17=${gs1Date(expiry)}` : '')
}

const address = /^[\w!#$%&'()*+,\-./:;=?@[\]~]*$/
const path = /\/01\/([^/]+)(?:\/22\/([^/]+))?(?:\/10\/([^/]+))?(?:\/21\/([^/]+))?$/

/** Keys that belong in the path when they are there at all. */
const pathKeys = ['01', '10', '21', '22', '235']

/**
 * Reads a web address, or its path and query, as a link to a product; null when it is none. Query parameters it does not know
 * are passed over. Product numbers of fewer than 14 digits are taken only if `shortGtins` says so: GS1 no longer allows them.
 */
export function parseDigitalLink(text: string, { shortGtins = false } = {}): DigitalLink | null {
  const [before = ''] = text.split('#')
  const [start = '', query = ''] = before.split(/\?(.*)/s)
  const found = path.exec(start)
  if (!found || !address.test(before)) return null

  const [gtin, variant, lot, serial] = found.slice(1).map((value) => (value === undefined ? undefined : unescape(value)))
  if (!gtin || !isGtin(gtin) || (gtin.length < 14 && !shortGtins)) return null
  if ([variant, lot, serial].some((value) => value !== undefined && !isLot(value))) return null

  const attributes = readQuery(query)
  const expiry = attributes?.get('17')
  const day = expiry === undefined ? undefined : readGs1Date(expiry)
  if (attributes === null || day === null) return null

  return {
    gtin: toGtin14(gtin),
    ...(variant && { variant }),
    ...(lot && { lot }),
    ...(serial && { serial }),
    ...(day && { expiry: day }),
  }
}

/** The parameters that carry GS1 data, or null where one of them is empty, malformed, repeated, or belongs in the path. */
function readQuery(query: string): Map<string, string> | null {
  const attributes = new Map<string, string>()
  for (const parameter of query.split('&')) {
    const [key = '', value = ''] = parameter.split(/=(.*)/s)
    if (!/^\d+$/.test(key)) continue
    const content = unescape(value.replaceAll('+', ' '))
    if (!content || !isCharacterSet82(content) || attributes.has(key) || pathKeys.includes(key)) return null
    attributes.set(key, content)
  }
  return attributes
}
