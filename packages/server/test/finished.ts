import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EntryAt } from './data-at.ts'
import type { CallApi } from './server.ts'

type Job = EntryAt<'GET', '/jobs/1'>

/** What is wrong with a cell of a workbook that was brought in. */
export type Problem = NonNullable<Job['problems']>[number]

/** A job as its owner sees it, once it has ended. */
export async function finished(call: CallApi, job: { id: number } | null | undefined): Promise<Job> {
  assert.ok(job, 'no job was begun')
  for (;;) {
    const { data, message } = await call('GET', `/jobs/${job.id}`)
    if (!data) throw new Error(message)
    if (data.entry.status === 'done' || data.entry.status === 'failed') return data.entry
    await sleep(50)
  }
}
