import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext
type Group = Rolldown.CodeSplittingGroup

const packages = resolve(import.meta.dirname, '../..')

/** The index of the interface texts: it names them all, and what imports it needs one or two of those. */
const isDoor = (id: string) => id.endsWith('/ui/vi.ts')

/** What screens are made of, and what definitions are. */
const screens = ['admin'].map((name) => `${packages}/${name}/`)
const rules = ['domain', 'define'].map((name) => `${packages}/${name}/`)

/**
 * The modules of these packages that the root modules import statically, directly or through others. Lazy imports are
 * left out, and so is what only an index names.
 */
const loadedBy = (homes: readonly string[], ...roots: readonly string[]) => {
  let found: Set<string> | undefined
  const visit = (seen: Set<string>, id: string, graph: Graph): Set<string> => {
    if (seen.has(id) || !homes.some((home) => id.startsWith(home)) || isDoor(id)) return seen
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
/** How what was typed is read; a password and an e-mail address are asked for before the sign-in, too. */
const reading = loadedBy(rules, 'define/src/read.ts')
const lostPassword = loadedBy(rules, 'define/src/password.ts', 'define/src/format.ts')
const list = loadedBy(screens, 'admin/src/admin-routes.tsx', 'admin/src/resource/list/list-screen.tsx')
const actions = loadedBy(screens, 'admin/src/resource/action-icons.ts')
const row = loadedBy(screens, 'admin/src/resource/history/history-card.tsx', 'admin/src/resource/detail/refusal.tsx')
/** What forms share with a few other screens, each too small for a file of its own. */
const iconsOfForms = /\/Icon(AlertCircle|Calendar|Check)\.mjs$/
const rulesOfForms = /\/define\/src\/(help|notices|notice-events)\.ts$/
/** What a closed select shares with what opens its list, which comes later. */
const closedSelect = /\/(ComboboxChevron|Combobox\.module|use-merged-ref)\.mjs$/
const form = loadedBy(screens, 'admin/src/resource/form/form-screen.tsx', 'admin/src/ui/vi/forms.ts')
const detail = loadedBy(screens, 'admin/src/resource/detail/detail-screen.tsx')

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
  group('reading', (id, graph) => reading(id, graph) && !lostPassword(id, graph)),
  { name: 'closed-select', test: closedSelect, includeDependenciesRecursively: false },
  { name: 'icons-of-forms', test: iconsOfForms, includeDependenciesRecursively: false },
  { name: 'rules-of-forms', test: rulesOfForms, includeDependenciesRecursively: false },
  { name: 'popover', test: /\/@mantine\/core\/esm\/components\/(Popover\/|Checkbox\/CheckIcon)/ },
  group('actions', actions),
  { ...group('row', (id, graph) => row(id, graph) && !form(id, graph)), includeDependenciesRecursively: false },
  group('record', (id, graph) => form(id, graph) && detail(id, graph)),
  { ...group('form', form), includeDependenciesRecursively: false },
  { ...group('detail', detail), includeDependenciesRecursively: false },
]
