import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import dockerignore from '@balena/dockerignore'

/** Whether a path belongs to a version, by the rules of `.dockerignore`, as the builders of images read them. */
export function versionFilter() {
  return dockerignore().add(readFileSync('.dockerignore', 'utf8')).createFilter()
}

/** Folders that hold very much, and of which nothing belongs to a version. */
const PASSED_OVER = ['node_modules', '.git']

/** What of this folder belongs to a version: what an image is built from, and what `npm run release` lays. */
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
