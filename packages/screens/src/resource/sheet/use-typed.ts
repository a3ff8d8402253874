import { useEffect, useRef, useState } from 'react'
import { draftStorage } from '../../boot/token.ts'
import { confirm } from '../../ui/dialogs.ts'
import type { Typed } from './sheet.ts'
import { words } from './words.ts'

const MOST_STEPS = 50

/** The typed texts of a sheet: stored like form drafts until they are saved, with undo step by step. */
export function useTyped(key: string) {
  const [typed, setTyped] = useState<Typed>(() => readTyped(key))
  const [restored, setRestored] = useState(() => Object.keys(readTyped(key)).length)
  const [past, setPast] = useState<readonly Typed[]>([])
  /** The current texts, which may not have been rendered yet. */
  const latest = useRef(typed)

  useEffect(() => keepTyped(key, typed), [key, typed])

  const set = (next: Typed) => {
    latest.current = next
    setTyped(next)
  }
  return {
    typed,
    restored,
    /** Computes the new texts from the current ones, and returns both. */
    change(make: (now: Typed) => Typed): { before: Typed; after: Typed } {
      const before = latest.current
      const after = make(before)
      setPast((steps) => [...steps, before].slice(-MOST_STEPS))
      set(after)
      return { before, after }
    },
    undo() {
      const before = past.at(-1)
      if (before) set(before)
      setPast(past.slice(0, -1))
    },
    /** Removes the texts that were saved; texts typed since then stay. */
    forget(saved: Typed) {
      set(without(latest.current, saved))
      setPast([])
      setRestored(0)
    },
    /** Removes all texts after asking; undo brings them back. */
    async drop(): Promise<boolean> {
      const message = words.askDrop(Object.keys(latest.current).length)
      if (!(await confirm({ title: words.dropTyped, message, danger: true }))) return false
      const before = latest.current
      setPast((steps) => [...steps, before].slice(-MOST_STEPS))
      set({})
      setRestored(0)
      return true
    },
    settle: () => setRestored(0),
  }
}

/** The texts that are not among the saved ones, row by row and cell by cell. */
function without(typed: Typed, saved: Typed): Typed {
  const left = Object.entries(typed).map(([row, cells]) => {
    const sent = saved[row] ?? {}
    return [row, Object.fromEntries(Object.entries(cells).filter(([name, text]) => sent[name] !== text))] as const
  })
  return Object.fromEntries(left.filter(([, cells]) => Object.keys(cells).length > 0))
}

function readTyped(key: string): Typed {
  try {
    return JSON.parse(draftStorage()?.getItem(key) ?? '{}') as Typed
  } catch {
    return {}
  }
}

/** Stores the texts; if the storage is full, nothing is stored. */
function keepTyped(key: string, typed: Typed): void {
  const storage = draftStorage()
  try {
    if (Object.keys(typed).length === 0) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(typed))
  } catch {
    storage?.removeItem(key)
  }
}
