import { quantityActivities } from '@trace/domain/areas/growing/activities.ts'
import type { Activity } from '@trace/domain/areas/growing/activities.ts'
import { fold } from '@trace/define/text/fold.ts'
import { digitalLink } from '@trace/define/gs1/digital-link.ts'
import { gtinOfKey } from '@trace/define/gs1/gs1.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { dayOfSql, isHarvest } from '../areas/growing/index.ts'
import { publicDiaries } from '../areas/tracing/index.ts'
import { publicAddress } from '@trace/platform/public-address.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { vouchedRow } from '@trace/platform/store/vouched-values.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** Base address of GS1's identifiers. */
const GS1 = 'https://id.gs1.org'

/** The closest business steps of GS1's core business vocabulary (CBV); all other activities map to 'other'. */
const steps: Partial<Record<Activity, string>> = {
  planting: 'commissioning',
  stocking: 'commissioning',
  inspection: 'inspecting',
  weighing: 'inspecting',
  water_quality: 'inspecting',
  quality_test: 'sampling',
  harvest: 'collecting',
  sale: 'departing',
  slaughter: 'killing',
  packaging: 'packing',
  preservation: 'storing',
  storage: 'storing',
  receiving: 'receiving',
  processing: 'creating_class_instance',
  dispatch: 'shipping',
  waste: 'destroying',
  loss: 'destroying',
}

/** Unit codes of UN/ECE Recommendation 20, by the code of a unit however it is spelt. */
const measures: Record<string, string> = { kg: 'KGM', g: 'GRM', tan: 'TNE', ta: 'DTN', lit: 'LTR', ml: 'MLT' }

interface DiaryRow {
  activity: Activity
  performed_at: string
  quantity: number | null
  unit: string | null
}

interface Moved {
  quantity: number
  unit: string | null
  shipped_at: string
  received_at: string | null
  distributor_gln: string | null
}

interface Happened {
  bizStep: string
  eventTime: string
  place: { id: string } | null
  action?: 'ADD'
  disposition?: string
  amount?: { quantity?: number; uom?: string } | undefined
}

/** The history of a lot in EPCIS 2.0: one event for each public diary, and for each shipment and receipt that waits for
 * no officer. */
export async function epcisOf(sql: Sql, settings: Settings, traceId: number, trace: PublicTrace) {
  const publicUrl = await publicAddress(sql, settings)
  const shown = await publicDiaries(sql, traceId)
  const [diaries, movements] = await Promise.all([
    unscoped(sql, 'diaries that are for the public')<DiaryRow[]>`
      select d.activity_type as activity, d.performed_at, d.quantity * ${shareOf(sql, traceId)} as quantity, u.code as unit
      from diaries d left join product_units u on u.id = d.product_unit_id
      where d.id = any(${shown.map(({ id }) => id)}) order by d.performed_at, d.id`,
    unscoped(sql, 'the way of goods that a public trace tells of')<Moved[]>`
      select m.shipped_at, m.received_at, m.quantity, u.code as unit, d.gln as distributor_gln
      from trace_movements m left join product_units u on u.id = m.product_unit_id cross join lateral ${vouchedRow(sql, 'distributors', 'm.distributor_id')} d
      where m.trace_id = ${traceId} and not m.waits order by m.shipped_at, m.id`,
  ])
  const stopped = await stopOf(sql, traceId, trace.result)
  const { gs1_key, lot, area } = trace
  const epcClass = gs1_key && lot ? digitalLink(GS1, { gtin: gtinOfKey(gs1_key), lot }) : trace.canonical_url
  const place = area && { id: placeId(publicUrl, area.location_code) }
  const event = ({ place, amount, ...told }: Happened) => ({
    type: 'ObjectEvent',
    action: 'OBSERVE',
    eventTimeZoneOffset: '+07:00',
    quantityList: [{ epcClass, ...amount }],
    ...(place && { readPoint: place, bizLocation: place }),
    ...told,
  })

  return {
    '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
    id: `${publicUrl}/api/web/traces/${trace.trace_code}/epcis`,
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: new Date().toISOString(),
    epcisBody: {
      eventList: [
        ...diaries.map((diary, number) =>
          event({
            bizStep: steps[diary.activity] ?? 'other',
            eventTime: diary.performed_at,
            place,
            amount: measured(diary),
            ...(number === 0 && { action: 'ADD' }),
          }),
        ),
        ...movements.flatMap(({ shipped_at, received_at, distributor_gln: gln, ...moved }) => [
          event({ bizStep: 'shipping', eventTime: shipped_at, place, amount: amountOf(moved) }),
          ...(received_at
            ? [
                event({
                  bizStep: 'receiving',
                  eventTime: received_at,
                  amount: amountOf(moved),
                  place: gln ? { id: placeId(publicUrl, gln) } : null,
                }),
              ]
            : []),
        ]),
        ...(stopped ? [event({ ...stopped, place })] : []),
      ],
    },
  }
}

/** The event that forbids the sale of goods, in GS1's core business vocabulary; null if they may be sold. */
async function stopOf(sql: Sql, traceId: number, result: PublicTrace['result']): Promise<Happened | null> {
  if (result !== 'held' && result !== 'suspended' && result !== 'recalled') return null
  const since =
    result === 'recalled'
      ? sql`coalesce(t.recalled_at, t.standing_since)`
      : sql`coalesce(t.held_at, greatest(t.standing_since, p.standing_since, m.standing_since))`
  const [trace] = await unscoped(sql, 'when a public trace was held, suspended or recalled')<{ at: string | null }[]>`
    select ${since} as at
    from traces t join products p on p.id = t.product_id join manufactures m on m.id = t.manufacture_id where t.id = ${traceId}`
  const disposition = result === 'recalled' ? 'recalled' : 'non_sellable_other'
  return trace?.at ? { bizStep: 'holding', disposition, eventTime: trace.at, place: null } : null
}

/** The quantity of an event, for activities that have one. */
const measured = ({ activity, ...amount }: DiaryRow): Happened['amount'] =>
  (quantityActivities as readonly Activity[]).includes(activity) ? amountOf(amount) : {}

function amountOf({ quantity, unit }: { quantity: number | null; unit: string | null }): Happened['amount'] {
  if (quantity === null) return {}
  const uom = unit && measures[fold(unit)]
  return { quantity: Math.round(quantity * 10_000) / 10_000, ...(uom && { uom }) }
}

/**
 * SQL: the share that a lot makes up of what its batch had brought in by the lot's harvest day, from 0 to 1: events of
 * a divided batch report only the share of the lot.
 */
const shareOf = (sql: Sql, traceId: number): Fragment =>
  unscoped(sql, 'quantities of a public trace and its batch')`coalesce((
    select least(1, t.quantity * coalesce(tu.factor, bu.factor, 1) / nullif((
      select sum(h.quantity * coalesce(hu.factor, bu.factor, 1))
      from diaries h left join product_units hu on hu.id = h.product_unit_id
      where h.batch_id = b.id and h.deleted_at is null and h.status in ('submitted', 'approved')
        and ${isHarvest(sql, { diary: 'h' })}
        and (t.harvest_date is null or ${dayOfSql(sql, sql`h.performed_at`)} <= t.harvest_date::text)), 0))
    from traces t join batches b on b.id = t.batch_id
      left join product_units tu on tu.id = t.product_unit_id left join product_units bu on bu.id = b.product_unit_id
    where t.id = ${traceId}), 1)`

/** The address of a place, which `serveEpcisPlaces` serves. */
const placeId = (publicUrl: string, code: string): string => `${publicUrl}/places/${encodeURIComponent(code)}`
