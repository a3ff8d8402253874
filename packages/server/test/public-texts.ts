import { traceAddresses } from '../src/areas/tracing/index.ts'
import type { testServer } from './server.ts'

type Server = ReturnType<typeof testServer>

/** Tables whose rows have pages of their own in the portal. */
const PAGES = { products: '/san-pham', manufactures: '/co-so', articles: '/tin-tuc' } as const

const LISTS = ['/trang-chu', '/san-pham', '/co-so', '/tin-tuc', '/thu-vien', '/video', '/thu-hoi', '/lien-he']
const FILES = ['/thu-hoi.atom', '/sitemap.xml', '/.well-known/gs1resolver']

/**
 * All texts that are public, by address: lists and their choices, pages of rows under present and former slugs, search,
 * sitemap, feed, traces as page and as data, linksets, places. `words` are searched for.
 */
export async function publicTexts(server: Server, words: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const waiting = [...LISTS, ...FILES, `/tim-kiem?q=${encodeURIComponent(words)}`, ...(await rowAddresses(server))]
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (texts.has(url)) continue
    const { statusCode, body, headers } = await server.app.inject({ url })
    const leads = typeof headers.location === 'string' ? headers.location : null
    texts.set(url, statusCode < 400 ? `${leads ?? ''}\n${body}` : '')
    if (leads) waiting.push(leads.replace(/^https:\/\/[^/]+/, ''))
    if (LISTS.includes(url)) waiting.push(...choicesOn(body, url))
  }
  return texts
}

/**
 * The public addresses whose content contains a text. The search uses the text without its last letter, since the
 * page repeats the words searched for.
 */
export async function placesOf(server: Server, text: string): Promise<string[]> {
  const texts = await publicTexts(server, text.slice(0, -1))
  return [...texts].filter(([, body]) => body.includes(text)).map(([url]) => url)
}

/** Addresses of the filtered lists that a list links to. */
const choicesOn = (body: string, list: string): string[] =>
  [...body.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!)
    .filter((href) => href.startsWith(`${list}?`) && !href.includes('lang='))

async function rowAddresses({ sql, settings }: Server): Promise<string[]> {
  const addresses: string[] = []
  for (const [table, path] of Object.entries(PAGES)) {
    const slugs = await sql<{ slug: string }[]>`
      select slug from ${sql(table)} union select slug from slugs where table_name = ${table}`
    addresses.push(...slugs.map(({ slug }) => `${path}/${slug}`))
  }
  const traces = await sql<Record<'code' | 'lot' | 'gs1_key', string | null>[]>`
    select code, lot, gs1_key from traces where code is not null`
  const addressOf = await traceAddresses(sql, settings)
  for (const trace of traces) {
    const link = new URL(addressOf(trace)).pathname
    const data = `/api/web/traces/${trace.code}`
    addresses.push(`/t/${trace.code}`, data, `${data}/passport`, `${data}/epcis`, link, `${link}?linkType=linkset`)
  }
  const places = await sql<{ code: string }[]>`
    select code from material_areas union select location_code from material_areas union select gln from distributors
    union select gln from manufactures`
  addresses.push(...places.flatMap(({ code }) => (code ? [`/places/${code}`, `/414/${code}?linkType=linkset`] : [])))
  return addresses
}
