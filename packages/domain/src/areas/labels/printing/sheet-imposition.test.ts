import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  imposeLabels,
  labelsOnPage,
  labelsPerLine,
  pagesFor,
  placeOnPage,
  sheetDefaults,
  sheetProblems,
} from './sheet-imposition.ts'
import type { Paper, SheetPrint } from './sheet-imposition.ts'
import { stampDefaults } from './stamp-layout.ts'
import type { LabelSize } from './stamp-layout.ts'

const impose = (label: Partial<LabelSize>, sheet: Partial<SheetPrint>, paper?: Paper) =>
  imposeLabels({ ...stampDefaults, ...label }, { ...sheetDefaults, ...sheet }, paper)

const sheets: [
  what: string,
  label: Partial<LabelSize>,
  sheet: Partial<SheetPrint>,
  columns: number,
  rows: number,
  first: [left: number, top: number],
][] = [
  ['50 × 30 on A4', {}, { paper: 'a4' }, 3, 9, [28, 5.5]],
  ['50 × 30 on A5', {}, { paper: 'a5' }, 2, 6, [23, 10]],
  ['50 × 30 without gaps', { distance: 0 }, { paper: 'a4' }, 4, 9, [5, 13.5]],
  ['a sheet of three columns and eight rows', {}, { paper: 'a4', sheet_columns: 3, sheet_rows: 8 }, 3, 8, [28, 21.5]],
  ['a sheet with margins of its own', {}, { paper: 'a4', sheet_left: 8, sheet_top: 12 }, 3, 8, [8, 12]],
  ['a label as wide as the paper', { width: 205 }, { paper: 'a4' }, 1, 9, [2.5, 5.5]],
  ['a label wider than the paper', { width: 220 }, { paper: 'a4' }, 0, 9, [106, 5.5]],
  ['a roll of two', { stamps_per_line: 2, space_left: 4, space_top: 3 }, { paper: 'roll' }, 2, 1, [4, 3]],
  ['an old issue', { stamps_per_line: 2, space_left: 4, space_top: 3 }, { paper: null }, 2, 1, [4, 3]],
]

for (const [what, label, sheet, columns, rows, first] of sheets) {
  test(`${what}: ${columns} × ${rows}, from ${first.join(' and ')} mm`, () => {
    const placed = impose(label, sheet)
    assert.deepEqual([placed.columns, placed.rows], [columns, rows])
    if (columns > 0) assert.deepEqual([placed.left, placed.top], first)
  })
}

test('a hundred labels of 50 × 30 mm stand on four A4 sheets, on five from the tenth place on', () => {
  const placed = impose({}, {}, 'a4')
  assert.deepEqual([labelsOnPage(placed), pagesFor(100, placed), pagesFor(100, placed, 10)], [27, 4, 5])
})

test('the A4 sheets of an issue from before papers could be chosen stay as they were', () => {
  const placed = impose({ stamps_per_line: 2, space_left: 4, space_top: 1 }, { paper: null }, 'a4')
  assert.deepEqual([placed.columns, placed.rows, placed.left, placed.top, placed.marks], [2, 9, 4, 1, []])
})

test('labels stand from left to right and from top to bottom, the first where a used sheet goes on', () => {
  const placed = impose({}, { paper: 'a4' })
  const at = (position: number, start?: number) => {
    const { page, x, y } = placeOnPage(placed, position, start)
    return [page, x, y]
  }
  assert.deepEqual(at(0), [0, 28, 5.5])
  assert.deepEqual(at(1), [0, 80, 5.5])
  assert.deepEqual(at(3), [0, 28, 37.5])
  assert.deepEqual(at(27), [1, 28, 5.5])
  assert.deepEqual(at(0, 4), [0, 28, 37.5])
  assert.deepEqual(at(0, 27), [0, 132, 261.5])
  assert.deepEqual(at(1, 27), [1, 28, 5.5])
})

test('cutting marks stand in the margins, at every edge, and touch no label', () => {
  const { marks, left, top } = impose({}, { paper: 'a4' })
  assert.equal(marks.length, 2 * (6 + 18))
  assert.deepEqual(marks[0], [left, top - 4, left, top - 1])
  assert.equal(impose({ distance: 0 }, { paper: 'a4' }).marks.length, 2 * (5 + 10))
  assert.deepEqual(impose({}, { paper: 'a4', cut_marks: false }).marks, [])
  assert.deepEqual(impose({}, { paper: 'roll' }).marks, [])
})

test('a printed line is a row of the sheet, or of the roll', () => {
  const lineOf = (sheet: Partial<SheetPrint>) =>
    labelsPerLine({ ...stampDefaults, stamps_per_line: 2 }, { ...sheetDefaults, ...sheet })
  assert.deepEqual(
    [lineOf({}), lineOf({ paper: 'a4' }), lineOf({ paper: 'a5' }), lineOf({ paper: null })],
    [2, 3, 2, 2],
  )
})

const problems: [what: string, label: Partial<LabelSize>, sheet: Partial<SheetPrint>, expected: string[]][] = [
  ['a sheet that fits', {}, {}, []],
  ['a label wider than the paper', { width: 220 }, {}, ['cuts paper: Tem 220 × 30 mm không vừa khổ A4 (210 × 297 mm)']],
  [
    'too many columns',
    {},
    { sheet_columns: 5 },
    ['cuts sheet_columns: 5 cột tem cần rộng 258 mm, không vừa khổ A4 (210 × 297 mm)'],
  ],
  [
    'rows below the end of the paper',
    {},
    { sheet_rows: 9, sheet_top: 20 },
    ['cuts sheet_rows: 9 hàng tem cần cao 306 mm, không vừa khổ A4 (210 × 297 mm)'],
  ],
  [
    'a margin that leaves no room for a label',
    {},
    { sheet_left: 200, sheet_top: 280 },
    [
      'cuts sheet_left: Lề trái 200 mm không còn chỗ cho tem rộng 50 mm trên khổ A4 (210 × 297 mm): nhiều nhất là 160 mm',
      'cuts sheet_top: Lề trên 280 mm không còn chỗ cho tem cao 30 mm trên khổ A4 (210 × 297 mm): nhiều nhất là 267 mm',
    ],
  ],
  [
    'labels near the edge',
    {},
    { sheet_left: 2 },
    ['sheet_left: Tem cách mép giấy 2 mm: nhiều máy in không in được trong 5 mm sát mép giấy'],
  ],
  [
    'labels near the upper edge',
    {},
    { sheet_top: 0 },
    ['sheet_top: Tem cách mép giấy 0 mm: nhiều máy in không in được trong 5 mm sát mép giấy'],
  ],
]

for (const [what, label, sheet, expected] of problems) {
  test(`${what}: ${expected.join(', ') || 'no problem'}`, () => {
    const whole = { ...sheetDefaults, paper: 'a4' as const, ...sheet }
    const found = sheetProblems(impose(label, whole), whole)
    assert.deepEqual(
      found.map(({ field, message, cuts }) => `${cuts ? 'cuts ' : ''}${field}: ${message}`),
      expected,
    )
  })
}
