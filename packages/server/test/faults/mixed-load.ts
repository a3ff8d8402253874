import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Ask } from './asker.ts'

const CONNECTIONS = 50
const BETWEEN_EXPORTS = 5_000
const PRODUCTS = '/api/admin/products'

/** The data of the requests: a token, the rows that are written, and the codes that are scanned. */
export interface Ground {
  token: string
  products: { id: number; name: string; manufacture_id: number }[]
  /** The required values of every product form. */
  given: Record<string, unknown>
  codes: string[]
}

/** A product as returned by a write. */
export interface Written {
  id: number
  version: number
  name: string
  price: number | null
  is_highlight: boolean
}

type Kind = 'list' | 'search' | 'get' | 'update' | 'toggle' | 'create' | 'scan' | 'page' | 'export'

export interface Noted {
  kind: Kind
  code: number
  /** The row as written, if a write succeeded. */
  written?: Written
  /** The answer, if it was wrong. */
  wrong?: string
}

const writes: ReadonlySet<Kind> = new Set(['update', 'toggle', 'create'])

/** Makes the most common requests over fifty connections for the given time, and returns their history. */
export async function mixedLoad(ask: Ask, { token, products, given, codes }: Ground, milliseconds: number) {
  const history: Noted[] = []
  const until = Date.now() + milliseconds
  let sent = 0

  const visitor = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` })
  const own = (n: number) => products[n % products.length]!
  const code = (n: number) => codes[n % codes.length]!
  const asked: Record<Exclude<Kind, 'export'>, (n: number) => Promise<Answer>> = {
    list: (n) => ask('GET', `${PRODUCTS}?page=${1 + (n % 5)}`, token),
    search: (n) => ask('GET', `${PRODUCTS}?search=${encodeURIComponent(own(n).name)}`, token),
    get: (n) => ask('GET', `${PRODUCTS}/${own(n).id}`, token),
    update: (n) => ask('PUT', `${PRODUCTS}/${own(n).id}`, token, { ...given, ...own(n), price: n }),
    toggle: (n) => ask('PUT', `${PRODUCTS}/${own(n).id}/change-highlight`, token, {}),
    create: (n) => ask('POST', PRODUCTS, token, { ...given, name: `Giống mới số ${n}`, price: n }),
    // Each from a device of its own, since repeated scans of one device count once.
    scan: (n) => ask('POST', '/api/web/scans', '', { code: code(n), client_id: `máy ${n}` }, visitor(n)),
    page: (n) => ask('GET', `/s/${code(n)}`, '', undefined, visitor(n)),
  }
  const kinds = Object.keys(asked) as (keyof typeof asked)[]

  const note = (kind: Kind, { code: status, text, why }: Answer) => {
    if (status !== 200)
      return history.push({ kind, code: status, wrong: `${kind} ${status} ${why} ${text.slice(0, 200)}` })
    return history.push({ kind, code: status, ...(writes.has(kind) && { written: entryOf(text) }) })
  }
  const client = async () => {
    while (Date.now() < until) {
      const n = sent++
      // 7 shares no divisor with the numbers of rows and codes, so that every row meets every kind.
      const kind = kinds[Math.floor(n / 7) % kinds.length]!
      note(kind, await asked[kind](n))
    }
  }
  const exporting = async () => {
    while (Date.now() < until) {
      const begun = await ask('GET', '/api/admin/export-wards', token)
      const { url } = (JSON.parse(begun.text) as { data: { url: string } }).data
      // A download waits until the job is done.
      note('export', await ask('GET', url))
      await sleep(BETWEEN_EXPORTS)
    }
  }
  await Promise.all([...Array.from({ length: CONNECTIONS }, client), exporting()])
  return history
}

function entryOf(text: string): Written {
  const { id, version, name, price, is_highlight } = (JSON.parse(text) as { data: { entry: Written } }).data.entry
  return { id, version, name, price, is_highlight }
}
