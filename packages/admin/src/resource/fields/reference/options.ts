import { resourceByName } from '@trace/domain'
import type { Entry, Field, Named } from '@trace/domain'
import { useRef, useState } from 'react'
import { findEntries } from '../../../app/load.ts'
import { nameOf } from '../../form/entry.ts'

const MOST = 20

/** Rows of a resource as options. */
export const optionsOf = (to: string, entries: readonly Entry[]): Named[] =>
  entries.map((entry) => ({ id: entry.id, name: nameOf(resourceByName(to), entry) }))

/** Name of the producer column, for resources whose rows without a producer are shared by all. */
const sharedBy = (to: string): string | undefined => {
  const { manufacture, shared } = resourceByName(to).scope
  return shared ? manufacture : undefined
}

interface Options {
  rows: readonly Named[]
  loading: boolean
  /** Searches rows; responses of older queries are ignored. */
  find(words: string): void
}

/** Options of a reference, searched while typing. `around` holds the form values that the rows must match. */
export function useOptions(
  { to = '', within = [], only = {} }: Field,
  around: () => Readonly<Record<string, unknown>>,
): Options {
  const [rows, setRows] = useState<readonly Named[]>([])
  const [loading, setLoading] = useState(false)
  const asked = useRef(0)

  const find = async (words: string) => {
    const turn = ++asked.current
    setLoading(true)
    const values = around()
    const query: Record<string, string | number | boolean> = { search: words, length: MOST, ...only }
    for (const name of within)
      if (values[name]) query[name] = name === sharedBy(to) ? `${values[name]},none` : String(values[name])
    const found = await findEntries(resourceByName(to), query)
    if (turn !== asked.current) return
    setRows(optionsOf(to, found))
    setLoading(false)
  }

  return { rows, loading, find: (words) => void find(words) }
}
