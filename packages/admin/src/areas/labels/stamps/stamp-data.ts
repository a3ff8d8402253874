import { information, stampDefaults, stamps, stampStatistics, traces } from '@trace/domain'
import type { Entry, Listed, SingleEntry } from '@trace/domain'
import { can } from '@trace/domain/permission'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../app/api.ts'
import { screenNeed } from '../../../app/guard.ts'
import { findEntries, findEntry, load, loadEntry } from '../../../app/load.ts'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { session } from '../../../app/session.ts'
import type { Label, Stamp } from './stamp.ts'

/** How many labels are shown at once. */
export const CODES = 10

export interface StampView {
  entry: Stamp
  /** What the labels are drawn for; null for those who may not read it. */
  trace: Entry<typeof traces> | null
  /** The runs of the printer; null for those who may not see them. */
  runs: Listed<typeof stampStatistics>[] | null
  /** Some labels from the serial that the address names, or from the first. */
  labels: Label[]
}

export async function loadStamp({ params, request }: LoaderFunctionArgs): Promise<StampView> {
  const { permissions } = await session(request)
  const { entry } = await load<{ entry: Stamp }>(`/stamps/${params['id']}`, request)
  const seesRuns = can(permissions, screenNeed(stampStatistics, 'list'))
  const serials = codesQuery(entry, new URL(request.url))
  const [trace, runs, codes] = await Promise.all([
    findEntry(traces, entry.trace_id, request),
    seesRuns ? findEntries(stampStatistics, { stamp_id: entry.id, length: 100 }, request) : null,
    entry.serial_from === null
      ? null
      : api<{ entries: Label[] }>('GET', `/stamps/${entry.id}/codes?${serials}`, undefined, { signal: request.signal }),
  ])
  return { entry, trace, runs, labels: codes?.ok ? codes.data.entries : [] }
}

function codesQuery({ serial_from, serial_to }: Stamp, { searchParams }: URL): URLSearchParams {
  const [first, last] = [serial_from ?? 1, serial_to ?? 1]
  const from = Math.min(Math.max(Math.floor(Number(searchParams.get('serial'))) || first, first), last)
  return new URLSearchParams({ serial_from: String(from), serial_to: String(Math.min(from + CODES - 1, last)) })
}

/** A new issue begins with the province's usual label, for the trace that the address names. */
export async function beginStamp({ request }: LoaderFunctionArgs): Promise<FormData<typeof stamps>> {
  const id = new URL(request.url).searchParams.get('trace')
  const [usual, trace] = await Promise.all([
    api<{ entry: SingleEntry<typeof information> }>('GET', information.path, undefined, { signal: request.signal }),
    id ? loadEntry(traces, id, request) : null,
  ])
  const { stamp_width: width, stamp_height: height } = usual.ok ? usual.data.entry : {}
  return {
    entry: null,
    initial: {
      ...stampDefaults,
      stamp_type: 'qr_serial',
      ...(!!width && { width }),
      ...(!!height && { height }),
      ...(trace && { trace_id: trace.id, trace, name: nameFor(trace) }),
    },
  }
}

const nameFor = ({ name, code }: Entry<typeof traces>): string => `Tem ${name ?? code}`.slice(0, stamps.fields.name.max)
