import { useEffect, useState } from 'react'
import type { Typed } from './sheet.ts'

const MOST_STEPS = 50

/** The typed texts of a sheet: kept in this browser until they are saved, and taken back step by step. */
export function useTyped(key: string) {
  const [typed, setTyped] = useState<Typed>(() => readTyped(key))
  const [restored, setRestored] = useState(() => Object.keys(readTyped(key)).length)
  const [past, setPast] = useState<readonly Typed[]>([])

  useEffect(() => {
    if (Object.keys(typed).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(typed))
  }, [key, typed])

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
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Typed
  } catch {
    return {}
  }
}
