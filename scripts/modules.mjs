import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Parses all our modules. Reads the disk itself, so that the list can be compared with git's. */
export function readModules() {
  const exclude = (path) => /(^|\/)(node_modules|dist)$/.test(path)
  return globSync('{packages,examples,e2e,bench,clones,scripts}/**/*.{ts,tsx,mjs}', { exclude })
    .toSorted()
    .map(readModule)
}

function readModule(path) {
  const source = readFileSync(path, 'utf8')
  const { program, module, comments, errors } = parseSync(path, source)
  return { path, source, program, comments, module, dynamicImports: module.dynamicImports, broken: errors.length > 0 }
}

/**
 * The file that an import refers to, for our own packages by the `exports` of their manifest; null if it is not
 * ours.
 */
export function fileOf(path, name) {
  if (name.startsWith('.')) return normalize(join(path, '..', name.replace(/\?.*$/, '')))
  const [, workspace, inside] = /^@trace\/([^/]+)(.*)$/.exec(name) ?? []
  if (!workspace) return null
  for (const [pattern, entry] of exportsOf(workspace)) {
    const [start, end] = `@trace/${workspace}${pattern.slice(1)}`.split('*')
    const file = join('packages', workspace, entry.types ?? entry)
    if (end === undefined ? name === start : name.startsWith(start) && name.endsWith(end))
      return end === undefined ? file : file.replace('*', name.slice(start.length, name.length - end.length))
  }
  return join('packages', workspace, inside)
}

const exported = new Map()

function exportsOf(workspace) {
  if (!exported.has(workspace)) {
    const manifest = JSON.parse(readFileSync(`packages/${workspace}/package.json`, 'utf8'))
    exported.set(
      workspace,
      Object.entries(typeof manifest.exports === 'string' ? { '.': manifest.exports } : (manifest.exports ?? {})),
    )
  }
  return exported.get(workspace)
}

/** The line number of an offset, from 1. */
export const lineAt = (source, offset) => source.slice(0, offset).split('\n').length
