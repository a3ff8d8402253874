import type { Plugin, Rolldown } from 'vite'

/**
 * Build plugin: refuses chunks that import each other in a circle. In a circle, the order of execution depends on
 * which chunk is loaded first, and one may read an export that another has not defined yet.
 */
export const noCircles: Plugin = {
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const done = new Set<string>()
    for (const file of Object.keys(bundle)) refuseCircles(file, [], bundle, done)
  },
}

function refuseCircles(file: string, from: readonly string[], bundle: Rolldown.OutputBundle, done: Set<string>): void {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || done.has(file)) return
  const way = [...from, file]
  if (from.includes(file))
    throw new Error(
      `Chunks import each other in a circle: ${way.slice(from.indexOf(file)).map(told(bundle)).join(' → ')}`,
    )
  for (const next of chunk.imports) refuseCircles(next, way, bundle, done)
  done.add(file)
}

/** Names a chunk in an error message, with the last three modules it contains. */
const told = (bundle: Rolldown.OutputBundle) => (file: string) => {
  const chunk = bundle[file] as Rolldown.OutputChunk
  return `${chunk.name} (${chunk.moduleIds
    .slice(-3)
    .map((id) => id.replace(/^.*\/(packages|node_modules)\//, ''))
    .join(', ')})`
}
