import { changedState } from '@trace/define/approval.ts'
import type { Side, State } from '@trace/define/machine.ts'
import type { Resource } from '@trace/define/resource.ts'
import { SETTINGS } from '@trace/define/single.ts'
import { today } from '@trace/define/text/dates.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { cachedSingles } from '../cached-singles.ts'
import { isPermitted } from '../request/authorize.ts'
import type { Store } from '../store/store.ts'
import type { Viewer } from '../viewer.ts'
import { readNeed } from '../calls/crud.ts'

/** Maximum of rows of one state that are counted and paged through; for more, use the filters of the list itself. */
export const MOST = 1000

/** A state of a resource in which one side has to act. */
export interface WaitingState extends Pick<State, 'days' | 'setting'> {
  resource: Resource
  field: string
  state: string
  label: string
  side: Side
}

/** All states in which one side has to act, from the definitions. */
export const waitingStates = (): WaitingState[] =>
  catalogue()
    .menu.flatMap(({ resources }) => resources)
    .filter(({ handmade, scope }) => !handmade && !scope.personal)
    .flatMap((resource) => {
      const { fields } = resource
      const waiting = (field: string, state: string, { turn, ...it }: State): WaitingState[] =>
        turn ? [{ resource, field, state, side: turn, ...it }] : []
      const states = Object.entries(fields).flatMap(([field, { machine }]) =>
        Object.entries(machine?.states ?? {}).flatMap(([state, it]) => waiting(field, state, it)),
      )
      return [...states, ...('approved_values' in fields ? waiting('has_changes', 'true', changedState) : [])]
    })

/** Replaces the days of states by those from the settings, if they are set. */
export async function withSettingDays<W extends Pick<State, 'days' | 'setting'>>(
  sql: Sql,
  states: readonly W[],
): Promise<W[]> {
  const kept = (await cachedSingles(sql))[SETTINGS] ?? {}
  return states.map((state) => ({
    ...state,
    days: Number((state.setting && kept[state.setting]) || state.days) || undefined,
  }))
}

/** SQL: rows `t` in a state. An approved row with changes waits because of them; any other because of its own state. */
export const rowsOf = ({ rows }: Store, { resource, field, state }: WaitingState): Fragment =>
  rows(resource, { [field]: state, ...(field === 'has_changes' && { approval_status: 'approved' }) })

/**
 * How many rows within the viewer's reach wait past the day on which they were due, by list and state. What is due
 * today is not late.
 */
export async function countLate(store: Store, viewer: Viewer): Promise<{ label: string; count: number }[]> {
  const { sql } = store
  const due = await withSettingDays(
    sql,
    waitingStates().filter(({ days, resource }) => days !== undefined && isPermitted(viewer, readNeed(resource))),
  )
  if (due.length === 0) return []
  const parts = due.map(
    (waiting, at) => sql`${at > 0 ? sql`union all` : sql``}
      select ${at}::int as at, (select count(*)::int from (select 1 from ${rowsOf(store, waiting)} t
        where t.standing_since < ((${today(store.now())}::date - ${waiting.days!}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh') limit ${MOST}) c) as count`,
  )
  const counted = await sql<{ at: number; count: number }[]>`${concatSql(sql, parts)}`
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, count }) => ({ label: `${due[at]!.resource.plural}: ${due[at]!.label.toLowerCase()}`, count }))
}
