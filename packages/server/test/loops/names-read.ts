import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../src')
const source = globSync('{*,{operations,stamps,public,store,files}/*}.ts', { cwd: folder })
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n')

/** Names that calls read from a `body` or a `query` by hand. */
export function namesRead(from: string): string[] {
  const reads = new RegExp(`${from}(?:\\.|\\[')([a-z_-]+)|'([a-z_-]+)' in ${from}\\b`, 'g')
  return [...new Set([...source.matchAll(reads)].map(([, one, other]) => (one ?? other)!))]
}
