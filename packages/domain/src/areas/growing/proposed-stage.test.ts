import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposedStage } from './proposed-stage.ts'
import type { StageInTime } from './proposed-stage.ts'

const [STOCK, FEED, VACCINATE, SELL] = [1, 2, 3, 4]
const stage = (id: number, day_from: number | null, day_to: number | null, is_required = true): StageInTime => ({
  id,
  day_from,
  day_to,
  is_required,
})
const dated = [stage(STOCK, 0, 1), stage(FEED, 1, 90, false), stage(VACCINATE, 7, 10), stage(SELL, 90, null)]
const undated = [stage(STOCK, null, null), stage(FEED, null, null, false), stage(SELL, null, null)]

const cases: [what: string, stages: StageInTime[], told: number[], day: number, proposed: number | null][] = [
  ['the first day', dated, [], 0, STOCK],
  ['a day of two stages, the required one told of', dated, [STOCK], 1, FEED],
  ['a day when something required is due', dated, [STOCK, FEED], 8, VACCINATE],
  ['a day when all that is due was told of', dated, [STOCK, FEED, VACCINATE], 8, VACCINATE],
  ['a day between required stages', dated, [STOCK, VACCINATE], 40, FEED],
  ['the only day of a stage', dated, [STOCK, VACCINATE], 90, SELL],
  ['a day after all stages, one not told of', dated, [STOCK, VACCINATE], 200, SELL],
  ['a day after all stages, all told of', dated, [STOCK, VACCINATE, SELL], 200, SELL],
  ['a process without days', undated, [], 5, STOCK],
  ['a process without days, begun', undated, [STOCK], 5, SELL],
  ['a process without stages', [], [], 5, null],
]

for (const [what, stages, told, day, proposed] of cases) {
  test(`on ${what}, stage ${proposed} is proposed`, () => {
    assert.equal(proposedStage(stages, new Set(told), day)?.id ?? null, proposed)
  })
}
