import { batches, diaries, processes, stages, wallClock } from '@trace/domain'
import type { Entry } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { findEntries, findEntry, loadEntry } from '../../../app/load.ts'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import type { Initial } from '../../../resource/form/form-state.ts'
import { loadRow } from '../../../resource/resource-routes.tsx'
import type { Plan } from './diary-plan.ts'

export type Diary = Entry<typeof diaries>

export interface DiaryForm extends FormData<typeof diaries> {
  plan: Plan | null
}

/** Initial values of a new diary, with batch and stage from the address. */
export async function beginDiary({ request }: LoaderFunctionArgs): Promise<DiaryForm> {
  const { searchParams } = new URL(request.url)
  const now = wallClock(new Date()).slice(0, 16)
  const plan = await loadPlan(searchParams.get('batch_id'), request)
  if (!plan) return { entry: null, initial: { performed_at: now }, plan }
  const { batch } = plan
  const stage = plan.stages.find(({ id }) => id === Number(searchParams.get('stage_id')))
  const chosen = stage
    ? { stage_id: stage.id, activity_type: stage.activity_type, is_traceable: stage.is_traceable }
    : {}
  const initial: Initial<typeof diaries> = {
    batch_id: batch.id,
    batch: { id: batch.id, name: batch.name },
    performed_at: now,
    ...chosen,
  }
  return { entry: null, initial, plan }
}

export async function editDiary(args: LoaderFunctionArgs): Promise<DiaryForm> {
  const form = await loadRow(diaries)(args)
  return { ...form, plan: await loadPlan(form.entry.batch_id, args.request) }
}

async function loadPlan(batchId: number | string | null, request: Request): Promise<Plan | null> {
  if (!batchId) return null
  const batch = await loadEntry(batches, batchId, request)
  const planned = (await findEntry(processes, batch.process_id, request))?.process_stages ?? []
  if (planned.length === 0) return { batch, stages: [] }
  const ids = planned.map(({ stage_id }) => stage_id).join(',')
  const named = await findEntries(stages, { id: ids, length: 100 }, request)
  const byId = new Map(named.map((stage) => [stage.id, stage]))
  return {
    batch,
    stages: planned.flatMap(({ stage_id, is_required, is_traceable }) => {
      const stage = byId.get(stage_id)
      return stage ? [{ ...stage, is_required, is_traceable }] : []
    }),
  }
}
