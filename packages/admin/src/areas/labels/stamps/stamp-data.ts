import { beginningSize } from '@trace/domain/areas/labels/codes/code-size.ts'
import { sheetDefaults } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { layoutFor } from '@trace/domain/areas/labels/printing/stamp-templates.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { information } from '@trace/domain/areas/portal/singles.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Entry, Listed } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { can } from '@trace/define/permission.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { findEntries, findEntry, findSingle, load } from '@trace/screens/app/load.ts'
import type { FormData } from '@trace/screens/resource/form/form-screen.tsx'
import { namesOf } from '@trace/screens/resource/list/names.ts'
import { requireSession } from '@trace/screens/app/session.ts'
import { findLogos, noOrigin, originOf, sampleOf } from './label-sample.ts'
import type { LabelOrigin } from './label-sample.ts'
import type { Label, Stamp } from './stamp.ts'

/** Page size of the label table. */
export const CODES = 10

export type LabelLife = Data<'GET /api/admin/stamps/:id/label'>['entry']

export interface StampView {
  entry: Data<'GET /api/admin/stamps/:id'>['entry']
  /** The trace that the labels belong to; null without permission. */
  trace: Data<'GET /api/admin/traces/:id'>['entry'] | null
  logos: LabelOrigin['logos']
  /** Print runs; null without permission. */
  runs: Listed<typeof stampStatistics>[] | null
  /** History of the label that the address names; null if it names none. */
  life: LabelLife | null
  /** A page of labels, from the serial number in the address or from the first. */
  labels: readonly Label[]
}

export async function loadStamp({ params, request }: LoaderFunctionArgs): Promise<StampView> {
  const { permissions } = await requireSession(request)
  const { entry } = await load('GET /api/admin/stamps/:id', { id: String(params['id']) }, request)
  const seesRuns = can(permissions, screenNeed(stampStatistics, 'list'))
  const { searchParams } = new URL(request.url)
  const named = searchParams.get('label')
  const serials = serialsShown(entry, named ?? searchParams.get('serial'))
  const [trace, logos, runs, codes, life] = await Promise.all([
    traceOf(entry, request),
    entry.logo_attribute ? findLogos(entry.manufacture_id, request) : {},
    seesRuns ? findEntries(stampStatistics, { stamp_id: entry.id, length: MOST_PAGE_ROWS }, request) : null,
    entry.serial_from === null
      ? null
      : call('GET /api/admin/stamps/:id/codes', { id: entry.id, ...serials }, undefined, { signal: request.signal }),
    named &&
      call('GET /api/admin/stamps/:id/label', { id: entry.id, serial: Number(named) }, undefined, {
        signal: request.signal,
      }),
  ])
  return {
    entry,
    trace,
    logos,
    runs,
    life: life && life.ok ? life.data.entry : null,
    labels: codes?.ok ? codes.data.entries : [],
  }
}

async function traceOf({ trace_id: id }: Stamp, { signal }: Request): Promise<StampView['trace']> {
  const answer = await call('GET /api/admin/traces/:id', { id }, undefined, { signal })
  return answer.ok ? answer.data.entry : null
}

function serialsShown({ serial_from, serial_to }: Stamp, asked: string | null) {
  const [first, last] = [serial_from ?? 1, serial_to ?? 1]
  const from = Math.min(Math.max(Math.floor(Number(asked)) || first, first), last)
  return { serial_from: from, serial_to: Math.min(from + CODES - 1, last) }
}

/** The form's data of an issue, and whether its labels can be printed as they are laid out. */
export interface StampFormData extends FormData<typeof stamps> {
  isPrintable: boolean
}

export async function loadStampForm({ params, request }: LoaderFunctionArgs): Promise<StampFormData> {
  const { entry, problems } = await load('GET /api/admin/stamps/:id', { id: String(params['id']) }, request)
  return { entry, initial: {}, isPrintable: problems.length === 0 }
}

/** Initial values of a new issue: the province's default layout, and the trace from the address. */
export async function beginStamp({ request }: LoaderFunctionArgs): Promise<StampFormData> {
  const id = new URL(request.url).searchParams.get('trace')
  const [usual, trace] = await Promise.all([
    findSingle(information, request),
    id ? findEntry(traces, Number(id), request) : null,
  ])
  const [named] = id && !trace ? await namesOf(traces.name, [Number(id)]) : []
  const width = usual?.stamp_width ?? stampDefaults.width
  const height = usual?.stamp_height ?? stampDefaults.height
  const { qrText, facts } = sampleOf({}, trace ? await originOf(trace.id) : noOrigin)
  const { dpi } = stampDefaults
  const fitting = layoutFor(width, height, { dpi, qrText, secure: false, facts })
  return {
    entry: null,
    isPrintable: true,
    initial: {
      ...stampDefaults,
      ...sheetDefaults,
      ...fitting,
      size: beginningSize(stampDefaults.size, qrText, dpi, fitting.size),
      stamp_type: 'qr_serial',
      ...(trace && { trace_id: trace.id, trace, name: nameFor(trace) }),
      ...(named && { trace_id: named.id, trace: named }),
    },
  }
}

const nameFor = ({ name, code }: Entry<typeof traces>): string => `Tem ${name ?? code}`.slice(0, stamps.fields.name.max)
