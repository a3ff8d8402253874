import { products } from '@trace/domain/areas/catalogue/products.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { provinces } from '@trace/domain/areas/places/provinces.ts'
import { countedResults, labelsOf } from '@trace/domain/areas/scans/scan-results.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Values } from '@trace/define/field.ts'
import { choice, date, integer, list } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import type { Problems } from '@trace/define/read.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { always, named, none, one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { areaOf } from './areas.ts'
import { originHashes } from './device.ts'
import { scanPlaceOf } from './place.ts'
import { LONGEST_REPEAT, recordScans } from './record-scans.ts'
import { addFigures, figureOf } from './figures.ts'
import { findTargets, openKeys } from '../labels/index.ts'
import type { StampKey } from '../labels/index.ts'
import { monthsAround } from '@trace/platform/store/months-around.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { isNarrowed, narrowedBy, narrowing } from './scan-places.ts'
import { dailySumsTable } from './daily-sums-table.ts'
import { recoverRow } from '@trace/platform/calls/revisions.ts'

type Scan = Row<typeof scanStatistics>

const PATH = '/api/admin/scan-statistics'
const ONE_YEAR = 366 * 86_400_000
const ONE_MINUTE = 60_000

/** Creates a scan that an app made offline, with the original time. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(scanStatistics, 'create'),
  logs: 'import',
  summary: 'Nhập một lượt quét ngoại tuyến',
  body: form(scanStatistics, { given: (sent) => ({ channel: 'app', ...sent }) }),
  answers: one(scanStatistics),
  async check({ body: { scanned_at, code, latitude, longitude }, store, settings, problems }) {
    const age = scanned_at ? Date.now() - Date.parse(scanned_at) : 0
    if (age < -ONE_MINUTE) problems.at('scanned_at', 'Thời gian quét không được ở tương lai')
    if (age > ONE_YEAR) problems.at('scanned_at', 'Chỉ nhập lượt quét trong vòng một năm')
    if (scanned_at && code) problems.add(await earlyProblems(store, await openKeys(settings), code, scanned_at))
    return problems.try(() => scanPlaceOf(latitude, longitude))
  },
  async run({ body, viewer, store, settings, origin, checked: place }) {
    const { scanned_at, code, channel, app_user_id, device_type, os, browser, note } = body
    const at = new Date(scanned_at!)
    const { device, network, ip_hash } = originHashes(origin, `${viewer.id} ${app_user_id ?? ''}`)
    const about = { channel, app_user_id, device_type, os, browser, note, ip_hash, created_by: viewer.id }
    const area = await areaOf(store.sql, place)
    const look = { code: normaliseCode(code!), at, device, network, place, area, about }
    await recordScans(store.sql, await openKeys(settings), [look])
    const { opens, closes } = monthsAround(store.sql, [at], LONGEST_REPEAT)
    const [kept] = await store.unscoped('the scan that was just handed in; it is shown within reach')<{ id: number }[]>`
      select id from scan_statistics
      where hashtextextended(device || code, 0) = hashtextextended(${device + look.code}, 0) and device || code = ${device + look.code}
        and scanned_at >= ${opens} and scanned_at < ${closes}
      order by id desc limit 1`
    const { id } = kept!
    await settleFirst(store, look.code)
    await store.note('import', { subject: scanStatistics.table, id, label: code! })
    store.markChanged(scanStatistics, id)
    return { entry: await store.show(scanStatistics, id) }
  },
})

/** Nobody can have scanned a code before the day on which its labels, or its trace, were made. */
async function earlyProblems({ sql }: Store, keys: StampKey[], typed: string, at: string): Promise<Problems> {
  const code = normaliseCode(typed)
  const target = (await findTargets(sql, keys, [code])).get(code)
  if (!target) return {}
  const { label, trace_id } = target
  const [table, id] = label ? [stamps.table, label.stamp_id] : [traces.table, trace_id]
  const [made] = await unscoped(sql, 'when a code began')<
    { at: string }[]
  >`select created_at as at from ${sql(table)} where id = ${id}`
  const begun = today(new Date(made!.at))
  if (today(new Date(at)) >= begun) return {}
  return {
    scanned_at: [`${label ? 'Tem này' : 'Hồ sơ này'} được lập ngày ${formatDay(begun)}, không thể quét trước ngày đó`],
  }
}

const { note, is_suspicious } = scanStatistics.fields
const remark = { note, is_suspicious: { ...is_suspicious, auto: false } }

/** An officer's note on a scan, or the decision whether it is suspicious. Neither changes the verdict on the label. */
const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(scanStatistics),
  summary: 'Ghi chú lượt quét, đánh dấu hoặc bỏ nghi vấn',
  body: remark,
  answers: one(scanStatistics),
  async run({ id, body, rawBody, version, store }) {
    const scan = await store.find(scanStatistics, id)
    const values = {
      note: 'note' in rawBody ? body.note : scan.note,
      is_suspicious: 'is_suspicious' in rawBody ? body.is_suspicious : scan.is_suspicious,
    }
    await store.update(scanStatistics, id, values, { version })
    if (values.is_suspicious !== scan.is_suspicious) {
      await count(store.sql, scan, 0, values.is_suspicious ? 1 : -1)
    }
    return { entry: await store.show(scanStatistics, id) }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(scanStatistics, 'update'),
  summary: 'Xóa một lượt quét',
  answers: none,
  async run({ id, store }) {
    const scan = await store.find(scanStatistics, id)
    await store.remove(scanStatistics, id)
    await countAnew(store, scan, -1)
  },
})

/** Restores a deleted scan and adds it to all counters again. */
const recover = operation({
  method: 'POST',
  path: `${PATH}/:id/recover`,
  needs: needs(scanStatistics, 'update'),
  logs: 'update',
  summary: 'Khôi phục một lượt quét từ thùng rác',
  answers: one(scanStatistics),
  async run({ id, store }) {
    const told = await recoverRow(store, scanStatistics, id)
    await countAnew(store, await store.find(scanStatistics, id), 1)
    return told
  },
})

/** Adds a scan to all counters, or subtracts it (`by` -1). */
async function countAnew(store: Store, scan: Scan, by: 1 | -1): Promise<void> {
  const { sql } = store
  await count(sql, scan, by, scan.is_suspicious ? by : 0)
  if (scan.result === 'not_found') return
  const scan_count = sql`scan_count + ${by}`
  if (scan.trace_id !== null) await store.derive(traces, scan.trace_id, { scan_count })
  if (scan.stamp_id !== null) await store.derive(stamps, scan.stamp_id, { scan_count })
  await sql`update stamp_codes set scan_count = scan_count + ${by} where id = ${scan.stamp_code_id}`
  await timeAnew(store, scan)
  await settleFirst(store, scan.code)
}

/** Marks the earliest scan of a code as its first; the mark of another can only be on the one after it. */
async function settleFirst(store: Store, code: string): Promise<void> {
  const earliest = await store.unscoped('the scans of a code of which one was written within reach')<
    { id: number; is_first: boolean }[]
  >`
    select id, is_first from scan_statistics
    where code = ${code} and deleted_at is null and result <> 'not_found' order by scanned_at, id limit 2`
  for (const [place, { id, is_first }] of earliest.entries())
    if (is_first !== (place === 0)) await store.derive(scanStatistics, id, { is_first: place === 0 })
}

/** Computes the first and the last scan of a trace and of a label again, where the scan was or is one of them. */
async function timeAnew(store: Store, { scanned_at, trace_id, stamp_code_id }: Scan): Promise<void> {
  const { sql } = store
  const at = Date.parse(scanned_at)
  const timesOf = async (table: string, link: string, id: number) => {
    const [times] = await unscoped(sql, 'times of a trace or a label whose scan was found within reach')<
      Record<'first' | 'last' | 'least' | 'most', string | null>[]
    >`
      select o.first_scanned_at as first, o.last_scanned_at as last, s.least, s.most
      from ${sql(table)} o, (
        select min(scanned_at) as least, max(scanned_at) as most from scan_statistics
        where ${sql(link)} = ${id} and deleted_at is null and result <> 'not_found') s
      where o.id = ${id}`
    if (!times) return null
    const { first, last, least, most } = times
    const isOutside = !first || !last || Date.parse(first) >= at || Date.parse(last) <= at
    return isOutside ? { first_scanned_at: least, last_scanned_at: most } : null
  }
  const ofTrace = trace_id === null ? null : await timesOf(traces.table, 'trace_id', trace_id)
  if (ofTrace) await store.derive(traces, trace_id!, ofTrace)
  const ofLabel = stamp_code_id === null ? null : await timesOf('stamp_codes', 'stamp_code_id', stamp_code_id)
  if (ofLabel) await sql`update stamp_codes set ${sql(ofLabel)} where id = ${stamp_code_id}`
}

function count(
  sql: Sql,
  { scanned_at, latitude, longitude, ...scan }: Scan,
  by: number,
  suspicious: number,
): Promise<void> {
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  return addFigures(sql, [figureOf({ ...scan, at: new Date(scanned_at), place, result: scan.result! }, by, suspicious)])
}

const cards = {
  today: integer('Hôm nay', always),
  week: integer('7 ngày', always),
  month: integer('Tháng này', always),
  suspicious: integer('Nghi vấn 30 ngày', always),
}
const scans = integer('Lượt quét', always)
const ofDay = { day: date('Ngày', always), count: scans, suspicious: integer('Nghi vấn', always) }
const ofPlace = { ...named, count: scans }
const ofResult = { result: choice('Kết quả', labelsOf(countedResults), always), count: scans }

const summed = {
  ...cards,
  days: list('Theo ngày', ofDay, always),
  provinces: list('Theo tỉnh', ofPlace, always),
  products: list('Theo sản phẩm', ofPlace, always),
  results: list('Theo kết quả', ofResult, always),
}

/** Scan totals of the last thirty days within reach, from the daily sums, never from single scans. */
const summary = operation({
  method: 'GET',
  path: `${PATH}/summary`,
  needs: needs(scanStatistics, 'list'),
  summary: 'Số lượt quét theo ngày, tỉnh, sản phẩm',
  fromReplica: true,
  query: narrowing,
  answers: one(summed),
  async run({ query, store }) {
    const { sql, sums, unscoped } = store
    const { table, isWhole } = dailySumsTable(store, isNarrowed(query))
    const topBy = (resource: Resource, column: string) => unscoped('names of what was scanned within reach')`
      select n.id, n.name, sum(t.count)::int as count from shown t join ${sql(resource.table)} n on n.id = ${sql(`t.${column}`)}
      group by n.id, n.name having sum(t.count) > 0 order by 3 desc, 2 limit 10`
    const all = (rows: Fragment) =>
      unscoped('rows of sums within reach')`(select coalesce(json_agg(r), '[]') from (${rows}) r)`
    const [entry] = await unscoped('names of what was scanned within reach')<Values<typeof summed>[]>`
      with t as materialized (
        select day, product_id, province_id, result, count, suspicious, ${isWhole} as is_whole
        from ${sums(scanStatistics, table)} t where day > ${today()}::date - 31 ${narrowedBy(sql, query)}),
      shown as (select * from t where day > ${today()}::date - 30),
      whole as (select day, sum(count) as count, sum(suspicious) as suspicious from t where is_whole group by 1)
      select
        (select coalesce(sum(count), 0)::int from whole where day = ${today()}) as today,
        (select coalesce(sum(count), 0)::int from whole where day > ${today()}::date - 7) as week,
        (select coalesce(sum(count), 0)::int from whole where day >= date_trunc('month', ${today()}::date)) as month,
        (select coalesce(sum(suspicious), 0)::int from whole where day > ${today()}::date - 30) as suspicious,
        ${all(sql`
          select to_char(d, 'YYYY-MM-DD') as day, coalesce(w.count, 0)::int as count, coalesce(w.suspicious, 0)::int as suspicious
          from generate_series(${today()}::date - 29, ${today()}::date, '1 day') d left join whole w on w.day = d::date order by d`)} as days,
        ${all(topBy(provinces, 'province_id'))} as provinces,
        ${all(topBy(products, 'product_id'))} as products,
        ${all(sql`
          select result, sum(count)::int as count from shown t
          where result <> '' group by 1 having sum(count) > 0 order by 2 desc`)} as results`
    return { entry: entry! }
  },
})

export const scanStatisticsOperations = [create, edit, remove, recover, summary]
