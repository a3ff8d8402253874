import { group, integer } from '@trace/domain'
import { data } from '../calls/answers.ts'

const must = { required: true } as const
const id = integer('Mã', must)

/** What a call answers whose work goes on after it: `GET /jobs/{id}` tells how far it has come. */
export const started = data({ job: group('Công việc', { id }, must), entry: group('Công việc', { id }, must) })
