import { products } from '@trace/domain/areas/catalogue/products.ts'
import { countsAsHarvest } from '@trace/domain/areas/growing/activities.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { farmInputs } from '@trace/domain/areas/growing/farm-inputs.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { proposedStage } from '@trace/domain/areas/growing/proposed-stage.ts'
import { stages } from '@trace/domain/areas/growing/stages.ts'
import type { Entry } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { daysBetween, today, vietnamTimeText } from '@trace/define/text/dates.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { findEntries, findEntry } from '@trace/screens/app/load.ts'
import type { FormData } from '@trace/screens/resource/form/form-screen.tsx'
import type { Initial } from '@trace/screens/resource/form/form-state.ts'
import { namesOf } from '@trace/screens/resource/list/names.ts'
import { rowLoader } from '@trace/screens/resource/resource-routes.tsx'
import type { Plan, Stage } from './diary-plan.ts'
import { measuredBy, toldBy } from './last-told.ts'
import type { Measured } from './last-told.ts'

export type Diary = Entry<typeof diaries>

type PlannedStage = Entry<typeof processes>['process_stages'][number]

export interface DiaryForm extends FormData<typeof diaries> {
  plan: Plan | null
  /** What the diary measured whose values the new one begins with. */
  measured?: Measured
}

/** Initial values of a new diary, with batch and stage from the address. */
export async function beginDiary({ request }: LoaderFunctionArgs): Promise<DiaryForm> {
  const { searchParams } = new URL(request.url)
  const now = vietnamTimeText(new Date()).slice(0, 16)
  const batchId = searchParams.get('batch_id') ?? (await onlyBatch(request))
  const plan = await loadPlan(batchId, request)
  if (!plan) {
    const [chosen] = batchId ? await namesOf(batches.name, [Number(batchId)]) : []
    return { entry: null, initial: { performed_at: now, ...(chosen && { batch_id: chosen.id, batch: chosen }) }, plan }
  }
  const { batch } = plan
  const like = searchParams.get('like')
  const last = like && (await findEntry(diaries, Number(like), request))
  const isHarvest = searchParams.has('harvest')
  const stage =
    plan.stages.find(({ id, activity_type }) =>
      isHarvest ? countsAsHarvest(activity_type, batch.sector_kind) : id === Number(searchParams.get('stage_id')),
    ) ?? plan.proposed
  const chosen = stage
    ? { stage_id: stage.id, activity_type: stage.activity_type, is_traceable: stage.is_traceable }
    : {}
  const initial: Initial<typeof diaries> = {
    batch_id: batch.id,
    batch: { id: batch.id, name: batch.name },
    performed_at: now,
    ...(last ? toldBy(last) : chosen),
  }
  return { entry: null, initial, plan, ...(last && { measured: measuredBy(last) }) }
}

/** The batch to write about, if there is only one; otherwise null. */
async function onlyBatch(request: Request): Promise<number | null> {
  const [first, second] = await findEntries(batches, { status: 'in_production,harvested', length: 2 }, request)
  return first && !second ? first.id : null
}

export async function editDiary(args: LoaderFunctionArgs): Promise<DiaryForm> {
  const form = await rowLoader(diaries)(args)
  return { ...form, plan: await loadPlan(form.entry.batch_id, args.request) }
}

/** Loads the plan of a batch; null without a batch, or if the user may not read batches. */
async function loadPlan(batchId: number | string | null, request: Request): Promise<Plan | null> {
  const batch = batchId ? await findEntry(batches, Number(batchId), request) : null
  if (!batch) return null
  const sectors = batch.sector_kind ?? ''
  const [process, product, forbidden, permitted, told] = await Promise.all([
    findEntry(processes, batch.process_id, request),
    findEntry(products, batch.product_id, request),
    findEntries(farmInputs, { is_forbidden: true, sectors, length: MOST_PAGE_ROWS }, request),
    findEntries(farmInputs, { is_forbidden: false, is_active: true, sectors, length: MOST_PAGE_ROWS }, request),
    findEntries(
      diaries,
      { batch_id: batch.id, sort_by: 'performed_at', sort_dir: 'desc', length: MOST_PAGE_ROWS },
      request,
    ),
  ])
  const { sector_kind } = batch
  const grown = {
    sector_kind,
    plant: product?.plant ?? process?.plant ?? null,
    animal: product?.animal ?? process?.animal ?? null,
    seafood: product?.seafood ?? process?.seafood ?? null,
  }
  const planned = await stagesOf(process?.process_stages ?? [], request)
  const day = daysBetween(batch.start_date, today())
  const proposed = proposedStage(planned, new Set(told.map(({ stage_id }) => stage_id)), day)
  return { batch, stages: planned, proposed, last: told[0] ?? null, grown, listed: [...forbidden, ...permitted] }
}

async function stagesOf(planned: readonly PlannedStage[], request: Request): Promise<Stage[]> {
  if (planned.length === 0) return []
  const ids = planned.map(({ stage_id }) => stage_id).join(',')
  const byId = new Map(
    (await findEntries(stages, { id: ids, length: MOST_PAGE_ROWS }, request)).map((stage) => [stage.id, stage]),
  )
  return planned.flatMap(({ stage_id, is_required, is_traceable, day_from, day_to }) => {
    const stage = byId.get(stage_id)
    return stage ? [{ ...stage, is_required, is_traceable, day_from, day_to }] : []
  })
}
