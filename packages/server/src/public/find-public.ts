import { gs1Key, normaliseCode, today } from '@trace/domain'
import type { DigitalLink } from '@trace/domain'
import type { ScanResult } from '@trace/site'
import type { Sql } from '../ports/postgres/connect.ts'
import { findTargets, isPublic, labelsOfStamp, openKeys, resultOf } from '../areas/labels/index.ts'
import type { Target } from '../areas/labels/index.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { unscoped } from '../engine/store/rows.ts'

/** Results that concern the whole lot, not a single label. */
const OF_LOTS: ReadonlySet<ScanResult> = new Set(['valid', 'expired', 'suspended'])

/**
 * Looks up a code for the public. Null both for an unknown code and for one that is not public, with the same queries,
 * so that neither can be told from the other.
 */
export async function findPublic(
  sql: Sql,
  settings: Settings,
  kind: Target['kind'],
  typed: string,
): Promise<Target | null> {
  const code = normaliseCode(typed.slice(0, 50))
  const target = (await findTargets(sql, await openKeys(settings), [code])).get(code)
  return target && target.kind === kind && isPublic(target) ? target : null
}

/**
 * Looks up a GS1 Digital Link. A stamp code as its serial is a label's own and proves as much as it does at `/s/`.
 * Serials of before are consecutive and can be guessed, so they prove no label genuine: the page shows the lot, and of
 * the label only what is wrong with it.
 */
export async function findLinked(
  sql: Sql,
  settings: Settings,
  { gtin, lot, serial }: DigitalLink,
): Promise<Target | null> {
  const own = serial === undefined || lot !== undefined ? null : await findPublic(sql, settings, 'stamp', serial)
  if (own && own.label?.gtin === gtin) return own
  const key = gs1Key(gtin, lot ?? '')
  const [trace] = await unscoped(sql, 'whose trace it is is what a code is to tell')<
    { code: string }[]
  >`select code from traces where gs1_key = ${key} and deleted_at is null`
  const target = await findPublic(sql, settings, 'trace', trace?.code ?? '')
  if (!target || serial === undefined) return target
  const number = /^\d{1,9}$/.test(serial) ? Number(serial) : 0
  const [stamp] = await unscoped(sql, 'an issue of a trace that is public')<{ id: number }[]>`
    select id from stamps
    where trace_id = ${target.trace_id} and ${number}::int between serial_from and serial_to and deleted_at is null`
  const [label] = stamp ? await labelsOfStamp(sql, stamp.id, number, number) : []
  if (!label) return null
  const { result } = resultOf({ ...target, label }, today())
  return { ...target, label, kind: OF_LOTS.has(result) ? 'trace' : 'stamp' }
}
