import type { Entry, Named } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import type { State } from '@trace/define/machine.ts'
import { can } from '@trace/define/permission.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { needsToRead } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { fold } from '@trace/define/text/fold.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../app/call.ts'
import { findEntries } from '../../../app/load.ts'
import { requireSession } from '../../../app/session.ts'
import { fieldOf, nameOf, approvalStateOf } from '../../form/entry.ts'
import { stateOf } from '../status/state-of.ts'

const MOST = 20
const STANDING = 'approval_status'

/** A row to choose; `state` is set if not everybody can choose it yet. */
export interface Option extends Named {
  state?: State | undefined
  /** The reason why it may not be chosen. */
  barred?: string | undefined
}

/** Returns the reason why a row may not be chosen; null if it may. */
export type BarredBy = (row: Entry) => string | null

/** Rows of a resource as options. */
export function optionsOf(to: string, entries: readonly Entry[], barredBy: BarredBy = () => null): Option[] {
  const resource = resourceByName(to)
  return entries.map((entry) => {
    const barred = barredBy(entry)
    const option = { id: entry.id, name: nameOf(resource, entry), ...(barred !== null && { barred }) }
    const isProposed = isProposable(resource) && approvalStateOf(entry).approval_status !== 'approved'
    return isProposed ? { ...option, state: stateOf(fieldOf(resource, STANDING), STANDING, entry) } : option
  })
}

type Query = Readonly<Record<string, string | number | boolean>>

/**
 * Rows of a resource to choose from. Without the right to list the resource, a user gets names only, so that a picker
 * needs only the right to its own screen. Everybody may list a resource of personal rows.
 */
export async function findOptions(to: string, query: Query, barredBy?: BarredBy): Promise<Option[]> {
  const resource = resourceByName(to)
  const { permissions } = await requireSession({ url: location.href })
  if (resource.scope.personal || can(permissions, needsToRead(resource, 'list')))
    return optionsOf(to, await findEntries<Resource>(resource, query), barredBy)
  const answer = await call('GET /api/admin/options-:list', { list: to, ...query })
  return answer.ok ? [...answer.data.entries] : []
}

/** Name of the owner column, for resources whose rows without an owner are shared by all. */
const sharedBy = (to: string): string | undefined => {
  const { owner, shared } = resourceByName(to).scope
  return shared ? owner : undefined
}

interface Options {
  rows: readonly Option[]
  loading: boolean
  /** Searches rows; responses of older queries are ignored. */
  find(words: string): void
  /** Loads all options when the list opens, unless typing opened it. */
  open(): void
}

/** Options of a reference, searched while typing. `around` holds the form values that the rows must match. */
export function useOptions(
  { to = '', within = [], only = {} }: Field,
  around: () => Readonly<Record<string, unknown>>,
  barredBy?: BarredBy,
): Options {
  const [rows, setRows] = useState<readonly Option[]>([])
  const [loading, setLoading] = useState(false)
  const asked = useRef(0)
  /**
   * Whether a search has begun since the last render. Typing into a closed list also opens it, which must not start
   * a second search.
   */
  const isTyped = useRef(false)
  useEffect(() => {
    isTyped.current = false
  })

  const find = async (words: string) => {
    const turn = ++asked.current
    isTyped.current = true
    setLoading(true)
    // Pressing Enter before the response must not choose a row that was found for an earlier text.
    setRows((before) => before.filter(({ name }) => fold(name).includes(fold(words))))
    const values = around()
    const query: Record<string, string | number | boolean> = { search: words, length: MOST, ...only }
    for (const name of within)
      if (values[name]) query[name] = name === sharedBy(to) ? `${values[name]},none` : String(values[name])
    const found = await findOptions(to, query, barredBy)
    if (turn !== asked.current) return
    setRows(found.toSorted((a, b) => Number(a.barred !== undefined) - Number(b.barred !== undefined)))
    setLoading(false)
  }

  return {
    rows,
    loading,
    find: (words) => void find(words),
    open() {
      if (!isTyped.current) void find('')
    },
  }
}
