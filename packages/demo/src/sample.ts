import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * What stands in a file of `sample/`. Its shape is what the caller says; whether its values are right the operations find
 * that they are sent to, as of everybody's.
 */
export const sample = <T>(name: string): T =>
  parse(readFileSync(new URL(`../sample/${name}.yaml`, import.meta.url), 'utf8')) as T
