import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect, useState } from 'react'
import { api } from '../app/api.ts'

/** Pause in typing, in milliseconds, after which the search starts. */
const PAUSE = 300

/**
 * Rows of a shared list with similar names: approved rows, and the user's own pending ones unless `approved` is set.
 */
export async function findNear(
  { name: list }: Resource,
  name: string,
  approved = false,
  how: { signal?: AbortSignal } = {},
): Promise<readonly Named[]> {
  const path = `/${list}/near?name=${encodeURIComponent(name)}${approved ? '&approved=true' : ''}`
  const answer = await api<{ entries: readonly Named[] }>('GET', path, undefined, how)
  return answer.ok ? answer.data.entries : []
}

/** Rows found by `findNear`, searched when typing pauses. */
export function useNear(resource: Resource, name: string, approved = false): readonly Named[] {
  const [found, setFound] = useState<readonly Named[]>([])
  const said = name.trim()

  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const near = await findNear(resource, said, approved, stop)
      if (!stop.signal.aborted) setFound(near)
    }
    const timer = said === '' ? undefined : setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [resource, said, approved])

  return said === '' ? [] : found
}
