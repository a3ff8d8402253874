import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** Parses all our modules. Reads the disk itself, so that the list can be compared with git's. */
export function readModules() {
  const exclude = (path) => /(^|\/)(node_modules|dist)$/.test(path)
  return globSync('{packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', { exclude }).toSorted().map(readModule)
}

function readModule(path) {
  const source = readFileSync(path, 'utf8')
  const { program, module, comments, errors } = parseSync(path, source)
  return { path, source, program, comments, module, dynamicImports: module.dynamicImports, broken: errors.length > 0 }
}

/** The line number of an offset, from 1. */
export const lineAt = (source, offset) => source.slice(0, offset).split('\n').length
