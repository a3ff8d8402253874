import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext
type Group = Rolldown.CodeSplittingGroup

const packages = resolve(import.meta.dirname, '../..')

/** What screens are made of, and what definitions are. */
const screens = ['admin'].map((name) => `${packages}/${name}/`)
const rules = ['domain', 'define'].map((name) => `${packages}/${name}/`)

/**
 * The modules of these packages that the root modules import statically, directly or through others. Lazy imports are
 * left out.
 */
const loadedBy = (homes: readonly string[], ...roots: readonly string[]) => {
  let found: Set<string> | undefined
  const visit = (seen: Set<string>, id: string, graph: Graph): Set<string> => {
    if (seen.has(id) || !homes.some((home) => id.startsWith(home))) return seen
    seen.add(id)
    return (graph.getModuleInfo(id)?.importedIds ?? []).reduce((all, next) => visit(all, next, graph), seen)
  }
  return (id: string, graph: Graph) => {
    found ??= roots.reduce((seen, root) => visit(seen, `${packages}/${root}`, graph), new Set<string>())
    return found.has(id)
  }
}

/**
 * What both the sign-in and the lists take of a package whose index file hides from the import graph what each of them
 * uses.
 */
const inputsOfBoth =
  /\/@mantine\/(core\/esm\/components\/(TextInput|InputBase|ActionIcon)|hooks\/esm\/use-uncontrolled)\//

const main = loadedBy(screens, 'admin/index.html')
const signIn = loadedBy(screens, 'admin/src/areas/accounts/auth/login-page.tsx')
const definitions = loadedBy(rules, 'domain/src/menu.ts')
const list = loadedBy(screens, 'admin/src/admin-routes.tsx', 'admin/src/resource/list/list-screen.tsx')
/** How what was typed is read. */
const reading = loadedBy(rules, 'define/src/read.ts')
/** What shows a row: its details, its history, why it was refused. Forms show some of that, too. */
const record = loadedBy(
  [...screens, ...rules],
  'admin/src/resource/detail/detail-screen.tsx',
  'admin/src/resource/history/history-card.tsx',
)
const form = loadedBy(
  [...screens, ...rules],
  'admin/src/resource/form/form-screen.tsx',
  'admin/src/resource/fields/choice/choice-input.tsx',
)

const group = (name: string, holds: ReturnType<typeof loadedBy>): Group => ({
  name: (...module) => (holds(...module) ? name : null),
})

/**
 * Chunk groups: modules that are loaded together go into one file, because each more file is another wait on a slow
 * line. The import graph decides. A module belongs to the first group that matches it, together with the packages only
 * it needs. `src/boot/README.md` says when each group is loaded.
 */
export const groups: Group[] = [
  { name: 'boot', test: /\/admin\/src\/boot\// },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  group('start', (id, graph) => main(id, graph) || inputsOfBoth.test(id) || (signIn(id, graph) && list(id, graph))),
  group('sign-in', signIn),
  group('definitions', definitions),
  group('admin', list),
  { name: 'icons', test: /\/@tabler\/icons-react\/|\/action-icons\.ts$/ },
  { name: 'popover', test: /\/@mantine\/core\/esm\/components\/(Popover|Combobox|Menu)\/|\/mantine-dropdowns\.css$/ },
  group('reading', reading),
  group('record', record),
  group('form', form),
]
