import type { Resource } from '@trace/define/resource.ts'
import { resourceIfAny } from '@trace/define/catalogue.ts'
import type { Operation } from '../operation/operation.ts'

/** The resource of a path: '/api/admin/products/:id', '/api/admin/export-products'. */
export const resourceOf = (path: string): Resource | undefined => {
  const word = path.split('/')[3] ?? ''
  return resourceIfAny(word) ?? resourceIfAny(word.slice(word.indexOf('-') + 1))
}

/** Schema name of one row of a resource: 'ProductGroup'. */
export const schemaName = ({ name }: Resource): string => pascal(singular(name))

/** Schema name of its list: 'ProductGroups'. */
export const listName = ({ name }: Resource): string => pascal(name)

/** Path words that are verbs already, so that the HTTP method adds none. */
const VERBS = new Set([
  'login',
  'logout',
  'forgot',
  'reset',
  'change',
  'export',
  'import',
  'count',
  'print',
  'search',
  'undo',
])
const DOES = { GET: 'get', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const

/**
 * The `operationId`, which generated clients use as method name and which must stay stable: 'listProducts',
 * 'changeProductHighlight', 'exportProducts'.
 */
export function operationId({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  const words = path.replace(/^\/api\/(admin\/)?/, '').split('/')
  const resource = resourceIfAny(words[0]!)
  if (resource) return idOfResource(method, resource, words.slice(1))
  const said = words.filter((word, index) => !word.startsWith(':') && word !== words[index - 1])
  const one = method === 'POST' || words.at(-1)!.startsWith(':') ? [...said.slice(0, -1), singular(said.at(-1)!)] : said
  const does = said.flatMap((word) => word.split('-')).some((word) => VERBS.has(word))
  return does ? camel(said.join('-')) : `${DOES[method]}${pascal(one.join('-'))}`
}

function idOfResource(method: Operation['method'], resource: Resource, rest: string[]): string {
  if (rest.length === 0)
    return method === 'GET' ? `list${listName(resource)}` : `${DOES[method]}${schemaName(resource)}`
  const isOne = rest[0]!.startsWith(':')
  const owner = isOne ? schemaName(resource) : listName(resource)
  const said = rest.filter((word) => !word.startsWith(':')).join('-')
  if (said === '') return `${DOES[method]}${owner}`
  if (method === 'GET') return `get${owner}${pascal(said)}`
  const [verb, ...more] = said.split('-')
  return `${verb}${owner}${pascal(more.join('-'))}${rest.length > 2 ? 'To' : ''}`
}

const pascal = (words: string): string =>
  words
    .split(/[-_.]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
const camel = (words: string): string => words.slice(0, 1) + pascal(words).slice(1)
const singular = (words: string): string =>
  words
    .replace(/ies$/, 'y')
    .replace(/(ss|ch|sh|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
