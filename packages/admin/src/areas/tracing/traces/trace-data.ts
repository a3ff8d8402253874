import { certificateStatus, harvestedBy, today, traces } from '@trace/domain'
import type { batches, certificates, diaries, Entry, Named, Row } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../app/api.ts'
import { load } from '../../../app/load.ts'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { loadRow } from '../../../resource/resource-routes.tsx'
import type { Trace } from './trace.ts'

export type Batch = Entry & Row<typeof batches> & { product: Named; manufacture: Named; product_unit: Named | null }
type Told = 'performed_at' | 'title' | 'content' | 'images'

export type Diary = Entry & Pick<Row<typeof diaries>, Told> & { stage: Named | null; labor: Named | null }
export type Certificate = Entry & Row<typeof certificates>

export interface TraceView {
  entry: Trace
  batch: Batch | null
  /** What the public reads, in its order. */
  diaries: Diary[]
  stamps: Entry[]
  orders: Entry[]
}

/** What a form of a trace stands on; without a batch one is to be chosen. */
export interface TraceForm extends FormData {
  batch: Batch | null
  diaries: Diary[]
  certificates: Certificate[]
  /** The days on which the batch was harvested, one of which is the trace's. */
  harvestDays: string[]
  choices: Batch[]
}

const MOST = 100

async function entriesOf<T>(path: string, { signal }: Request): Promise<T[]> {
  const answer = await api<{ entries: T[] }>('GET', path, undefined, { signal })
  return answer.ok ? answer.data.entries : []
}

const traceable = (batchId: number, request: Request) =>
  entriesOf<Diary>(`/diaries-is-traceable?batch_id=${batchId}&length=${MOST}`, request)

/** A trace with the batch it tells of, what the public reads, and its labels. */
export async function loadTrace({ params, request }: LoaderFunctionArgs): Promise<TraceView> {
  const { entry } = await load<{ entry: Trace }>(`/traces/${params['id']}`, request)
  const [batch, diaries, stamps, orders] = await Promise.all([
    api<{ entry: Batch }>('GET', `/batches/${entry.batch_id}`, undefined, { signal: request.signal }),
    traceable(entry.batch_id, request),
    entriesOf<Entry>(`/stamps?trace_id=${entry.id}&length=${MOST}`, request),
    entriesOf<Entry>(`/orders?trace_id=${entry.id}&length=${MOST}`, request),
  ])
  return { entry, batch: batch.ok ? batch.data.entry : null, diaries: chosenOf(entry, diaries), stamps, orders }
}

/** The diaries a trace names, in its order; all of its batch when it names none. */
function chosenOf({ diary_ids }: Trace, diaries: readonly Diary[]): Diary[] {
  if (diary_ids.length === 0) return [...diaries]
  return diary_ids.flatMap((id) => diaries.find((diary) => diary.id === id) ?? [])
}

const withGoods = { status: 'harvested,in_production,closed', actual_quantity_from: '0.0001', length: '20' }

/** A new trace of the batch that the address names, filled in with what the batch tells. */
export async function beginTrace({ request }: LoaderFunctionArgs): Promise<TraceForm> {
  const { searchParams } = new URL(request.url)
  const batchId = searchParams.get('batch_id')
  if (!batchId) {
    const search = searchParams.get('search') ?? ''
    const query = new URLSearchParams({ ...withGoods, search })
    const choices = await entriesOf<Batch>(`/batches?${query}`, request)
    return { entry: null, initial: {}, batch: null, diaries: [], certificates: [], harvestDays: [], choices }
  }
  const { entry: batch } = await load<{ entry: Batch }>(`/batches/${batchId}`, request)
  const [diaries, certificates, harvestDays] = await told(batch, request)
  const { id, name, start_date, actual_harvest_date, remaining_quantity, product_unit_id, product_unit } = batch
  const initial = {
    batch_id: id,
    batch: { id, name },
    planting_date: start_date,
    harvest_date: actual_harvest_date,
    quantity: remaining_quantity || null,
    product_unit_id,
    product_unit,
    diary_ids: diaries.map((diary) => diary.id),
    certificate_ids: certificates.filter(isGood).map((certificate) => certificate.id),
  }
  return { entry: null, initial, batch, diaries, certificates, harvestDays, choices: [] }
}

export async function editTrace(args: LoaderFunctionArgs): Promise<TraceForm> {
  const form = await loadRow(traces)(args)
  const { entry: batch } = await load<{ entry: Batch }>(`/batches/${String(form.entry?.['batch_id'])}`, args.request)
  const [diaries, certificates, harvestDays] = await told(batch, args.request)
  return { ...form, batch, diaries, certificates, harvestDays, choices: [] }
}

/** What a batch has for its trace. */
const told = (batch: Batch, request: Request) =>
  Promise.all([traceable(batch.id, request), certificatesOf(batch, request), harvestDaysOf(batch, request)])

async function harvestDaysOf({ id, sector_kind }: Batch, request: Request): Promise<string[]> {
  const query = new URLSearchParams({
    batch_id: String(id),
    activity_type: harvestedBy(sector_kind).join(),
    status: 'submitted,approved',
    length: String(MOST),
  })
  const found = await entriesOf<Diary>(`/diaries?${query}`, request)
  return [...new Set(found.map(({ performed_at }) => today(new Date(performed_at))))].sort()
}

/** The certificates of the producer, the product and the area. */
async function certificatesOf(
  { manufacture_id, product_id, material_area_id }: Batch,
  request: Request,
): Promise<Certificate[]> {
  const owners = { manufacture_id, product_id, material_area_id }
  const found = await Promise.all(
    Object.entries(owners).map(([name, id]) =>
      entriesOf<Certificate>(`/certificates?${name}=${id}&length=${MOST}`, request),
    ),
  )
  return [...new Map(found.flat().map((certificate) => [certificate.id, certificate])).values()]
}

/** '3.240 kg': what of a batch is in no trace yet. */
export const remainingOf = ({ remaining_quantity, product_unit }: Batch): string =>
  `${formatNumber(remaining_quantity ?? 0)} ${product_unit?.name ?? ''}`.trim()

export const isGood = ({ approval_status, expires_at }: Certificate): boolean =>
  approval_status === 'approved' && certificateStatus(expires_at, today()) !== 'expired'
