import { useEffect, useState } from 'react'
import { draftStorage } from '../../boot/token.ts'
import type { Typed } from './sheet.ts'

const MOST_STEPS = 50

/** The typed texts of a sheet: kept like drafts of forms until they are saved, and taken back step by step. */
export function useTyped(key: string) {
  const [typed, setTyped] = useState<Typed>(() => readTyped(key))
  const [restored, setRestored] = useState(() => Object.keys(readTyped(key)).length)
  const [past, setPast] = useState<readonly Typed[]>([])

  useEffect(() => keepTyped(key, typed), [key, typed])

  return {
    typed,
    restored,
    change: (next: Typed) => {
      setPast([...past, typed].slice(-MOST_STEPS))
      setTyped(next)
    },
    undo: () => {
      const before = past.at(-1)
      if (before) setTyped(before)
      setPast(past.slice(0, -1))
    },
    /** Removes the texts of a row that was saved. */
    forget: (row: string) => setTyped(({ [row]: _, ...rest }) => rest),
    drop: () => {
      setTyped({})
      setPast([])
      setRestored(0)
    },
    settle: () => setRestored(0),
  }
}

function readTyped(key: string): Typed {
  try {
    return JSON.parse(draftStorage()?.getItem(key) ?? '{}') as Typed
  } catch {
    return {}
  }
}

/** If the storage is full, nothing is kept. */
function keepTyped(key: string, typed: Typed): void {
  const storage = draftStorage()
  try {
    if (Object.keys(typed).length === 0) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(typed))
  } catch {
    storage?.removeItem(key)
  }
}
