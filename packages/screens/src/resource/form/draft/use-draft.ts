import type { Fields } from '@trace/define/field.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '../../../app/shell-data.ts'
import {
  draftKey,
  draftOf,
  dropDraft,
  isStored,
  keepDraft,
  moveDraft,
  newRowAddress,
  ownKey,
  readDrafts,
} from './draft.ts'
import type { Draft, StoredDraft } from './draft.ts'
import type { Values } from '../form-state.ts'

const PAUSE = 300

interface KeptDraft {
  /** The newest draft found for this form, until the user restores or discards it. */
  offered: Draft | null
  /**
   * Call it when the draft has been restored into the form, with the values that it replaced; it is then stored as
   * this form's own draft. What had been typed is kept as another draft and offered in turn.
   */
  taken(replaced: Values): void
  /** Discards the draft that is offered. */
  discard(): void
  /** Call it when the form was saved. */
  drop(): void
}

/**
 * Stores a changed form in the browser until it is saved. Each form has its own draft, under `address` or that of
 * the screen; the address of a new row includes the query that fills its fields.
 */
export function useDraft(fields: Fields, begun: Values, values: Values, changed: boolean, address?: string): KeptDraft {
  const { pathname, search } = useLocation()
  const place = address ?? (isStored(begun) ? pathname : newRowAddress(pathname, search))
  const key = draftKey(useUser()?.id ?? 0, place)
  const [found, setFound] = useState(() => ({ key, drafts: readDrafts(key) }))
  if (found.key !== key) setFound({ key, drafts: readDrafts(key) })
  const offer = (drafts: readonly StoredDraft[]) => setFound({ key, drafts: [...drafts] })
  const [id, setId] = useState(() => crypto.randomUUID())
  const own = ownKey(key, id)
  const [offered] = found.drafts

  const dropped = useRef(false)
  /** Where the draft was stored last: a form that changes its own address takes its draft with it. */
  const stored = useRef(own)

  const keep = useEffectEvent(() => {
    if (!changed || dropped.current) return
    if (stored.current !== own) dropDraft(stored.current)
    stored.current = own
    keepDraft(own, draftOf(fields, begun, values))
  })
  useEffect(() => {
    if (!changed) return
    dropped.current = false
    const timer = setTimeout(() => keep(), PAUSE)
    return () => clearTimeout(timer)
  }, [values, changed, own])

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
    taken(replaced) {
      if (!offered) return
      if (!changed && replaced === values) {
        moveDraft(offered, own)
        return offer([])
      }
      keepDraft(own, draftOf(fields, begun, replaced))
      const next = crypto.randomUUID()
      stored.current = ownKey(key, next)
      moveDraft(offered, stored.current)
      setId(next)
      offer(readDrafts(key).filter((draft) => draft.key === own))
    },
    discard() {
      if (offered) dropDraft(offered.key)
      offer(found.drafts.slice(1))
    },
    drop() {
      dropped.current = true
      dropDraft(stored.current)
      dropDraft(own)
    },
  }
}
