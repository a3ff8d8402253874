import { existsSync, readFileSync } from 'node:fs'
import { mutations } from './mutations.mjs'

/** Whether each small fault still has its place, and the test that finds it is there. */
export function checkMutations() {
  return mutations.flatMap(([path, text, , test]) => [
    ...(existsSync(path) && readFileSync(path, 'utf8').includes(text)
      ? []
      : [`scripts/mutations.mjs: ${path} has no ${JSON.stringify(text)}`]),
    ...(existsSync(test) ? [] : [`scripts/mutations.mjs: there is no ${test}`]),
  ])
}
