import { catalogue } from '../packages/define/src/catalogue.ts'
import { resources } from '../packages/domain/src/menu.ts'
import { lineAt } from './modules.mjs'

/** Folders that would serve another product as they are: they may not know what an area is about. */
const platform = /^packages\/(define|platform|admin\/src\/(boot|ui|app|resource|frame))\//
const areas = 'packages/domain/src/areas/'
/** Where the definitions are put together; the platform reads them from `define/catalogue.ts`. */
const list = 'packages/domain/src/menu.ts'

/** What the platform still knows of areas: who knows what, and why. The list may only shrink. */
const known = [
  ['packages/admin/src/app/map/map-hint.tsx', 'portal/singles.ts', 'links to the screen where communes are loaded'],
  ['packages/admin/src/app/map/may-draw-map.ts', 'portal/singles.ts', 'the right to that screen'],
]

/** Checks what the platform knows of the product: nothing but what is listed here, and all that is listed. */
export function aboutWalls(imports) {
  const ofPlatform = imports.filter(({ path, target }) => platform.test(path) && target && !path.endsWith('.test.ts'))
  const crossing = ofPlatform.filter(({ target }) => target.startsWith(areas) || target === list)
  const isKnown = ({ path, target }) => known.some(([who, what]) => who === path && areas + what === target)
  const isNeeded = ([who, what]) => crossing.some(({ path, target }) => who === path && areas + what === target)
  return [
    ...crossing
      .filter((one) => !isKnown(one))
      .map(
        ({ path, line, target }) =>
          `${path}:${line}: the platform may not know ${target === list ? list : target.slice(areas.length)}`,
      ),
    ...known
      .filter((one) => !isNeeded(one))
      .map(([who, what]) => `scripts/walls.mjs: ${who} no longer needs ${what}: take the line away`),
  ]
}

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
