import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { codeKinds, codeReadingsOf } from '@trace/domain/areas/labels/codes/read-code.ts'
import type { CodeKind, CodeReading } from '@trace/domain/areas/labels/codes/read-code.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { integer, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { needsToRead } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { shortGtin } from '@trace/define/gs1/gtin.ts'
import { always, many } from '@trace/platform/operation/answers.ts'
import { unvalidated } from '@trace/platform/operation/query.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { displayNameSql } from '@trace/platform/store/titles.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { findLabels } from './issues/find-labels.ts'
import { openKeys } from './issues/open-keys.ts'

const MOST = 10

interface CodeOwner {
  kind: CodeKind
  resource: Resource
  id: number
  name: string
  /** Serial of the label; null if the code is not a label's. */
  serial: number | null
}

type Named = Pick<CodeOwner, 'id' | 'name'>

/** Identifies a code of any kind: returns the rows and labels within reach that bear it. */
const lookUp = operation({
  method: 'GET',
  path: '/api/admin/look-up',
  needs: 'signedIn',
  summary: 'Tra một mã bất kỳ: tem, số tem, hồ sơ, lô, vùng trồng, GTIN, số điện thoại',
  query: unvalidated({ code: text('Mã, hoặc địa chỉ quét được', always) }),
  answers: many({
    kind: text('Loại mã', always),
    label: text('Tên loại', always),
    resource: text('Danh sách', always),
    id: integer('Mã', always),
    name: text('Tên', always),
    serial: integer('Số tem'),
  }),
  async run({ query, store, viewer, settings }) {
    const readings = codeReadingsOf((query['code'] ?? '').replaceAll('\0', '').toWellFormed())
    const mayRead = (resource: Resource) => can(viewer.permissions, needsToRead(resource, 'list'))
    const found = await Promise.all(readings.map((reading) => find(store, settings, reading, mayRead)))
    const entries = found.flat().slice(0, MOST)
    return {
      entries: entries.map(({ kind, resource, ...entry }) => ({
        ...entry,
        kind,
        label: entry.serial === null ? resource.label : codeKinds.label,
        resource: resource.name,
      })),
    }
  },
})

type MayRead = (resource: Resource) => boolean

/**
 * The columns that hold codes of each kind. In columns that are not unique, codes are found through the list's own
 * search.
 */
const columns: Partial<Record<CodeKind, readonly [resource: Resource, column: string][]>> = {
  trace: [
    [traces, 'code'],
    [traces, 'gs1_key'],
  ],
  product: [[products, 'gtin']],
  batch: [[batches, 'code']],
  area: [[materialAreas, 'puc_code']],
  issue: [[stamps, 'code']],
  order: [[orders, 'code']],
  phone: [
    [manufactures, 'phone'],
    [labors, 'phone'],
    [distributors, 'phone'],
  ],
}

async function find(store: Store, settings: Settings, reading: CodeReading, mayRead: MayRead): Promise<CodeOwner[]> {
  const { kind, code } = reading
  if (kind === 'label') return mayRead(stamps) ? labelsOf(store, settings, code) : []
  if (kind === 'serial') return mayRead(stamps) ? serialsOf(store, Number(code)) : []
  const places = (columns[kind] ?? []).filter(([resource]) => mayRead(resource))
  const found = await Promise.all(
    places.map(async ([resource, column]) =>
      (await rowsWith(store, resource, column, code)).map((row) => ({ kind, resource, ...row, serial: null })),
    ),
  )
  return found.flat()
}

function rowsWith({ sql, rows }: Store, resource: Resource, column: string, code: string): Promise<Named[]> {
  const bears =
    column === 'gtin'
      ? sql`t.id = (select product_id from product_gtins where gtin = ${shortGtin(code)}) or t.gtin = ${shortGtin(code)}`
      : sql`t.${sql(column)} = ${code}`
  const searched = resource.fields[column]?.unique ? {} : { search: code }
  return sql<Named[]>`
    select t.id, ${displayNameSql(sql, resource)} as name from ${rows(resource, searched)} t
    where ${bears} order by t.id desc limit ${MOST}`
}

/** The label of a public code, if its issue is within reach. */
async function labelsOf({ sql, rows }: Store, settings: Settings, code: string): Promise<CodeOwner[]> {
  const labels = await findLabels(sql, await openKeys(settings), [code])
  const own = await sql<Named[]>`
    select t.id, t.name from ${rows(stamps)} t where t.id = any(${labels.map(({ stamp_id }) => stamp_id)})`
  return labels.flatMap(({ stamp_id, serial }) =>
    own.filter(({ id }) => id === stamp_id).map((issue) => labelOwner(issue, serial)),
  )
}

/**
 * The labels that bear a serial, printed ones first. There may be several, since every producer has serials of its own.
 */
async function serialsOf({ sql, rows }: Store, serial: number): Promise<CodeOwner[]> {
  const issues = await sql<Named[]>`
    select t.id, t.name from ${rows(stamps)} t
    where t.serial_from is not null and int8range(t.serial_from, t.serial_to, '[]') @> ${serial}::bigint
    order by t.serial_from + t.printed_count > ${serial}::int desc, t.id desc limit ${MOST}`
  return issues.map((issue) => labelOwner(issue, serial))
}

const labelOwner = ({ id, name }: Named, serial: number): CodeOwner => ({
  kind: 'label',
  resource: stamps,
  id,
  name: `${serialText(serial)} – ${name}`,
  serial,
})

export const lookUpOperations = [lookUp]
