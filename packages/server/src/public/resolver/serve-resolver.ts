import { knownIdentifiers } from '@trace/define/gs1/application-identifiers.ts'
import { productLinkOf, readLink } from '@trace/define/gs1/digital-link.ts'
import type { Elements } from '@trace/define/gs1/element-strings.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '@trace/platform/request/failures.ts'
import { isMaintenance } from '@trace/platform/request/maintenance.ts'
import { logFailure } from '@trace/platform/monitoring/failures-log.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import { publicAddress, resolverAddress } from '@trace/platform/public-address.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { chooseLink, linkTypeOf, wantsLinkset } from './choose-link.ts'
import type { Link, LinkRequest } from './choose-link.ts'
import { descriptionOf } from './description.ts'
import { findItem, findProducer } from './find-item.ts'
import { levelsOf, linksetOf, ownLinksOf, pageOfMissing, producerLevel } from './links.ts'
import type { Level } from './links.ts'
import { OPEN_TO_ALL } from './open-to-all.ts'
import { openUsualPages } from './usual-pages.ts'

const METHODS = 'GET, HEAD, OPTIONS'
const CONTEXT = 'https://ref.gs1.org/standards/resolver/1.2.0/linkset-context'
const HEADERS = {
  ...OPEN_TO_ALL,
  'access-control-allow-methods': METHODS,
  'access-control-expose-headers': 'Link, Location',
  'cache-control': 'no-store',
  vary: 'Accept, Accept-Language',
}

/** Draws the page for an address that leads nowhere; programs get a problem in JSON instead. */
type DrawNothing = (request: FastifyRequest, reply: FastifyReply, code: number) => Promise<FastifyReply>

/** The GS1-conformant resolver (1.2.0): serves every GS1 key at the root, and the resolver's description. */
export function serveResolver(app: FastifyInstance, pool: Pool, settings: Settings, drawNothing: DrawNothing): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(HEADERS)
  })

  const pagesOf = openUsualPages(pool, settings)
  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: Problem) =>
    wantsPage(request)
      ? drawNothing(request, reply, problem.status)
      : reply
          .code(problem.status)
          .type('application/problem+json')
          .send({ type: 'about:blank', ...problem, instance: request.url.slice(0, 300) })

  app.setErrorHandler(async (error, request, reply) => {
    if (wantsPage(request)) throw error
    const { code, message, retryAfter } = failureOf(error)
    if (!isMaintenance(error)) logFailure(request, code, error)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    return refuse(request, reply.headers(HEADERS), { title: message, status: code })
  })

  app.get('/.well-known/gs1resolver', async (_, reply) => reply.send(await descriptionOf(pool, settings)))

  const resolve = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query = ''] = request.url.split(/\?(.*)/s)
    const address = path.replace(/(?<=[^/])\/$/, '')
    const read = readLink(query ? `${address}?${query}` : address, { shortGtins: true })
    if (!read.elements)
      return refuse(request, reply, {
        title: 'Địa chỉ không đúng chuẩn GS1',
        status: 400,
        detail: read.problem,
        place: read.place,
      })
    const resolver = await resolverAddress(pool, settings)
    reply.header('link', linkTo(resolver, address))
    const wish = wishOf(request)
    const { elements } = read
    const usual = await usualLink(elements, wish)
    if (usual) return reply.redirect(withQuery(usual.href, query), 307)
    const found = await onReplicaOrPrimary(pool, (sql) => find(sql, elements, resolver, wish))
    if (!found) return refuse(request, reply, NOTHING)
    return wantsLinkset(wish) ? sendLinkset(reply, found.levels, wish) : follow(request, reply, found, wish, query)
  }

  /** The usual link of a scan, if one fast look-up finds it; most requests are of this kind. */
  async function usualLink(elements: Elements, wish: LinkRequest): Promise<Link | null> {
    const link = isUsual(wish) ? productLinkOf(elements) : null
    const pages = link && (await pagesOf(await publicAddress(pool, settings), link))
    const choice = pages && chooseLink([pages], wish)
    return choice?.kind === 'one' ? choice.link : null
  }

  async function find(sql: Sql, elements: Elements, resolver: string, wish: LinkRequest): Promise<Resolution | null> {
    const publicUrl = await publicAddress(sql, settings)
    const gln = elements.get('414') ?? elements.get('417')
    const producer = gln === undefined ? null : await findProducer(sql, gln)
    if (producer)
      return {
        levels: [producerLevel(publicUrl, `${resolver}/${elements.has('414') ? '414' : '417'}/${gln}`, producer)],
        unknown: null,
      }
    const piece = elements.get('8006')
    const link = piece === undefined ? productLinkOf(elements) : { gtin: piece.slice(0, 14) }
    const item = link && (await findItem(sql, settings, link))
    if (!item) return null
    const own = isUsual(wish) && item.lot ? [] : await ownLinksOf(sql, item.product?.id)
    const unknown = pageOfMissing(item)
    return { levels: levelsOf(publicUrl, resolver, item, own), unknown: unknown && publicUrl + unknown }
  }

  function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    { levels, unknown }: Resolution,
    wish: LinkRequest,
    query: string,
  ) {
    if (wish.linkType === null && unknown) return reply.redirect(withQuery(unknown, query), 307)
    const links = levels.map((level) => level.links)
    const choice = chooseLink(links, wish)
    if (choice.kind === 'none') return refuse(request, reply, NO_SUCH_LINK)
    if (choice.kind === 'several') return sendChoices(reply, levels, choice.links, wish)
    return reply.redirect(withQuery(choice.link.href, query), 307)
  }

  app.get(`/:compressed(${COMPRESSED})`, async (request, reply) => refuse(request, reply, COMPRESSED_LINK))

  for (const key of new Set(knownIdentifiers.flatMap(({ ai, path }) => (path ? [ai] : [])))) {
    for (const path of [`/${key}`, `/${key}/*`]) {
      app.get(path, resolve)
      app.options(path, async (request, reply) => {
        const [address = ''] = request.url.split('?')
        reply.header('link', linkTo(await resolverAddress(pool, settings), address))
        return reply.code(204).header('allow', METHODS).send()
      })
    }
  }
}

/** Pattern of a compressed GS1 Digital Link: its first eight bits are the first two digits of a primary key. */
const COMPRESSED = '^(?=..[\\w-]*[A-Z0-9])(?:A[A-Za-f]|J[Q-Za-f]|Q[A-Za-f]|g[A-P])[\\w-]{8,}$'

interface Resolution {
  levels: Level[]
  /** The page that names the unknown part of the code. */
  unknown: string | null
}

interface Problem {
  title: string
  status: number
  detail?: string
  place?: string
}

const NOTHING: Problem = { title: 'Không tìm thấy mã này', status: 404 }
const NO_SUCH_LINK: Problem = { title: 'Mã này không có liên kết loại đã hỏi', status: 404 }

const COMPRESSED_LINK: Problem = {
  title: 'Địa chỉ không đúng chuẩn GS1',
  status: 400,
  detail: 'Địa chỉ GS1 Digital Link nén không được hỗ trợ',
}

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true

/** Whether only the default page is requested. */
const isUsual = (wish: LinkRequest): boolean => wish.linkType === null && !wantsLinkset(wish)

const wishOf = ({ query, headers }: FastifyRequest): LinkRequest => {
  const { linkType, linktype } = query as Record<string, string>
  return {
    linkType: linkTypeOf(linkType ?? linktype),
    accept: headers.accept,
    language: headers['accept-language'],
  }
}

function sendLinkset(reply: FastifyReply, levels: readonly Level[], { accept = '' }: LinkRequest) {
  const isPlain = accept.includes('application/json') && !accept.includes('application/linkset+json')
  const links = `<${CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`
  return reply
    .header('link', [reply.getHeader('link'), links].join(', '))
    .type(isPlain ? 'application/json' : 'application/linkset+json')
    .send(linksetOf(levels))
}

/** Sends links to choose from: as a linkset if requested, else in the form of GS1's Resolver CE. */
function sendChoices(
  reply: FastifyReply,
  levels: readonly Level[],
  links: readonly Link[],
  { linkType, accept = '' }: LinkRequest,
) {
  reply.code(300)
  if (linkType === null || !accept.includes('application/linkset+json'))
    return reply.type('application/json').send({ linkset: links })
  const level = levels.find((one) => one.links[linkType]?.includes(links[0]!))!
  return reply.type('application/linkset+json').send(linksetOf([{ ...level, links: { [linkType]: links } }]))
}

const linkTo = (resolver: string, address: string): string =>
  `<${resolver}${address.replaceAll(/[<>"]/g, encodeURIComponent)}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`

/** An address with the query of the request appended to its own. */
function withQuery(href: string, query: string): string {
  const [address = '', place] = href.split(/#(.*)/s)
  const joined = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
  return place === undefined ? joined : `${joined}#${place}`
}
