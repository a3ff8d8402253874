import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diaryDetails } from '@trace/domain/areas/growing/diary-details.ts'
import { measuredBy, toldBy, withLast } from './last-told.ts'

const diary = (details: object, inputs: object[] = []) => ({ title: 'Cân', details, inputs }) as never

const cases: [what: string, details: object, stays: object][] = [
  ['a weight', { avg_weight_g: 1250 }, {}],
  ['a temperature and a pH', { temperature_c: 28.5, ph: 7.2 }, {}],
  ['a count of dead animals, but not how they are handled', { count: 12, handling: 'bury' }, { handling: 'bury' }],
  [
    'the amount of feed, but not which feed',
    { total_kg: 30, feed_code: 'C20', protein_pct: 20 },
    { feed_code: 'C20', protein_pct: 20 },
  ],
  ['a result and its sheet, but not the laboratory', { result: 'Đạt', file: '/a.pdf', lab: 'QN' }, { lab: 'QN' }],
]

for (const [what, details, stays] of cases)
  test(`“as last time” does not bring ${what}`, () => {
    assert.deepEqual(toldBy(diary(details)).details, stays)
  })

test('“as last time” brings the inputs that were used, without how much of them', () => {
  const told = toldBy(diary({}, [{ id: 7, name: 'Vôi bột', unit: 'kg', quantity: 20 }]))
  const [input] = (told.inputs ?? []) as object[]
  assert.deepEqual(input, { name: 'Vôi bột', unit: 'kg' })
})

test('what was measured the last time stands beneath its empty box', () => {
  const { avg_weight_g, count } = withLast(diaryDetails, measuredBy(diary({ avg_weight_g: 1250.5 })))
  assert.equal(avg_weight_g?.help, 'Lần trước: 1.250,5 g')
  assert.equal(count?.help, undefined)
})
