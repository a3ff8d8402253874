import { catalogue } from '../packages/define/src/catalogue.ts'
import { resources } from '../packages/domain/src/menu.ts'
import { lineAt } from './modules.mjs'

/** Tables that the platform's own SQL asks for, since it signs people in: a product defines what else they have. */
const ofPlatformItself = ['users', 'roles', 'permissions', 'system_logs', 'saved_views']

/** Checks that SQL of the platform names no table of the product, nor a column that ties an account or a row to its reach. */
export function aboutNames(modules) {
  const tables = resources.map(({ table }) => table).filter((table) => !ofPlatformItself.includes(table))
  const { place, owner } = catalogue().reach
  const names = new RegExp(
    `\\b(?:(?:from|join|into|update|table)\\s+(?:${tables.join('|')})|${place.account}|${owner.account})\\b`,
    'g',
  )
  const found = modules
    .filter(({ path }) => /^packages\/platform\/(?!.*\.test\.ts$)/.test(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(names)].map(({ 0: name, index }) => ({ path, name, line: lineAt(source, index) })),
    )
  return found.map(({ path, line, name }) => `${path}:${line}: the platform may not name '${name}' of the product`)
}
