import assert from 'node:assert/strict'
import type { EntryAt } from './data-at.ts'
import type { CallApi } from './server.ts'
import { until } from './until.ts'

type Job = EntryAt<'GET', '/jobs/1'>

/** A problem with a cell of an imported workbook. */
export type Problem = NonNullable<Job['problems']>[number]

/** A job as its owner sees it, once it has ended. */
export async function finished(call: CallApi, job: { id: number } | null | undefined): Promise<Job> {
  assert.ok(job, 'no job was begun')
  const { data, message } = await until(
    () => call('GET', `/jobs/${job.id}`),
    (seen) => !seen.data || seen.data.entry.status === 'done' || seen.data.entry.status === 'failed',
  )
  assert.ok(data, message)
  return data.entry
}
