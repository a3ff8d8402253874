import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../..')
const source = globSync(['platform/src/**/*.ts', 'server/src/{areas,public}/**/*.ts'], {
  cwd: folder,
  exclude: ['**/*.test.ts'],
})
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n')

/** Names that calls read from a `body` or a `query` by hand. */
export function namesRead(from: string): string[] {
  const reads = new RegExp(`${from}(?:\\.|\\[')([a-z_-]+)|'([a-z_-]+)' in ${from}\\b`, 'g')
  return [...new Set([...source.matchAll(reads)].map(([, one, other]) => (one ?? other)!))]
}
