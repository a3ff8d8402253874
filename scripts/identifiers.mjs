import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the table of GS1 identifiers from GS1's syntax dictionary: `npm run identifiers -- gs1-syntax-dictionary.txt`. */
const source = process.argv[2]
if (!source) {
  console.error('Which dictionary? npm run identifiers -- gs1-syntax-dictionary.txt')
  process.exit(1)
}

const dictionary = readFileSync(source, 'utf8')
const release = /^# Release: (.+)$/m.exec(dictionary)?.[1] ?? 'unknown'
const sha256 = createHash('sha256').update(dictionary).digest('hex')

/** 'AIs flags parts conditions # title', separated by white space; flags and conditions may be missing. */
const entries = dictionary
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => {
    const [ais, ...words] = line
      .replace(/\s#.*$/, '')
      .trim()
      .split(/\s+/)
    const flags = /^[*?]+$/.test(words[0]) ? words.shift() : ''
    const isCondition = (word) => /^[a-z]+(=|$)/.test(word)
    const parts = words.filter((word) => !isCondition(word)).join(' ')
    return [ais, flags, parts, words.filter(isCondition).join(' ')]
  })

const target = join(import.meta.dirname, '../packages/define/src/gs1/syntax-dictionary.ts')
writeFileSync(
  target,
  `/**
 * GS1's syntax dictionary: identifiers, flags (* predefined length, ? data attribute), parts, conditions.
 * Written by \`npm run identifiers\`, not by hand. © GS1 AISBL, Apache-2.0.
 * Release ${release}, SHA-256 ${sha256}
 */
export const dictionary: readonly (readonly [ais: string, flags: string, parts: string, conditions: string])[] = [
${entries.map((entry) => `  [${entry.map((text) => `'${text}'`).join(', ')}],`).join('\n')}
]
`,
)
console.log(`${entries.length} lines, release ${release}. Now: npm run format`)
