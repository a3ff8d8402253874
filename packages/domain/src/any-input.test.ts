import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { resources } from './menu.ts'
import type { Field } from '@trace/define/field.ts'
import { can } from '@trace/define/permission.ts'
import type { Action, Permission } from '@trace/define/permission.ts'
import { Invalid, readValues } from '@trace/define/read.ts'
import { actions } from '@trace/define/subjects.ts'
import { subjects } from './areas/accounts/subjects.ts'

/** Any input that may be sent: values of all kinds, nested values, and values that look right at first sight. */
const anything = fc.oneof(
  fc.anything({ maxDepth: 3, withBigInt: false, withDate: false, withMap: false, withSet: false }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'NaN',
    '2026-02-30',
    '0000-00-00',
    'javascript:alert(1)',
    '\u0000',
    '\ud800',
    '=1+1',
    '__proto__',
  ),
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
  fc.double(),
)

/** The value as the form reads it; null if it is refused with a message. */
function readAlone(field: Field, raw: unknown): { value: unknown } | null {
  try {
    return { value: readValues({ x: field }, { x: raw })['x'] }
  } catch (error) {
    assert.ok(error instanceof Invalid, String(error))
    for (const sentences of Object.values(error.problems))
      for (const sentence of sentences) assert.match(sentence, /\S/)
    return null
  }
}

for (const { name, fields } of resources) {
  test(`${name}: whatever is sent for a field is read or refused in a sentence, and what was read is read as it is`, () => {
    for (const [column, field] of Object.entries(fields))
      fc.assert(
        fc.property(anything, (raw) => {
          const first = readAlone(field, raw)
          if (first && field.kind !== 'password') assert.deepEqual(readAlone(field, first.value), first, column)
        }),
        { numRuns: 25, examples: [['!\t\u0001']] },
      )
  })
}

const action = fc.constantFrom(...(Object.keys(actions) as Action[]))
const permission = fc.record({ action, subject: fc.constantFrom(...Object.keys(subjects)) })
/** Texts that look like permissions but are none. */
const ODD: string[] = ['*', '', 'all', 'list ', 'List']
const odd = fc.record({
  action: fc.constantFrom(...(ODD as Action[])),
  subject: fc.constantFrom('*', '', ...Object.keys(subjects)),
})

test('a right is had by who holds exactly one of those that are asked for, whatever else they hold', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(permission, odd)), fc.array(permission, { minLength: 1 }), (held, asked) => {
      const named = ({ action: what, subject }: Permission) => `${what} ${subject}`
      const holds = asked.some((each) => held.map(named).includes(named(each)))
      assert.equal(can(held, [asked[0]!, ...asked.slice(1)]), holds)
      assert.equal(can(null, [asked[0]!, ...asked.slice(1)]), false)
      assert.equal(can([...held, ...asked], [asked[0]!, ...asked.slice(1)]), true)
    }),
    { numRuns: 500 },
  )
})
