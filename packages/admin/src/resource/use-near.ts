import type { Named, Resource } from '@trace/domain'
import { useEffect, useState } from 'react'
import { api } from '../app/api.ts'

/** How long somebody must pause while typing. */
const PAUSE = 300

/** The rows of a list that all share whose names look like this one, asked for when typing pauses. */
export function useNear({ name: list }: Resource, name: string): readonly Named[] {
  const [found, setFound] = useState<readonly Named[]>([])
  const said = name.trim()

  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const path = `/${list}/near?name=${encodeURIComponent(said)}`
      const answer = await api<{ entries: readonly Named[] }>('GET', path, undefined, { signal: stop.signal })
      if (answer.ok && !stop.signal.aborted) setFound(answer.data.entries)
    }
    const timer = said === '' ? undefined : setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [list, said])

  return said === '' ? [] : found
}
