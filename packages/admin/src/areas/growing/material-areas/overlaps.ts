import type { Data } from '@trace/screens/app/call.ts'
import { call } from '@trace/screens/app/call.ts'

export type Overlap = Data<'GET /api/admin/material-areas/:id/overlaps'>['entries'][number]

const known = new Map<string, Promise<readonly Overlap[]>>()
const MOST_KNOWN = 20

/**
 * Areas that share land with this version of an area; the same promise each time, so that React's `use` can read it.
 */
export function overlapsOf({ id, version }: { id: number; version: number }): Promise<readonly Overlap[]> {
  const key = `${id} ${version}`
  const asked =
    known.get(key) ??
    call('GET /api/admin/material-areas/:id/overlaps', { id: String(id) }).then((answer) =>
      answer.ok ? answer.data.entries : [],
    )
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, asked)
  return asked
}
