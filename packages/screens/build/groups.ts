import { dirname, resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext
type Group = Rolldown.CodeSplittingGroup

const screens = `${resolve(import.meta.dirname, '../src')}/`
const language = `${resolve(import.meta.dirname, '../../define')}/`

const usualSignIn = `${screens}sign-in/sign-in-page.tsx`

/** Files of a product's root modules, from whose imports the chunk groups are derived. */
export interface Parts {
  /** The product's `index.html`. */
  page: string
  /** The product's own sign-in page, if it has one. */
  signIn?: string
  /** The module of the screens behind the sign-in, loaded once somebody is signed in. */
  routes: string
  /** The module that composes the product's catalogue. */
  definitions: string
}

/**
 * Returns a predicate: whether a module lies under one of the folders `homes` and is imported statically, directly or
 * through others, by the modules `roots`. Lazy imports do not count.
 */
const loadedBy = (homes: readonly string[], ...roots: readonly string[]) => {
  let found: Set<string> | undefined
  const visit = (seen: Set<string>, id: string, graph: Graph): Set<string> => {
    if (seen.has(id) || !homes.some((home) => id.startsWith(home))) return seen
    seen.add(id)
    return (graph.getModuleInfo(id)?.importedIds ?? []).reduce((all, next) => visit(all, next, graph), seen)
  }
  return (id: string, graph: Graph) => {
    found ??= roots.reduce((seen, root) => visit(seen, root, graph), new Set<string>())
    return found.has(id)
  }
}

/**
 * Modules of Mantine that both the sign-in and the lists use. They are named here because Mantine's index file hides
 * from the import graph which modules each of the two uses.
 */
const inputsOfBoth =
  /\/@mantine\/(core\/esm\/components\/(TextInput|InputBase|ActionIcon)|hooks\/esm\/use-uncontrolled)\//

const group = (name: string, holds: ReturnType<typeof loadedBy>): Group => ({
  name: (...module) => (holds(...module) ? name : null),
})

/**
 * Chunk groups: modules that are loaded together go into one file, because each more file is another wait on a slow
 * line. The import graph decides. A module belongs to the first group that matches it, together with the packages only
 * it needs. `src/boot/README.md` says when each group is loaded.
 */
export function groupsOf({ page, signIn: signInPage = usualSignIn, routes, definitions: catalogue }: Parts): Group[] {
  /** Folders of the code of screens. */
  const drawn = [`${dirname(page)}/`, screens]
  /** Folders of the code of definitions. */
  const rules = [`${dirname(catalogue)}/`, language]
  const main = loadedBy(drawn, page)
  const signIn = loadedBy(drawn, signInPage)
  const list = loadedBy(drawn, routes, `${screens}resource/list/list-screen.tsx`)
  /** Modules that show a row: details, history, refusal. Forms use some of them, too. */
  const record = loadedBy(
    [...drawn, ...rules],
    `${screens}resource/detail/detail-screen.tsx`,
    `${screens}resource/history/history-card.tsx`,
  )
  const form = loadedBy(
    [...drawn, ...rules],
    `${screens}resource/form/form-screen.tsx`,
    `${screens}resource/fields/choice/choice-input.tsx`,
  )
  return [
    { name: 'boot', test: /\/screens\/src\/boot\// },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
    group('start', (id, graph) => main(id, graph) || inputsOfBoth.test(id) || (signIn(id, graph) && list(id, graph))),
    group('sign-in', signIn),
    group('definitions', loadedBy(rules, catalogue)),
    group('admin', list),
    { name: 'icons', test: /\/@tabler\/icons-react\/|\/action-icons\.ts$/ },
    { name: 'popover', test: /\/@mantine\/core\/esm\/components\/(Popover|Combobox|Menu)\/|\/mantine-dropdowns\.css$/ },
    /** Parsers of typed values. */
    group('reading', loadedBy(rules, `${language}src/read.ts`)),
    group('record', record),
    group('form', form),
  ]
}
