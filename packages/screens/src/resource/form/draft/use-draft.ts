import type { Fields } from '@trace/define/field.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { initialValues } from '../../fields/initial-values.ts'
import { useUser } from '../../../app/shell-data.ts'
import { draftKey, dropDraft, keepDraft, moveDraft, ownKey, readDrafts } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Values } from '../form-state.ts'

const PAUSE = 300

interface KeptDraft {
  /** The newest draft found for this form, until the user restores or discards it. */
  offered: Draft | null
  /** Call it when the draft has been restored into the form; it is then stored as this form's own draft. */
  taken(): void
  /** Discards the draft that is offered. */
  discard(): void
  /** Call it when the form was saved. */
  drop(): void
}

/**
 * Stores a changed form in the browser until it is saved. Each form has its own draft, under `address` or that of
 * the screen.
 */
export function useDraft(fields: Fields, begun: Values, values: Values, changed: boolean, address?: string): KeptDraft {
  const { pathname } = useLocation()
  const key = draftKey(useUser()?.id ?? 0, address ?? pathname)
  const [found, setFound] = useState(() => readDrafts(key))
  const [own] = useState(() => ownKey(key))
  const [offered] = found

  const dropped = useRef(false)

  const keep = useEffectEvent(() => {
    if (!changed || dropped.current) return
    const version = typeof begun['version'] === 'number' ? begun['version'] : null
    keepDraft(own, fields, initialValues(fields, begun), values, version)
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
    offered: offered ?? null,
    taken() {
      if (!offered) return
      moveDraft(offered, own)
      setFound([])
    },
    discard() {
      if (offered) dropDraft(offered.key)
      setFound(found.slice(1))
    },
    drop() {
      dropped.current = true
      dropDraft(own)
    },
  }
}
