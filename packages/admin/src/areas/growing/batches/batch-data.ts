import { addDays, inputActivities, today } from '@trace/domain'
import type { batches, diaries, Entry, Named, Row } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../app/api.ts'
import { load } from '../../../app/load.ts'

export type Batch = Entry & Row<typeof batches> & { product_unit: Named | null }

type Told = 'stage_id' | 'activity_type' | 'title' | 'performed_at' | 'quantity' | 'is_traceable' | 'status'

export type Diary = Entry &
  Pick<Row<typeof diaries>, Told> & {
    stage: Named | null
    labor: Named | null
    product_unit: Named | null
  }

export interface PlannedStage {
  id: number
  stage_id: number
  stage: Named | null
  day_from: number | null
  day_to: number | null
  is_required: boolean
}

/** Something that was used in the field, and the day until which nothing may be harvested. */
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
  traces: Entry[]
  /** Not waited for: each is read with its diary. */
  inputs: Promise<UsedInput[]>
}

const MOST = 100

/** A batch with all that belongs to it; what somebody may not read is left out. */
export async function loadBatch({ params, request }: LoaderFunctionArgs): Promise<BatchView> {
  const { entry } = await load<{ entry: Batch }>(`/batches/${params['id']}`, request)
  const { signal } = request
  const [process, told, traces] = await Promise.all([
    api<{ entry: { process_stages: PlannedStage[] } }>('GET', `/processes/${entry.process_id}`, undefined, { signal }),
    api<{ entries: Diary[] }>('GET', `/diaries?batch_id=${entry.id}&sort_by=performed_at&length=${MOST}`, undefined, {
      signal,
    }),
    api<{ entries: Entry[] }>('GET', `/traces?batch_id=${entry.id}&length=${MOST}`, undefined, { signal }),
  ])
  const found = told.ok ? told.data.entries : []
  return {
    entry,
    stages: process.ok ? process.data.entry.process_stages : [],
    diaries: found,
    traces: traces.ok ? traces.data.entries : [],
    inputs: loadInputs(found, signal),
  }
}

interface Input {
  id: number
  name: string
  quantity: number
  unit: string
  withdrawal_days: number | null
}

async function loadInputs(told: readonly Diary[], signal: AbortSignal): Promise<UsedInput[]> {
  const activities: readonly string[] = inputActivities
  const using = told.filter(({ activity_type, status }) => status !== 'rejected' && activities.includes(activity_type))
  const read = await Promise.all(
    using.map(async (diary) => {
      const answer = await api<{ entry: { inputs: Input[] } }>('GET', `/diaries/${diary.id}`, undefined, { signal })
      return answer.ok ? answer.data.entry.inputs.map((input) => usedInput(diary, input)) : []
    }),
  )
  return read.flat()
}

function usedInput(diary: Diary, { id, name, quantity, unit, withdrawal_days }: Input): UsedInput {
  const used_on = today(new Date(diary.performed_at))
  const until = withdrawal_days ? addDays(used_on, withdrawal_days) : null
  return { key: `${diary.id}-${id}`, diary, name, amount: `${formatNumber(quantity)} ${unit}`, used_on, until }
}
