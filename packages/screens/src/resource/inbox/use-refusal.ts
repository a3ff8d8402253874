import { useRef, useState } from 'react'
import { vi } from '../../ui/vi.ts'
import { keyOf } from './inbox-row.ts'
import type { Decided } from './use-decisions.ts'
import { words } from './words.ts'

export interface ReasonRequest {
  title: string
  hint: string
  offered: readonly string[]
  /** Reason typed earlier for the same rows, kept when the dialog was cancelled. */
  begun: string
  typing(text: string): void
  close(reason: string | null): void
}

type Known = { resource: string; reason: string }

const MOST_OFFERED = 9

/** Reasons to choose from: those given just now, those given to rows of the same list, then the others. */
const offeredOf = (given: readonly string[], known: readonly Known[], resource: string): string[] => {
  const before = known.toSorted((a, b) => Number(b.resource === resource) - Number(a.resource === resource))
  return [...new Set([...given, ...before.map(({ reason }) => reason)])].slice(0, MOST_OFFERED)
}

/** Asks for a reason, then refuses the rows. A dialog that is closed keeps the reason that was typed. */
export function useRefusal(give: (decided: Decided, reason: string) => Promise<void>) {
  const [asking, setAsking] = useState<ReasonRequest | null>(null)
  /** Reasons typed so far, by the keys of the rows that they are for. */
  const typed = useRef(new Map<string, string>())

  const refuse = (decided: Decided, given: readonly string[], known: readonly Known[]) => {
    const [{ row }] = decided as [Decided[number]]
    const rowKeys = decided.map((one) => keyOf(one.row)).join()
    setAsking({
      begun: typed.current.get(rowKeys) ?? '',
      typing: (text) => typed.current.set(rowKeys, text),
      title: decided.length > 1 ? words.refuseMany(decided.length) : vi.rejectTitle(row.name),
      hint: row.field === 'has_changes' ? vi.rejectChangesHint : '',
      offered: offeredOf(given, known, row.resource),
      close(reason) {
        setAsking(null)
        if (reason === null) return
        typed.current.delete(rowKeys)
        void give(decided, reason)
      },
    })
  }

  return { asking, refuse }
}
