import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { useRef } from 'react'
import { api } from '../../app/api.ts'
import type { Answer, Method } from '../../app/api.ts'
import { loadOnDemand } from '../../app/overlay.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { askConflict } from './conflict/conflict.ts'
import type { SubmitResult } from './form-state.ts'
import { askInsisting, asksForConfirmation } from './insist.ts'
import type { Values } from './form-state.ts'

/**
 * Submits a form with an idempotency key and optimistic locking, so that it counts once and overwrites nobody's
 * changes.
 */
export function useSend(
  fields: Fields,
  entry: (Values & { readonly version?: number }) | null,
  method: Method,
  path: string,
  /** Returns a function that restores the old values of the saved row; omitted if undoing is not offered. */
  undo?: (saved: Entry) => () => void,
): (body: Values) => Promise<SubmitResult> {
  const version = useRef(entry?.version)
  const key = useRef(crypto.randomUUID())

  return async function send(body): Promise<SubmitResult> {
    const versioned = { ...body, ...(version.current !== undefined && { version: version.current }) }
    const answer = await whileLoading(api<{ entry?: Entry }>(method, path, versioned, { key: key.current }))
    if (answer.code !== 0) key.current = crypto.randomUUID()
    if (answer.ok) {
      const { entry: saved } = answer.data
      showAnswer(answer, saved && undo?.(saved))
      return { saved: true, entry: saved }
    }
    const insisting = await askInsisting(answer)
    if (insisting) return send({ ...body, ...insisting })
    const theirs = conflicting(answer)
    if (!theirs) {
      showAnswer(answer)
      return { saved: false, problems: answer.errors }
    }
    const rows = await loadOnDemand('row-names', () => import('./row-names.ts'))
    if (!rows) return { saved: false }
    const named = await rows.withNames(fields, body)
    const merged = await askConflict({ fields, before: entry ?? {}, yours: body, theirs, named })
    if (!merged) return { saved: false }
    version.current = theirs.version
    return { saved: false, values: merged }
  }
}

/** The row as somebody else saved it, if a version conflict was the reason for the refusal. */
function conflicting(answer: Answer): Entry | null {
  const { code, data } = answer
  return code === 409 && !asksForConfirmation(answer) && typeof data === 'object' && data !== null && 'entry' in data
    ? (data.entry as Entry)
    : null
}

/** Asks the server for the problems of a form that is still incomplete; null if it does not answer. */
export const checkAt =
  (method: Method, path: string) =>
  async (values: Values): Promise<Problems | null> => {
    const answer = await api<{ problems: Problems }>(method, path, values, { isCheck: true })
    return answer.ok ? answer.data.problems : null
  }
