import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'

const ask = (message: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { aboutMessage } from './scripts/check-commits.mjs'
       console.log(JSON.stringify(aboutMessage(${JSON.stringify(message)})))`,
    ]).toString(),
  ) as string[]

for (const [message, complaints] of [
  ['traces: refuse an expired certificate', 0],
  ['two-words: mend it\n\nBecause it was wrong.', 0],
  ['Merge branch', 0],
  ['Refuse an expired certificate', 1],
  ['traces: refuse it.', 1],
  [`traces: ${'x'.repeat(70)}`, 1],
  ['traces: refuse it\nat once', 1],
] as const)
  test(`a message of a commit: ${JSON.stringify(message).slice(0, 50)} has ${complaints} complaints`, () => {
    assert.equal(ask(message).length, complaints)
  })
