import { group, integer } from '@trace/define/kinds/index.ts'
import { data } from '../operation/answers.ts'

const must = { required: true } as const
const id = integer('Mã', must)

/** Answer of a call that starts a job: `GET /jobs/{id}` reports its progress. */
export const started = data({ job: group('Công việc', { id }, must), entry: group('Công việc', { id }, must) })
