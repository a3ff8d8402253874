import { group, integer } from '@trace/domain'
import { data } from '../calls/answers.ts'

const id = integer('Mã', { required: true })

/** What a call answers whose work goes on after it: `GET /jobs/{id}` tells how far it has come. */
export const started = data({ job: group('Công việc', { id }), entry: group('Công việc', { id }) })
