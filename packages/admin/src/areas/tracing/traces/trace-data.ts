import { formatAmount } from '@trace/domain/areas/growing/amounts.ts'
import { harvestActivitiesOf } from '@trace/domain/areas/growing/activities.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { harvestDaysText } from '@trace/domain/areas/growing/harvest-days.ts'
import { spanOf } from '@trace/domain/areas/growing/spans.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { isCertificateStanding } from '@trace/domain/areas/producers/certificate-status.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import type { Compliance } from '@trace/domain/areas/tracing/trace-compliance.ts'
import { concernsLot } from '@trace/domain/areas/tracing/lot-diaries.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Listed } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { today } from '@trace/define/text/dates.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { findEntries, findEntry, load } from '@trace/screens/app/load.ts'
import { findOptions } from '@trace/screens/resource/fields/reference/options.ts'
import type { Option } from '@trace/screens/resource/fields/reference/options.ts'
import type { FormData } from '@trace/screens/resource/form/form-screen.tsx'
import type { Initial } from '@trace/screens/resource/form/form-state.ts'
import { namesOf } from '@trace/screens/resource/list/names.ts'
import type { Trace } from './trace.ts'

export type Batch = Listed<typeof batches>
export type Diary = Listed<typeof diaries>
export type Certificate = Listed<typeof certificates>

export interface TraceView {
  entry: Trace
  batch: Batch | null
  /** The public diaries, in display order. */
  diaries: Diary[]
  stamps: Listed<typeof stamps>[]
  orders: Listed<typeof orders>[]
}

/** Data for the form of a trace; without a batch, the user chooses one first. */
export interface TraceForm extends FormData<typeof traces> {
  /** The check-list as of the last save; null for a new trace. */
  compliance: Compliance | null
  /** Null until a batch is chosen. Also null for users who may not read batches: the form then knows only its name. */
  batch: Batch | null
  diaries: Diary[]
  certificates: Certificate[]
  /** Harvest days of the batch, in words; the trace has one of them. */
  harvestDays: string[]
  choices: (Batch | Option)[]
}

async function traceable(batch_id: number, { signal }: Request): Promise<Diary[]> {
  const answer = await call('GET /api/admin/diaries-is-traceable', { batch_id, length: MOST_PAGE_ROWS }, undefined, {
    signal,
  })
  return answer.ok ? answer.data.entries : []
}

/** Loads a trace with its batch, public diaries and labels. */
export async function loadTrace({ params, request }: LoaderFunctionArgs): Promise<TraceView> {
  const { entry } = await load('GET /api/admin/traces/:id', { id: String(params['id']) }, request)
  const ofTrace = { trace_id: entry.id, length: MOST_PAGE_ROWS }
  const [batch, told, issued, ordered] = await Promise.all([
    findEntry(batches, entry.batch_id, request),
    traceable(entry.batch_id, request),
    findEntries(stamps, ofTrace, request),
    findEntries(orders, ofTrace, request),
  ])
  return { entry, batch, diaries: chosenOf(entry, told, batch?.sector_kind ?? null), stamps: issued, orders: ordered }
}

/** The diaries that shoppers see: those that the trace names, in its order, or all of its batch; only of its goods. */
function chosenOf(trace: Trace, all: readonly Diary[], sector: Batch['sector_kind']): Diary[] {
  const { diary_ids } = trace
  const named = diary_ids.length === 0 ? all : diary_ids.flatMap((id) => all.find((diary) => diary.id === id) ?? [])
  return named.filter((diary) => concernsLot(diary, trace, sector))
}

const withGoods = { status: 'harvested,in_production,closed', actual_quantity_from: 0.0001, length: 20 }

/** Initial values of a new trace, taken from the batch in the address. */
export async function beginTrace({ request }: LoaderFunctionArgs): Promise<TraceForm> {
  const { searchParams } = new URL(request.url)
  const batchId = searchParams.get('batch_id')
  if (!batchId) {
    const search = searchParams.get('search') ?? ''
    const found = await findEntries(batches, { ...withGoods, search }, request)
    const choices = found.length > 0 ? found : await findOptions(batches.name, { search, length: 20 })
    return { entry: null, compliance: null, initial: {}, batch: null, ...noProofs, choices }
  }
  const batch = await findEntry(batches, Number(batchId), request)
  if (!batch) {
    const [chosen] = await namesOf(batches.name, [Number(batchId)])
    return {
      entry: null,
      compliance: null,
      initial: { batch_id: Number(batchId), batch: chosen! },
      batch,
      ...noProofs,
      choices: [],
    }
  }
  const proofs = await proofsOf(batch, request)
  const { id, name, start_date, actual_harvest_date, remaining_quantity, product_unit_id, product_unit } = batch
  const packed = actual_harvest_date ?? today()
  const initial: Initial<typeof traces> = {
    batch_id: id,
    batch: { id, name },
    planting_date: start_date,
    harvest_date: actual_harvest_date,
    quantity: writableAmount(remaining_quantity ?? 0) || null,
    product_unit_id,
    product_unit,
    diary_ids: proofs.diaries.map((diary) => diary.id),
    certificate_ids: proofs.certificates
      .filter((certificate) => isGood(certificate, packed))
      .map((certificate) => certificate.id),
  }
  return { entry: null, compliance: null, initial, batch, ...proofs, choices: [] }
}

export async function editTrace(args: LoaderFunctionArgs): Promise<TraceForm> {
  const { entry } = await load('GET /api/admin/traces/:id', { id: String(args.params['id']) }, args.request)
  const { compliance } = entry
  const batch = await findEntry(batches, entry.batch_id, args.request)
  return {
    entry,
    compliance,
    initial: {},
    batch,
    ...(batch ? await proofsOf(batch, args.request) : noProofs),
    choices: [],
  }
}

const noProofs = { diaries: [], certificates: [], harvestDays: [] }

/** The batch's diaries, certificates and harvest days that a trace can use. */
async function proofsOf(
  batch: Batch,
  request: Request,
): Promise<Pick<TraceForm, 'diaries' | 'certificates' | 'harvestDays'>> {
  const [told, held, harvestDays] = await Promise.all([
    traceable(batch.id, request),
    certificatesOf(batch, request),
    harvestDaysOf(batch, request),
  ])
  return { diaries: told, certificates: held, harvestDays }
}

async function harvestDaysOf({ id, sector_kind }: Batch, request: Request): Promise<string[]> {
  const query = {
    batch_id: id,
    activity_type: harvestActivitiesOf(sector_kind).join(),
    status: 'submitted,approved',
    length: MOST_PAGE_ROWS,
  }
  const found = await findEntries(diaries, query, request)
  return harvestDaysText(found.map(spanOf))
}

/** Certificates of the producer, the product and the area. */
async function certificatesOf(
  { manufacture_id, product_id, material_area_id }: Batch,
  request: Request,
): Promise<Certificate[]> {
  const owners = [{ manufacture_id }, { product_id }, { material_area_id }]
  const found = await Promise.all(
    owners.map((owner) => findEntries(certificates, { ...owner, length: MOST_PAGE_ROWS }, request)),
  )
  return [...new Map(found.flat().map((certificate) => [certificate.id, certificate])).values()]
}

/** As much of an amount as a field takes: no more than four decimals, and never more than there is. */
const writableAmount = (amount: number): number => Math.floor(Number((amount * 10_000).toFixed(3))) / 10_000

/** Quantity of a batch that no trace uses yet: '3.240 kg'. */
export const remainingOf = ({ remaining_quantity, product_unit }: Batch): string =>
  `${formatAmount(remaining_quantity ?? 0)} ${product_unit?.name ?? ''}`.trim()

/** Whether goods packed on a day may name a certificate. */
export const isGood = (certificate: Certificate, day: string): boolean =>
  certificate.approval_status === 'approved' && isCertificateStanding(certificate, day)
