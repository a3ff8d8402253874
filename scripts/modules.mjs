import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** Every module of ours, parsed: the check's own look at the disk, so that it can be held against what git lists. */
export function readModules() {
  const exclude = (path) => /(^|\/)(node_modules|dist)$/.test(path)
  return globSync('{packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { exclude }).sort().map(readModule)
}

function readModule(path) {
  const source = readFileSync(path, 'utf8')
  const { program, module, comments, errors } = parseSync(path, source)
  return { path, source, program, comments, dynamicImports: module.dynamicImports, broken: errors.length > 0 }
}

/** The line of an offset, counted from 1. */
export const lineAt = (source, offset) => source.slice(0, offset).split('\n').length
