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
  /** The draft found for this form, until the user restores or discards it. */
  offered: Draft | null
  /** Call it when the draft was restored into the form. */
  taken(): void
  drop(): void
}

/** Stores a changed form in the browser until it is saved, under its address or the screen's. */
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

  /** Stores pending changes on unmount and when the session expires, because the debounce would come too late. */
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
