import { existsSync, readFileSync } from 'node:fs'
import { mutations } from './mutations.mjs'

/** Whether each small fault still has its one place, and the test that finds it is there. */
export function checkMutations() {
  return mutations.flatMap(([path, text, , test]) => [
    ...(existsSync(path) && readFileSync(path, 'utf8').split(text).length === 2
      ? []
      : [`scripts/mutations.mjs: ${path} has ${JSON.stringify(text)} not once`]),
    ...(existsSync(test) ? [] : [`scripts/mutations.mjs: there is no ${test}`]),
  ])
}
