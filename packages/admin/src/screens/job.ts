import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../api.ts'

export interface CellProblem {
  row: number
  column: string | null
  message: string
}

/** Work that the server does on its own, as its owner sees it. */
export interface Job {
  id: number
  title: string
  status: 'queued' | 'running' | 'done' | 'failed'
  progress: number
  done: number
  total: number
  message: string | null
  /** A link to the file it made. */
  url: string | null
  undoable: boolean
  /** Of many rows: those that the server refused, and how many they are. */
  refused?: { id: number; label: string; message: string }[]
  failed?: number
  /** Of an import. */
  total_rows?: number
  created?: number
  updated?: number
  unchanged?: number
  problems?: CellProblem[]
  ignored?: string[]
}

const FIRST_LOOK = 300
const LOOK_EACH = 1_000

export const hasEnded = ({ status }: Job): boolean => status === 'done' || status === 'failed'

/** Follows a job until it ends; `onEnd` hears of it once. Null until the first word of it. */
export function useJob(id: number | null, onEnd: (job: Job) => void): Job | null {
  const [job, setJob] = useState<Job | null>(null)
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (id === null) return
    let timer = 0
    let stopped = false
    const look = async () => {
      const answer = await api<{ entry: Job }>('GET', `/jobs/${id}`)
      if (stopped) return
      if (answer.ok) setJob(answer.data.entry)
      if (answer.ok && hasEnded(answer.data.entry)) ended(answer.data.entry)
      else timer = window.setTimeout(() => void look(), LOOK_EACH)
    }
    timer = window.setTimeout(() => void look(), FIRST_LOOK)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [id])

  return job?.id === id ? job : null
}
