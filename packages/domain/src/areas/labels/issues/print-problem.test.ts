import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printProblem } from './print-problem.ts'
import type { issueStatus } from './states.ts'

const cases: [status: keyof typeof issueStatus.states, trace: string | null, problem: string | null][] = [
  ['draft', 'active', 'Không in được đợt tem đang ở trạng thái “Nháp”'],
  ['issued', 'active', null],
  ['printed', 'inactive', null],
  ['activated', null, null],
  ['closed', 'active', null],
  ['locked', 'active', 'Không in được đợt tem đang ở trạng thái “Tạm khóa”'],
  ['recalled', 'recalled', 'Không in được đợt tem đang ở trạng thái “Thu hồi”'],
  ['closed', 'recalled', 'Hồ sơ truy xuất đã bị thu hồi, không in tem'],
  ['printed', 'held', 'Hồ sơ truy xuất đang tạm giữ để xác minh'],
]

for (const [status, trace_status, problem] of cases) {
  test(`labels of an issue that is ${status}, of a trace that is ${trace_status}, are ${problem ? 'not printed' : 'printed'}`, () => {
    assert.equal(printProblem({ status, trace_status }), problem)
  })
}
