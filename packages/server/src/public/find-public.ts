import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { findTargets, isPublic, labelsOfStamp, openKeys, codeResultOf } from '../areas/labels/index.ts'
import type { CodeTarget } from '../areas/labels/index.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** Results that concern the whole lot, not a single label. */
const OF_LOTS: ReadonlySet<CodeResult> = new Set(['valid', 'expired', 'suspended', 'held'])

/**
 * Looks up a code for the public. Null both for an unknown code and for one that is not public, with the same queries,
 * so that the two cannot be distinguished.
 */
export async function findPublic(
  sql: Sql,
  settings: Settings,
  kind: CodeTarget['kind'],
  typed: string,
): Promise<CodeTarget | null> {
  const code = normaliseCode(typed.slice(0, 50))
  const target = (await findTargets(sql, await openKeys(settings), [code])).get(code)
  return target && target.kind === kind && isPublic(target) ? target : null
}

/**
 * Looks up a label by its lot and running number. Running numbers can be guessed, so they prove no label genuine:
 * the page shows the lot, and of the label only its problems.
 */
export async function findLabelBySerial(
  sql: Sql,
  settings: Settings,
  traceCode: string,
  serial: string,
): Promise<CodeTarget | null> {
  const target = await findPublic(sql, settings, 'trace', traceCode)
  if (!target) return null
  const number = /^\d{1,9}$/.test(serial) ? Number(serial) : 0
  const [stamp] = await unscoped(sql, 'an issue of a trace that is public')<{ id: number }[]>`
    select id from stamps
    where trace_id = ${target.trace_id} and ${number}::int between serial_from and serial_to and deleted_at is null`
  const [label] = stamp ? await labelsOfStamp(sql, stamp.id, number, number) : []
  if (!label) return null
  const { result } = codeResultOf({ ...target, label }, today())
  return { ...target, label, kind: OF_LOTS.has(result) ? 'trace' : 'stamp' }
}
