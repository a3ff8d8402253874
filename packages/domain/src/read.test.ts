import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, today } from '@trace/define/text/dates.ts'
import { choice, date, decimal, flag, group, gs1, integer, money, rows, text } from '@trace/define/kinds/index.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { Invalid, readValues } from '@trace/define/read.ts'
import type { Ordered } from '@trace/define/read.ts'
import { apps } from './areas/portal/apps.ts'
import { criteriaSeafoods } from './areas/figures/criteria-seafoods.ts'
import { labors } from './areas/producers/labors.ts'
import { productAnimals } from './areas/figures/product-animals.ts'
import { productPlants } from './areas/figures/product-plants.ts'
import { users } from './areas/accounts/users.ts'

const form = {
  name: text('Tên', { required: true, max: 5 }),
  kind: choice('Loại', { plant: 'Cây', animal: 'Con' }, { required: true, default: 'plant' }),
  price: money('Giá'),
  born: date('Ngày sinh'),
  is_new: flag('Mới'),
  size: integer('Cỡ', { required: true, min: 1, max: 20, default: 3 }),
  weight: decimal('Cân nặng', { required: true, when: { kind: ['animal'] } }),
  tested_by: text('Người thử', { when: { is_new: [false] } }),
  details: group('Chi tiết', { head_count: integer('Số con', { required: true, when: { kind: ['animal'] } }) }),
  inputs: rows('Vật tư', 'inputs', 'form_id', { name: text('Tên vật tư', { required: true }) }),
  code: text('Mã', { auto: true }),
}

const blank = {
  name: 'Na',
  kind: 'plant',
  price: null,
  born: null,
  is_new: false,
  size: 3,
  weight: null,
  tested_by: null,
  details: null,
  inputs: [],
}

const problemsOf = (fields: Fields, raw: Record<string, unknown>, ordered: Ordered = []) => {
  try {
    readValues(fields, raw, ordered)
    return {}
  } catch (error) {
    return error instanceof Invalid ? error.problems : assert.fail(String(error))
  }
}

const readings: [what: string, raw: Record<string, unknown>, read: Record<string, unknown>][] = [
  ['what is not sent takes its default or stays empty', { name: 'Na' }, blank],
  ['unknown fields and those of the server are passed over', { name: 'Na', code: 'X', is_admin: true }, blank],
  ['a date of year 1 is no date', { name: 'Na', born: '0001-01-01T00:00:00Z' }, blank],
  [
    'what the default of another field calls for is kept',
    { name: 'Na', tested_by: 'An', is_new: '' },
    { ...blank, tested_by: 'An' },
  ],
  ['what another field does not call for is emptied', { name: 'Na', weight: 4 }, blank],
  [
    'what another field calls for is kept',
    { name: 'Gà', kind: 'animal', weight: '2,5' },
    {
      ...blank,
      name: 'Gà',
      kind: 'animal',
      weight: 2.5,
    },
  ],
  [
    'a group heeds the form around it',
    { name: 'Na', details: { head_count: 3 } },
    { ...blank, details: { head_count: null } },
  ],
  [
    'rows keep their ids',
    { name: 'Na', inputs: [{ id: 7, name: 'Phân' }] },
    { ...blank, inputs: [{ id: 7, name: 'Phân' }] },
  ],
  [
    'a second row under the same id is a new row',
    {
      name: 'Na',
      inputs: [
        { id: 7, name: 'Phân' },
        { id: 7, name: 'Vôi' },
      ],
    },
    { ...blank, inputs: [{ id: 7, name: 'Phân' }, { name: 'Vôi' }] },
  ],
]

for (const [what, raw, expected] of readings) {
  test(what, () => assert.deepEqual(readValues(form, raw), expected))
}

const refusals: [what: string, raw: Record<string, unknown>, problems: Record<string, string[]>][] = [
  [
    'a required field that is blank or cleared',
    { name: '  ', size: '' },
    { name: ['Tên bắt buộc'], size: ['Cỡ bắt buộc'] },
  ],
  ['a text that is too long', { name: 'Na dai Đông Triều' }, { name: ['Tên tối đa 5 ký tự'] }],
  ['a field that another calls for', { name: 'Gà', kind: 'animal' }, { weight: ['Cân nặng bắt buộc'] }],
  [
    'a row inside, by its place',
    { name: 'Na', inputs: [{ name: 'Phân' }, {}] },
    { 'inputs.1.name': ['Tên vật tư bắt buộc'] },
  ],
  ['a choice there is not', { name: 'Na', kind: 'stone' }, { kind: ['Loại không hợp lệ'] }],
  [
    'a day there is not',
    { name: 'Na', born: '2026-02-30' },
    { born: ['Ngày sinh không hợp lệ: “2026-02-30”. Viết ngày/tháng/năm, như 30/11/2026'] },
  ],
  ['a year of long ago', { name: 'Na', born: '20/11/1026' }, { born: ['Ngày sinh phải từ năm 1900 đến năm 2199'] }],
]

for (const [what, raw, problems] of refusals) {
  test(`${what} is told beside it`, () => assert.deepEqual(problemsOf(form, raw), problems))
}

test('a number of GS1 is kept only with its check digit', () => {
  const fields = { gtin: gs1('Mã GTIN', { format: 'gtin' }) }
  assert.deepEqual(readValues(fields, { gtin: '9521234001010' }), { gtin: '9521234001010' })
  assert.deepEqual(problemsOf(fields, { gtin: '9521234001011' }), { gtin: ['Mã GTIN sai chữ số kiểm tra'] })
  assert.deepEqual(problemsOf(fields, { gtin: '952' }), { gtin: ['Mã GTIN không hợp lệ. 8, 12, 13 hoặc 14 chữ số'] })
})

test('what must not pass another is told in words that fit days and numbers', () => {
  const days = { start: date('Ngày bắt đầu'), end: date('Ngày kết thúc') }
  assert.deepEqual(problemsOf(days, { start: '2026-03-02', end: '2026-03-01' }, [['start', 'end']]), {
    end: ['Ngày kết thúc không được trước ngày bắt đầu'],
  })
  const areas = { water: decimal('Mặt nước'), all: decimal('Diện tích') }
  assert.deepEqual(problemsOf(areas, { water: 3, all: 2 }, [['water', 'all']]), {
    water: ['Mặt nước không được lớn hơn diện tích'],
  })
})

const year = Number(today().slice(0, 4))
const late: [what: string, field: Field, value: unknown, problem: string | null][] = [
  ['a birthday today', date('Ngày sinh', { latest: 'today' }), today(), null],
  [
    'a birthday tomorrow',
    date('Ngày sinh', { latest: 'today' }),
    addDays(today(), 1),
    'Ngày sinh không được ở tương lai',
  ],
  [
    'a birthday tomorrow at midnight UTC',
    date('Ngày sinh', { latest: 'today' }),
    `${addDays(today(), 1)}T00:00:00Z`,
    'Ngày sinh không được ở tương lai',
  ],
  ['figures of next year', integer('Năm', { latest: 'nextYear' }), year + 1, null],
  ['figures of the year after', integer('Năm', { latest: 'nextYear' }), year + 2, `Năm không được sau năm ${year + 1}`],
  [
    'figures of the year after, as text',
    integer('Năm', { latest: 'nextYear' }),
    String(year + 2),
    `Năm không được sau năm ${year + 1}`,
  ],
  ['figures of long ago', integer('Năm', { min: 2000, ungrouped: true }), 1999, 'Năm phải từ 2000 trở lên'],
  ['founded this year', integer('Năm thành lập', { latest: 'thisYear' }), year, null],
  [
    'founded next year',
    integer('Năm thành lập', { latest: 'thisYear' }),
    year + 1,
    'Năm thành lập không được ở tương lai',
  ],
]

for (const [what, field, value, problem] of late) {
  test(`${what} ${problem ? 'is too late' : 'is taken'}`, () => {
    const reading = () => readValues({ it: field }, { it: value })
    if (problem === null) return void reading()
    assert.throws(reading, (error: Invalid) => error.problems['it']![0] === problem)
  })
}

test('the figures of agriculture end with next year, and nobody is born in the future', () => {
  for (const { name, fields } of [productPlants, productAnimals, criteriaSeafoods])
    assert.equal(fields.year.latest, 'nextYear', name)
  for (const { name, fields } of [users, labors, apps]) assert.equal(fields.birthday.latest, 'today', name)
})
