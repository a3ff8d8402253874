import { catalogue } from '../packages/define/src/catalogue.ts'
import { resources } from '../packages/domain/src/menu.ts'
import { lineAt } from './modules.mjs'

/** Tables that the platform's own SQL may name, since it signs people in; a product adds other columns to them. */
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
  return [
    ...found.map(({ path, line, name }) => `${path}:${line}: the platform may not name '${name}' of the product`),
    ...listsNamed(modules),
  ]
}

/**
 * Reports names of the product's lists in the language, the platform and the screens: they may know a list only through
 * its definition.
 */
function listsNamed(modules) {
  const names = resources
    .map(({ name }) => name)
    .filter((name) => !ofPlatformItself.includes(name.replaceAll('-', '_')))
  const named = new RegExp(
    `\\b(?:references?|count|resourceByName)\\([^()\\n]*'(${names.join('|')})'|\\bname === '(${names.join('|')})'`,
    'g',
  )
  return modules
    .filter(({ path }) => /^packages\/(define|platform|screens)\/src\/(?!.*\.test\.tsx?$)/.test(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(named)].map(
        ({ 1: to, 2: name = to, index }) => `${path}:${lineAt(source, index)}: names '${name}', a list of the product`,
      ),
    )
}
