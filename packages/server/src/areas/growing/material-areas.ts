import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { proposePuc, pucWarning } from '@trace/domain/areas/growing/puc.ts'
import type { Values } from '@trace/define/field.ts'
import { decimal, integer, list, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { areaWarning } from '@trace/define/geo/geodesic-area.ts'
import { landArea } from '@trace/define/geo/land.ts'
import { today } from '@trace/define/text/dates.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { always, named, one, texts } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { approvalAfterEdit } from '@trace/platform/calls/approvals.ts'
import { listOverlaps, overlapWarnings } from './area-overlaps.ts'
import { judgedPlace } from './area-place.ts'
import { statusChange } from '@trace/platform/calls/status.ts'
import { isOwner } from '@trace/platform/viewer.ts'

type Area = Partial<Row<typeof materialAreas>>

const PATH = '/api/admin/material-areas'
const warned = one(materialAreas, { warnings: texts('Điều nên xem lại') })

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(materialAreas, 'create'),
  summary: 'Thêm vùng sản xuất',
  body: form(materialAreas),
  answers: warned,
  check: (call) => checkArea(call),
  async run({ body, store, checked: place }) {
    const values = measured(body)
    const [{ code }] = (await store.codesFor(materialAreas, [{}])) as [{ code: string }]
    const entry = await store.insert(materialAreas, { ...values, code, location_code: values.gln ?? code })
    return { entry, warnings: await warningsOf(store, { ...values, id: entry.id }, place) }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(materialAreas),
  summary: 'Sửa vùng sản xuất',
  body: form(materialAreas),
  answers: warned,
  async check(call) {
    const before = await call.store.find(materialAreas, call.id)
    return { before, place: await checkArea(call, before) }
  },
  async run({ id, body, version, store, checked: { before, place } }) {
    const values = measured(body)
    const patch = { ...values, location_code: values.gln ?? before.code, ...approvalAfterEdit(store, before, values) }
    const entry = await store.update(materialAreas, id, patch, { version })
    return { entry, warnings: await warningsOf(store, { ...values, id }, place) }
  },
})

/** Body with the code to be granted; required only if the area has none yet. */
const givenCode = { puc_code: text(materialAreas.fields.puc_code.label, { format: 'puc' }) }

/** A producer requests a growing-area code (PUC); only officers grant, suspend and cancel it. */
const changePuc = statusChange(
  materialAreas,
  async ({ body, store, viewer, settings }, row, to, reason) => {
    const isOfficer = !isOwner(store.reach) && can(viewer.permissions, needs(materialAreas, 'update'))
    if (to !== 'requested' && !isOfficer)
      throw new Refusal(403, 'Chỉ cán bộ được cấp, tạm dừng hoặc hủy mã số vùng trồng')
    if (to !== 'active') return { puc_reason: reason }
    const puc_code = body.puc_code ?? row.puc_code
    if (!puc_code)
      throw refuseField(
        'puc_code',
        `Mã số vùng trồng bắt buộc, có thể cấp mã ${await freePuc(store, row, settings.province)}`,
      )
    return { puc_code, puc_issued_at: row.puc_issued_at ?? today(store.now()), puc_reason: null }
  },
  { field: 'puc_status', call: 'change-puc-status', needs: editNeed(materialAreas), body: givenCode },
)

/** The next unused growing-area code of a commune. */
async function freePuc(
  { sql, now, unscoped }: Store,
  { ward_id }: Pick<Area, 'ward_id'>,
  province: string,
): Promise<string> {
  const [ward] = await sql<{ code: string }[]>`select code from wards where id = ${ward_id!}`
  const day = today(now())
  const given = await unscoped('a code is taken whoever has it, and whatever is in the trash')<{ puc_code: string }[]>`
    select puc_code from material_areas where puc_code like ${`VN-${province}-${ward!.code}-%`}`
  const taken = new Set(given.map(({ puc_code }) => puc_code))
  for (let seq = 1; ; seq++) {
    const code = proposePuc({ province, ward: ward!.code, seq, day })
    if (!taken.has(code)) return code
  }
}

const ward = {
  ...named,
  count: integer('Số vùng', always),
  acreage: decimal('Diện tích', { ...always, unit: 'ha' }),
  latitude: decimal('Vĩ độ'),
  longitude: decimal('Kinh độ'),
}

/** Sum of hectares over all rows that match a list query, in all and by commune. */
const totals = operation({
  method: 'GET',
  path: `${PATH}/totals`,
  needs: needs(materialAreas, 'list'),
  summary: 'Tổng diện tích vùng sản xuất, theo xã',
  query: filters(materialAreas),
  answers: one({
    count: integer('Số vùng', always),
    acreage: decimal('Tổng diện tích', { ...always, unit: 'ha' }),
    by_ward: list('Diện tích theo xã', ward, always),
  }),
  async run({ query, store: { sql, rows } }) {
    const by_ward = await sql<Values<typeof ward>[]>`
      select w.id, w.name, count(*)::int as count, coalesce(sum(t.acreage), 0)::float as acreage, w.centroid_lat as latitude, w.centroid_lng as longitude
      from ${rows(materialAreas, query)} t join wards w on w.id = t.ward_id
      group by w.id order by acreage desc, w.name`
    const sum = (of: 'count' | 'acreage') => by_ward.reduce((all, one) => all + one[of], 0)
    return { entry: { count: sum('count'), acreage: Math.round(sum('acreage') * 10_000) / 10_000, by_ward } }
  },
})

export const materialAreaOperations = [totals, listOverlaps, create, edit, changePuc]

/**
 * The acreages of the households may exceed the stated one by at most 5 %. Returns the warning about the place, if
 * any.
 */
async function checkArea({ body, store, problems }: CheckContext<Area>, before?: Area): Promise<string | null> {
  const { acreage, households = [] } = body
  const shared = households.reduce((sum, household) => sum + (household.acreage ?? 0), 0)
  if (acreage && shared > acreage * 1.05)
    problems.at('households', 'Tổng diện tích của các hộ vượt quá 5% so với diện tích vùng')
  const { problem, warning } = await judgedPlace(store, body, before)
  if (problem) problems.at('boundary', problem)
  return warning
}

const measured = (values: Area): Area => ({
  ...values,
  computed_area: values.boundary ? round(landArea(values.boundary)) : null,
})

/** Warnings that do not prevent saving. */
async function warningsOf(
  store: Store,
  { id = 0, name = '', boundary = null, acreage, computed_area, puc_code, plant_id }: Area,
  place: string | null,
): Promise<string[]> {
  const { sql, rows } = store
  const [plant] = await sql<{ is_perennial: boolean }[]>`
    select is_perennial from ${rows(plants)} t where id = ${plant_id ?? null}`
  return [
    computed_area == null ? null : areaWarning(acreage!, computed_area),
    place,
    ...(await overlapWarnings(store, { id, name, boundary })),
    plant && puc_code ? pucWarning(acreage!, plant.is_perennial) : null,
  ].filter((warning) => warning !== null)
}

const round = (hectares: number): number => Math.round(hectares * 10_000) / 10_000
