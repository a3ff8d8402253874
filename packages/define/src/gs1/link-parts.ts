import { identifierOf } from './application-identifiers.ts'
import type { Element } from './element-strings.ts'

/** The error in an address that should be a Digital Link, and the part of the address with the error. */
export class LinkProblem extends Error {
  readonly place: string

  constructor(message: string, place: string) {
    super(message)
    this.place = place
  }
}

export interface PartOptions {
  unknown?: boolean
  names?: boolean
}

/** Names that former versions of the standard allowed in place of identifiers. */
const named: Readonly<Record<string, string>> = {
  cpid: '8010',
  cpsn: '8011',
  cpv: '22',
  gcn: '255',
  gdti: '253',
  giai: '8004',
  ginc: '401',
  gln: '414',
  glnx: '254',
  gmn: '8013',
  grai: '8003',
  gsin: '402',
  gsrn: '8018',
  gsrnp: '8017',
  gtin: '01',
  itip: '8006',
  lot: '10',
  party: '417',
  refno: '8020',
  ser: '21',
  srin: '8019',
  sscc: '00',
}

/** Encodes a value for an address; behind the ? a space is written +. */
export const escaped = (value: string, inQuery: boolean): string =>
  encodeURIComponent(value)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', inQuery ? '+' : '%20')

/** Decodes a value of an address. */
export const unescaped = (text: string, inQuery: boolean): string =>
  text
    .replaceAll('+', inQuery ? ' ' : '+')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A part of an address, decoded for an error message if it is valid UTF-8. */
export function readable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The key and its qualifiers, as pairs from the end of the path; the segments before the key belong to the host. */
export function readPath(path: string, { unknown, names }: PartOptions): Element[] {
  const segments = path.slice(1).split('/')
  const known = (segment: string) =>
    identifierOf((names && Object.hasOwn(named, segment) && named[segment]) || segment, unknown)
  const pairs: Element[] = []
  for (let at = segments.length - 2; at >= 0; at -= 2) {
    const identifier = known(segments[at]!)
    if (!identifier) break
    pairs.unshift([identifier.ai, unescaped(segments[at + 1]!, false)])
    if (!identifier.path) continue
    const stranger = outOfOrder(
      pairs.slice(1).map(([ai]) => ai),
      identifier.path,
    )
    if (stranger === undefined) return pairs
    throw new LinkProblem(`Mã (${stranger}) không đứng ở chỗ này sau mã (${identifier.ai})`, stranger)
  }
  const first = segments.findIndex((segment) => known(segment)?.path)
  if (first < 0) throw new LinkProblem('Không có mã GS1 nào trong đường dẫn', path)
  const rest = segments.slice(first)
  const place = rest.find((segment, index) => index % 2 === 0 && (!known(segment) || !rest[index + 1]))
  throw new LinkProblem(`Không hiểu phần «${readable(place ?? '')}» của đường dẫn`, place ?? path)
}

/** The first of these identifiers that fits into none of the orders, or undefined; an order may be used with gaps. */
function outOfOrder(ais: readonly string[], orders: readonly (readonly string[])[]): string | undefined {
  const strangers = orders.map((order) => {
    const places = ais.map((ai) => order.indexOf(ai))
    return places.findIndex((place, index) => place <= (places[index - 1] ?? -1))
  })
  return strangers.includes(-1) ? undefined : ais[Math.max(...strangers)]
}

/** The query parameters that carry GS1 data: all whose names are numbers. */
export function readQuery(query: string, { unknown }: PartOptions): Element[] {
  return query
    .split('&')
    .map((parameter) => parameter.split(/=(.*)/s))
    .filter(([name = '', value]) => /^\d+$/.test(name) && value !== undefined)
    .map(([name = '', value = '']): Element => {
      if (!identifierOf(name, unknown)) throw new LinkProblem(`Không biết mã (${name}) sau dấu ?`, name)
      return [name, unescaped(value, true)]
    })
}
