import { setTimeout as sleep } from 'node:timers/promises'
import type { CallApi } from './server.ts'

/** A job as its owner sees it, once it has ended. */
export async function finished(call: CallApi, { id }: { id: number }) {
  for (;;) {
    const { data, message } = await call('GET', `/jobs/${id}`)
    if (!data) throw new Error(message)
    if (data.entry.status === 'done' || data.entry.status === 'failed') return data.entry
    await sleep(50)
  }
}
