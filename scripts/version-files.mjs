import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import dockerignore from '@balena/dockerignore'

/** Whether a path belongs to a version, by the rules of `.dockerignore`, as the builders of images read them. */
export function versionFilter() {
  return dockerignore().add(readFileSync('.dockerignore', 'utf8')).createFilter()
}

/** Large folders that are not read, because nothing in them belongs to a version. */
const PASSED_OVER = ['node_modules', '.git']

/** The files that belong to a version: those that images are built from, and that `npm run release` copies. */
export function versionFiles() {
  const belongs = versionFilter()
  return filesBelow('').filter(belongs)
}

function filesBelow(folder) {
  return readdirSync(folder || '.', { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}
