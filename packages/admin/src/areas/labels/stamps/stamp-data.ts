import { information, stampDefaults, stamps, stampStatistics } from '@trace/domain'
import type { Entry } from '@trace/domain'
import { can } from '@trace/domain/permission'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../app/api.ts'
import { screenNeed } from '../../../app/guard.ts'
import { load } from '../../../app/load.ts'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { session } from '../../../app/session.ts'
import type { Label, Stamp } from './stamp.ts'

/** How many labels are shown at once. */
export const CODES = 10

export interface StampView {
  entry: Stamp
  /** What the labels are drawn for; null for those who may not read it. */
  trace: Entry | null
  /** The runs of the printer; null for those who may not see them. */
  runs: Entry[] | null
  /** Some labels from the serial that the address names, or from the first. */
  labels: Label[]
}

export async function loadStamp({ params, request }: LoaderFunctionArgs): Promise<StampView> {
  const { permissions } = await session(request)
  const { entry } = await load<{ entry: Stamp }>(`/stamps/${params['id']}`, request)
  const ask = async <T>(path: string): Promise<T | null> => {
    const answer = await api<T>('GET', path, undefined, { signal: request.signal })
    return answer.ok ? answer.data : null
  }
  const seesRuns = can(permissions, screenNeed(stampStatistics, 'list'))
  const serials = codesQuery(entry, new URL(request.url))
  const [trace, runs, codes] = await Promise.all([
    ask<{ entry: Entry }>(`/traces/${entry.trace_id}`),
    seesRuns ? ask<{ entries: Entry[] }>(`/stamp-statistics?stamp_id=${entry.id}&length=100`) : null,
    entry.serial_from === null ? null : ask<{ entries: Label[] }>(`/stamps/${entry.id}/codes?${serials}`),
  ])
  return { entry, trace: trace?.entry ?? null, runs: runs?.entries ?? null, labels: codes?.entries ?? [] }
}

function codesQuery({ serial_from, serial_to }: Stamp, { searchParams }: URL): URLSearchParams {
  const [first, last] = [serial_from ?? 1, serial_to ?? 1]
  const from = Math.min(Math.max(Math.floor(Number(searchParams.get('serial'))) || first, first), last)
  return new URLSearchParams({ serial_from: String(from), serial_to: String(Math.min(from + CODES - 1, last)) })
}

/** A new issue begins with the province's usual label, for the trace that the address names. */
export async function beginStamp({ request }: LoaderFunctionArgs): Promise<FormData> {
  const id = new URL(request.url).searchParams.get('trace')
  const [usual, trace] = await Promise.all([
    api<{ entry: Entry }>('GET', information.path, undefined, { signal: request.signal }),
    id ? load<{ entry: Entry }>(`/traces/${id}`, request) : null,
  ])
  const { stamp_width: width, stamp_height: height } = usual.ok
    ? usual.data.entry
    : { stamp_width: null, stamp_height: null }
  return {
    entry: null,
    initial: {
      ...stampDefaults,
      stamp_type: 'qr_serial',
      ...(!!width && { width }),
      ...(!!height && { height }),
      ...(trace && { trace_id: trace.entry.id, trace: trace.entry, name: nameFor(trace.entry) }),
    },
  }
}

const nameFor = (trace: Entry): string =>
  `Tem ${String(trace['name'] ?? trace['code'])}`.slice(0, stamps.fields.name.max)
