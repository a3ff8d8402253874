import { diaries, wallClock } from '@trace/domain'
import type { Entry, Named, Row } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../app/api.ts'
import { load } from '../../../app/load.ts'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { loadRow } from '../../../resource/resource-routes.tsx'
import type { Batch, Plan, Stage } from './diary-plan.ts'

type Links = 'batch' | 'stage' | 'labor' | 'manufacture' | 'product_unit'

export type Diary = Entry & Row<typeof diaries> & Record<Links, Named | null>

export interface DiaryForm extends FormData {
  plan: Plan | null
}

/** A new diary, of the batch and the stage that the address names. */
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
  const initial = { batch_id: batch.id, batch: { id: batch.id, name: batch.name }, performed_at: now, ...chosen }
  return { entry: null, initial, plan }
}

export async function editDiary(args: LoaderFunctionArgs): Promise<DiaryForm> {
  const form = await loadRow(diaries)(args)
  return { ...form, plan: await loadPlan(form.entry?.['batch_id'], args.request) }
}

type ProcessStage = { stage_id: number; is_required: boolean; is_traceable: boolean }

async function loadPlan(batchId: unknown, request: Request): Promise<Plan | null> {
  if (!batchId) return null
  const { signal } = request
  const { entry: batch } = await load<{ entry: Batch }>(`/batches/${String(batchId)}`, request)
  const path = `/processes/${batch.process_id}`
  const process = await api<{ entry: { process_stages: ProcessStage[] } }>('GET', path, undefined, { signal })
  const planned = process.ok ? process.data.entry.process_stages : []
  if (planned.length === 0) return { batch, stages: [] }
  const ids = planned.map(({ stage_id }) => stage_id).join(',')
  const named = await api<{ entries: Stage[] }>('GET', `/stages?id=${ids}&length=100`, undefined, { signal })
  const byId = new Map(named.ok ? named.data.entries.map((stage) => [stage.id, stage]) : [])
  const stages = planned.flatMap(({ stage_id, is_required, is_traceable }) => {
    const stage = byId.get(stage_id)
    return stage ? [{ ...stage, is_required, is_traceable }] : []
  })
  return { batch, stages }
}
