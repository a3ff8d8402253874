import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext
type Group = Rolldown.CodeSplittingGroup

const packages = resolve(import.meta.dirname, '../..')

/** What these modules of one package load at once of it, directly or through others. What is imported lazily comes later. */
const loadedBy = (folder: string, ...roots: readonly string[]) => {
  const home = `${packages}/${folder}/`
  let found: Set<string> | undefined
  const visit = (seen: Set<string>, id: string, graph: Graph): Set<string> => {
    if (seen.has(id) || !id.startsWith(home)) return seen
    seen.add(id)
    return (graph.getModuleInfo(id)?.importedIds ?? []).reduce((all, next) => visit(all, next, graph), seen)
  }
  return (id: string, graph: Graph) => {
    found ??= roots.reduce((seen, root) => visit(seen, home + root, graph), new Set<string>())
    return found.has(id)
  }
}

/** What the sign-in and the lists both stand on, of packages whose index hides from the imports what each of them takes. */
const basics =
  /\/(domain\/src\/\w+\/(parse|format|dates|permission)\.|@mantine\/core\/esm\/components\/(TextInput|InputBase|ActionIcon)\/)/

const signIn = loadedBy('admin/src', 'areas/accounts/auth/auth-pages.ts')
const definitions = loadedBy('domain/src', 'menu.ts')
const list = loadedBy('admin/src', 'admin-routes.tsx', 'resource/list/list-screen.tsx')
const form = loadedBy('admin/src', 'resource/form/form-screen.tsx')
const detail = loadedBy('admin/src', 'resource/detail/detail-screen.tsx')

/** A style sheet that several screens ask for goes with none of them. */
const isShared = (id: string) => /\/[\w-]+\.css$/.test(id)

const group = (name: string, holds: ReturnType<typeof loadedBy>): Group => ({
  name: (...module) => (holds(...module) ? name : null),
})

/**
 * What is fetched together stands together: each file more is another wait on a slow line. The imports say what that is; a module goes with the first
 * group that holds it, and takes along what it alone needs of the packages. `src/boot/README.md` tells when each is loaded.
 */
export const groups: Group[] = [
  { name: 'boot', test: /\/admin\/src\/boot\// },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  { name: 'start', tags: ['$initial' as const] },
  group('basics', (id, graph) => basics.test(id) || (signIn(id, graph) && list(id, graph))),
  group('definitions', definitions),
  group('admin', list),
  {
    ...group('form', (id, graph) => form(id, graph) && !detail(id, graph) && !isShared(id)),
    includeDependenciesRecursively: false,
  },
]
