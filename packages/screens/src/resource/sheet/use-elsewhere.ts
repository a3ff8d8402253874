import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect, useState } from 'react'
import { findEntry } from '../../app/load.ts'
import type { Typed } from './sheet.ts'

/** Prefix of the keys of new rows, which are not in the list yet. */
export const NEW = 'new-'

const AT_ONCE = 6

/** Rows with typed texts that are not on the current page: kept if seen before, otherwise loaded by id. */
export function useElsewhere(resource: Resource, page: readonly Entry[], typed: Typed) {
  const [seen, setSeen] = useState<Readonly<Record<string, Entry | null>>>({})
  const here = new Set(page.map(({ id }) => String(id)))
  const wanted = Object.keys(typed).filter((key) => !key.startsWith(NEW) && !here.has(key))

  // Keeps the version of each row that the user saw while typing into it.
  const left = page.filter((entry) => typed[entry.id] && seen[entry.id] !== entry)
  if (left.length > 0) setSeen({ ...seen, ...Object.fromEntries(left.map((entry) => [entry.id, entry])) })

  const unseen = wanted.filter((key) => seen[key] === undefined).join()
  useEffect(() => {
    let isShown = true
    const askAll = async () => {
      const asked = unseen.split(',').filter(Boolean)
      for (let at = 0; at < asked.length && isShown; at += AT_ONCE) {
        const some = asked.slice(at, at + AT_ONCE)
        const found = await Promise.all(some.map((key) => findEntry(resource, Number(key))))
        if (isShown)
          setSeen((now) => ({ ...now, ...Object.fromEntries(some.map((key, index) => [key, found[index] ?? null])) }))
      }
    }
    void askAll()
    return () => {
      isShown = false
    }
  }, [resource, unseen])

  return {
    elsewhere: wanted.flatMap((key) => seen[key] ?? []),
    missing: wanted.filter((key) => seen[key] === null),
  }
}
