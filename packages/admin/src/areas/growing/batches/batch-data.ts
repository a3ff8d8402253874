import { inputActivities } from '@trace/domain/areas/growing/activities.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { spanOf } from '@trace/domain/areas/growing/spans.ts'
import { withdrawalEnd } from '@trace/domain/areas/growing/withdrawal.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Entry, Listed } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { findEntries, findEntry, loadEntry } from '@trace/screens/app/load.ts'

export type Batch = Entry<typeof batches>
export type Diary = Listed<typeof diaries>
export type PlannedStage = Entry<typeof processes>['process_stages'][number]

/** A material applied in the field, with the last day of its use and the end of its pre-harvest interval. */
export interface UsedInput {
  key: string
  diary: Diary
  name: string
  amount: string
  used_on: string
  until: string | null
}

export interface BatchView {
  entry: Batch
  stages: PlannedStage[]
  diaries: Diary[]
  traces: Listed<typeof traces>[]
  /** A promise, so that the screen does not wait: each material is loaded with its diary. */
  inputs: Promise<UsedInput[]>
}

/** Loads a batch with its related rows; rows the user may not read are left out. */
export async function loadBatch({ params, request }: LoaderFunctionArgs): Promise<BatchView> {
  const entry = await loadEntry(batches, params['id'], request)
  const ofBatch = { batch_id: entry.id, length: MOST_PAGE_ROWS }
  const [process, told, made] = await Promise.all([
    findEntry(processes, entry.process_id, request),
    findEntries(diaries, { ...ofBatch, sort_by: 'performed_at' }, request),
    findEntries(traces, ofBatch, request),
  ])
  return {
    entry,
    stages: process?.process_stages ?? [],
    diaries: told,
    traces: made,
    inputs: loadInputs(told, request),
  }
}

async function loadInputs(told: readonly Diary[], request: Request): Promise<UsedInput[]> {
  const activities: readonly string[] = inputActivities
  const using = told.filter(({ activity_type, status }) => status !== 'rejected' && activities.includes(activity_type))
  const read = await Promise.all(
    using.map(async (diary) => {
      const entry = await findEntry(diaries, diary.id, request)
      return entry?.inputs.map((input) => usedInput(diary, input)) ?? []
    }),
  )
  return read.flat()
}

type Input = Entry<typeof diaries>['inputs'][number]

function usedInput(diary: Diary, { id, name, quantity, unit, withdrawal_days }: Input): UsedInput {
  const used_on = spanOf(diary).last
  const until = withdrawalEnd(diary, [{ withdrawal_days }])
  return { key: `${diary.id}-${id}`, diary, name, amount: `${formatNumber(quantity)} ${unit}`, used_on, until }
}
