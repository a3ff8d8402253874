import type { Fields } from '@trace/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { initialValues } from '../fields/initial-values.ts'
import { useUser } from '../../app/shell-data.ts'
import { changedValues, draftKey, dropDraft, keepDraft, readDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Values } from './form-state.ts'

const PAUSE = 300

interface KeptDraft {
  /** What was left here before, until it is taken or dropped. */
  offered: Draft | null
  /** The draft is in the form now. */
  taken(): void
  drop(): void
}

/** Keeps a changed form in the browser, under its address or that of the screen, until it is saved. */
export function useDraft(fields: Fields, begun: Values, values: Values, changed: boolean, address?: string): KeptDraft {
  const { pathname } = useLocation()
  const key = draftKey(useUser()?.id ?? 0, address ?? pathname)
  const [offered, setOffered] = useState(() => readDraft(key))

  const dropped = useRef(false)

  const keep = useEffectEvent(() => {
    if (!changed || dropped.current) return
    const version = typeof begun['version'] === 'number' ? begun['version'] : null
    const before = initialValues(fields, begun)
    keepDraft(key, fields, before, { ...before, ...offered?.values, ...changedValues(fields, before, values) }, version)
  })
  useEffect(() => {
    if (!changed) return
    dropped.current = false
    const timer = setTimeout(() => keep(), PAUSE)
    return () => clearTimeout(timer)
  }, [values, changed])

  /** Whoever leaves, or whose session ends, is quicker than the pause: what was typed last is kept before the screen goes. */
  useEffect(() => {
    const keepNow = () => keep()
    addEventListener('lapsed', keepNow)
    return () => {
      removeEventListener('lapsed', keepNow)
      keep()
    }
  }, [])

  return {
    offered,
    taken: () => setOffered(null),
    drop() {
      dropped.current = true
      dropDraft(key)
      setOffered(null)
    },
  }
}
