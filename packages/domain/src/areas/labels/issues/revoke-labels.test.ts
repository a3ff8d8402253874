import assert from 'node:assert/strict'
import { test } from 'node:test'
import { revokeProblem } from './revoke-labels.ts'
import type { Replacement, StandingLabel } from './revoke-labels.ts'

const label = (serial: number, state: StandingLabel['state']): StandingLabel => ({ serial, state })
const instead = (serial: number, state: StandingLabel['state'], replaces: number | null = null): Replacement => ({
  serial,
  state,
  replaces,
})

const cases: [what: string, labels: StandingLabel[], replacement: Replacement | null, problem: string | null][] = [
  ['a label that is not active yet', [label(1, 'inactive')], null, null],
  ['an active label', [label(1, 'active')], null, null],
  ['a roll of labels', [label(1, 'inactive'), label(2, 'active')], null, null],
  ['a suspect label', [label(1, 'suspect')], null, 'Tem số 000001: Không thể chuyển từ “Nghi vấn” sang “Đã hủy”'],
  ['a locked label', [label(1, 'locked')], null, 'Tem số 000001: Không thể chuyển từ “Đã khóa” sang “Đã hủy”'],
  ['a recalled label', [label(1, 'recalled')], null, 'Tem số 000001: Không thể chuyển từ “Thu hồi” sang “Đã hủy”'],
  [
    'a roll with one that was revoked before',
    [label(1, 'active'), label(2, 'revoked')],
    null,
    'Tem số 000002: Không thể chuyển từ “Đã hủy” sang “Đã hủy”',
  ],
  ['a label replaced by an active one', [label(1, 'active')], instead(9, 'active'), null],
  ['a label replaced by one that is not active yet', [label(1, 'active')], instead(9, 'inactive'), null],
  ['a label replaced by itself', [label(1, 'active')], instead(1, 'active'), 'Tem không thể thay thế chính nó'],
  [
    'a label replaced by a locked one',
    [label(1, 'active')],
    instead(9, 'locked'),
    'Tem số 000009 đang ở trạng thái “Đã khóa”, không dùng thay được',
  ],
  [
    'a label replaced by a revoked one',
    [label(1, 'active')],
    instead(9, 'revoked'),
    'Tem số 000009 đang ở trạng thái “Đã hủy”, không dùng thay được',
  ],
  [
    'a label replaced by one that replaces another',
    [label(1, 'active')],
    instead(9, 'active', 4),
    'Tem số 000009 đã thay cho tem số 000004',
  ],
  [
    'a roll replaced by one label',
    [label(1, 'active'), label(2, 'active')],
    instead(9, 'active'),
    'Chỉ ghi tem thay thế khi hủy từng tem',
  ],
]

for (const [what, labels, replacement, problem] of cases) {
  test(`${what}: ${problem ?? 'allowed'}`, () => {
    assert.equal(revokeProblem(labels, replacement)?.message ?? null, problem)
  })
}
