import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canChangeIssueField } from './changeable-fields.ts'

const fields = ['name', 'quantity', 'width', 'size'] as const

const cases: [status: Parameters<typeof canChangeIssueField>[0], isPrintable: boolean, free: string[]][] = [
  ['draft', false, ['name', 'quantity', 'width', 'size']],
  ['issued', true, ['name', 'width', 'size']],
  ['printed', true, ['name']],
  ['printed', false, ['name', 'width', 'size']],
  ['activated', false, ['name', 'width', 'size']],
  ['closed', false, ['name']],
  ['recalled', false, ['name']],
]

for (const [status, isPrintable, free] of cases) {
  test(`of an issue that is ${status}, with a layout that ${isPrintable ? 'prints' : 'fails'}, ${free.join(', ')} may change`, () => {
    assert.deepEqual(
      fields.filter((field) => canChangeIssueField(status, field, isPrintable)),
      free,
    )
  })
}
