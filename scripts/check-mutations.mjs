import { existsSync, readFileSync } from 'node:fs'
import { mutations } from './mutations.mjs'

/** Checks that the text of each small fault still occurs exactly once, and that the test file for it exists. */
export function checkMutations() {
  return mutations.flatMap(([path, text, , test]) => [
    ...(existsSync(path) && readFileSync(path, 'utf8').split(text).length === 2
      ? []
      : [`scripts/mutations.mjs: ${path} has ${JSON.stringify(text)} not once`]),
    ...(existsSync(test) ? [] : [`scripts/mutations.mjs: there is no ${test}`]),
  ])
}
