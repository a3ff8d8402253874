import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * The content of a file in `sample/`, with the type that the caller states. Its values are validated by the operations
 * that they are sent to, as for all users.
 */
export const sample = <T>(name: string): T =>
  parse(readFileSync(new URL(`../sample/${name}.yaml`, import.meta.url), 'utf8')) as T
