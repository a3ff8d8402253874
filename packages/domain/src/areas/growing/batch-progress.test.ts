import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchProgress, closingQuestion, missingStages } from './batch-progress.ts'

const stages = [
  { stage_id: 1, name: 'Nhập giống', is_required: true },
  { stage_id: 2, name: 'Tiêm vắc-xin', is_required: true },
  { stage_id: 3, name: 'Cân', is_required: false },
  { stage_id: 4, name: 'Xuất bán', is_required: true },
]
const diary = (stage_id: number, status = 'approved') => ({ stage_id, status })

const progress: [what: string, diaries: ReturnType<typeof diary>[], percent: number][] = [
  ['nothing', [], 0],
  ['one stage', [diary(1)], 33],
  ['one stage twice', [diary(1), diary(1)], 33],
  ['a stage that waits for approval', [diary(1, 'submitted')], 0],
  ['an optional stage', [diary(3)], 0],
  ['two stages', [diary(1), diary(2)], 66],
  ['every required stage', [diary(1), diary(2), diary(4)], 100],
]

for (const [what, diaries, percent] of progress) {
  test(`a batch with ${what} done is at ${percent} %`, () => {
    assert.equal(batchProgress(stages, diaries), percent)
  })
}

test('a process that requires nothing is always done', () => {
  assert.equal(batchProgress([stages[2]!], []), 100)
})

test('closing a batch asks about required stages without any diary', () => {
  assert.equal(
    closingQuestion(stages, [diary(1, 'submitted')]),
    'Chưa có nhật ký của công đoạn bắt buộc: Tiêm vắc-xin, Xuất bán. Vẫn đóng lô?',
  )
  assert.equal(closingQuestion(stages, [diary(1), diary(2), diary(4, 'draft')]), null)
})

const lacks: [told: number[], missing: string[]][] = [
  [[], ['Nhập giống', 'Tiêm vắc-xin', 'Xuất bán']],
  [[1, 4, 4], ['Tiêm vắc-xin']],
  [[1, 2, 4], []],
  [[3], ['Nhập giống', 'Tiêm vắc-xin', 'Xuất bán']],
]

for (const [told, missing] of lacks) {
  test(`of the stages ${told.join(', ') || 'none'} are told: missing is ${missing.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(
      missingStages(stages, told).map(({ name }) => name),
      missing,
    )
  })
}
