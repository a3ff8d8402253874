import { useEffect, useEffectEvent, useState } from 'react'
import { leaveJob, noteJob } from '../../app/api.ts'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'

/** Background job, as its owner sees it. */
export type Job = Data<'GET /api/admin/jobs/:id'>['entry']

/** An accepted proposal for a misread cell: for one row, or for all cells of the column with the same text. */
export interface Correction {
  row: number | null
  column: string
  said: string
  proposal: string
}

/** The answer to the question about a row; without a row, for all rows that others have changed. */
export interface RowAnswer {
  row: number | null
  answer: 'insist' | 'keep' | 'file'
}

/** How the numbers of a column are written. */
export interface NumberAnswer {
  column: string
  decimal: 'comma' | 'point'
}

/** Status codes that end the polling: signed out, no permission, or the job was deleted. */
const GONE = [401, 403, 404]
const FIRST_LOOK = 300
const LOOK_EACH = 1_000

export const hasEnded = ({ status }: Pick<Job, 'status'>): boolean => status === 'done' || status === 'failed'

/**
 * Polls a job until it ends, even if the screen changes, and retries after other errors; returns a function that
 * stops. The caller reports the result, so the server's notice of it is not shown.
 */
export function followJob(id: number, look: (job: Job) => void): () => void {
  let timer = 0
  let stopped = false
  let over = false
  const ask = async () => {
    noteJob(id)
    const answer = await call('GET /api/admin/jobs/:id', { id })
    if (stopped || GONE.includes(answer.code)) return
    over = answer.ok && hasEnded(answer.data.entry)
    if (answer.ok) {
      noteJob(id, answer.data.entry.resource ?? '')
      look(answer.data.entry)
    }
    if (!over) timer = window.setTimeout(() => void ask(), LOOK_EACH)
  }
  timer = window.setTimeout(() => void ask(), FIRST_LOOK)
  noteJob(id)
  return () => {
    stopped = true
    clearTimeout(timer)
    if (!over) leaveJob(id)
  }
}

/** State of a job, null until it is first loaded; `onEnd` is called once. */
export function useJob(id: number | null, onEnd: (job: Job) => void): Job | null {
  const [job, setJob] = useState<Job | null>(null)
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (id === null) return
    return followJob(id, (now) => {
      setJob(now)
      if (hasEnded(now)) ended(now)
    })
  }, [id])

  return job?.id === id ? job : null
}
