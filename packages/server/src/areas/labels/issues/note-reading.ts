import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import type { Stamp } from './lock-issue-rows.ts'
import type { SerialRange } from './serial-range.ts'

/**
 * Logs which user read which codes of printed labels, once an hour: with these codes, further labels could be
 * printed that scans accept.
 */
export async function noteReading(
  store: Store,
  { id: by }: Viewer,
  { id, code, printed_count }: Stamp,
  { serial_from, serial_to }: SerialRange,
): Promise<void> {
  if (!printed_count) return
  const new_values = { codes_read: `${serial_from}–${serial_to}` }
  const [known] = await store.unscoped('whether the viewer has read the same codes within the hour')`
    select 1 from system_logs where subject = ${stamps.table} and entity_id = ${id} and user_id = ${by}
      and created_at > now() - interval '1 hour' and new_values = ${new_values as never}::jsonb limit 1`
  if (!known) await store.note('read', { subject: stamps.table, id, label: code ?? '', new_values })
}
