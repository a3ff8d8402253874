import { users } from '@trace/domain/areas/accounts/users.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { certificateFilters } from '@trace/domain/areas/producers/certificate-fields.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { isRegisteredForm } from '@trace/domain/areas/producers/organisation.ts'
import { manufactureStatus } from '@trace/domain/areas/producers/states.ts'
import { formatCode } from '@trace/define/codes.ts'
import { hasFormat } from '@trace/define/formats.ts'
import { email, flag, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { isOutsidePrefix } from '@trace/define/gs1/gtin.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { one, page, texts } from '@trace/platform/operation/answers.ts'
import { form, toggled } from '@trace/platform/operation/body.ts'
import { ProblemList } from '@trace/platform/operation/problem-list.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { checkRole, sendInvitation } from '../accounts/index.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Call, CheckContext } from '@trace/platform/operation/operation.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import { nextNumber } from '@trace/platform/store/codes.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { decideRow, decisionFields, refuseOwners, approvalAfterEdit } from '@trace/platform/calls/approvals.ts'
import { certificateFilterSql, warningDays } from './certificates.ts'
import { checkMove } from '@trace/platform/calls/status.ts'

type Values = Partial<Row<typeof manufactures>>

const PATH = '/api/admin/manufactures'
const warned = one(manufactures, { warnings: texts('Điều nên xem lại') })

const list = operation({
  method: 'GET',
  path: PATH,
  needs: needs(manufactures, 'list'),
  query: filters(manufactures, certificateFilters),
  answers: page(manufactures),
  summary: 'Danh sách cơ sở sản xuất, lọc được theo loại và hiệu lực của chứng nhận',
  run: async ({ query, store }) =>
    store.page(manufactures, query, certificateFilterSql(store, await warningDays(store), 'manufacture_id', query)),
})

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(manufactures, 'create'),
  summary: 'Thêm cơ sở sản xuất',
  together: true,
  body: form(manufactures),
  answers: warned,
  check: checkTaxCode,
  async run({ body, store }) {
    const warnings = await namesakes(store, 0, body)
    return { entry: await store.insert(manufactures, body), warnings }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(manufactures),
  summary: 'Sửa cơ sở sản xuất',
  body: form(manufactures),
  answers: warned,
  check: checkTaxCode,
  async run({ id, body, version, store }) {
    const before = await store.find(manufactures, id)
    const warnings = await namesakes(store, id, body)
    const patch = { ...body, ...approvalAfterEdit(store, before, body) }
    if ((body.gs1_company_prefix ?? null) !== before.gs1_company_prefix)
      await judgeGtins(store, id, body.gs1_company_prefix ?? null)
    return { entry: await store.update(manufactures, id, patch, { version }), warnings }
  },
})

/**
 * Decides about a producer. Approval assigns its code and activates it; on request it also creates the first account of
 * the producer and mails an invitation.
 */
const approve = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-approved`,
  needs: needs(manufactures, 'update'),
  logs: 'approve',
  summary: 'Duyệt hoặc từ chối cơ sở sản xuất',
  body: { ...decisionFields, create_account: flag('Tạo tài khoản cho cơ sở'), email: email('Email nhận tài khoản') },
  answers: one(manufactures),
  async run(call) {
    const { id, body, viewer, store, settings } = call
    const to = body.approval_status ?? 'approved'
    const { code } = await store.find(manufactures, id)
    const entry = await decideRow(store, manufactures, id, viewer.id, to, body.reject_reason, {
      is_active: to === 'approved',
      suspend_reason: null,
      ...(to === 'approved' && { code: code ?? (await nextCode(store, settings.province)) }),
    })
    if (to === 'approved' && body.create_account) await invite(call, await store.find(manufactures, id), body.email)
    return { entry }
  },
})

/** Suspends an approved producer, with a reason, or reactivates it. */
const changeStatus = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-status`,
  needs: needs(manufactures, 'update'),
  logs: 'toggle',
  summary: 'Tạm dừng cơ sở hoặc cho hoạt động lại',
  body: toggled('is_active', manufactures.fields.is_active, { reason: text('Lý do', { max: 500 }) }),
  answers: one(manufactures),
  async run({ id, body, store }) {
    const row = await store.find(manufactures, id)
    refuseOwners(store, 'tạm dừng cơ sở hoặc cho hoạt động lại')
    if (row.approval_status !== 'approved') throw new Refusal(422, 'Cơ sở chưa được duyệt')
    const is_active = body.is_active ?? !row.is_active
    if (is_active !== row.is_active) checkMove(manufactureStatus, state(row.is_active), state(is_active), body.reason)
    const suspend_reason = is_active ? null : (body.reason ?? row.suspend_reason)
    return { entry: await store.update(manufactures, id, { is_active, suspend_reason }) }
  },
})

export const manufactureOperations = [list, create, edit, approve, changeStatus]

/** Sets `foreign_gtin` of a producer's products: whether the GTIN lies outside its new GS1 prefix. */
async function judgeGtins(store: Store, manufactureId: number, prefix: string | null): Promise<void> {
  const found = await store.unscoped('products of a producer that is being edited, whatever became of them')<
    { id: number; gtin: string }[]
  >`select id, gtin from products where manufacture_id = ${manufactureId} and gtin is not null`
  for (const foreign_gtin of [true, false]) {
    const ids = found.filter(({ gtin }) => isOutsidePrefix(gtin, prefix) === foreign_gtin).map(({ id }) => id)
    if (ids.length > 0) await store.derive(products, store.sql`id = any(${ids})`, { foreign_gtin })
  }
}

const state = (is_active: boolean): string => (is_active ? 'active' : 'suspended')

async function checkTaxCode({ body, store: { sql }, problems }: CheckContext<Values>): Promise<void> {
  const { manufacturing_form_id = null, tax_code } = body
  const [form] = await sql<{ code: string; name: string }[]>`
    select code, name from manufacturing_forms where id = ${manufacturing_form_id}`
  if (!form || !isRegisteredForm(form.code)) return
  if (tax_code && !hasFormat('businessCode', tax_code))
    problems.at('tax_code', `${form.name} phải có mã số thuế 10 chữ số, hoặc 13 chữ số nếu là chi nhánh`)
}

/** Possible duplicates: producers of the same name in the same commune. */
async function namesakes({ sql, rows }: Store, id: number, { name, ward_id }: Values): Promise<string[]> {
  const found = await sql<{ name: string; code: string | null }[]>`
    select name, code from ${rows(manufactures)} t
    where fold(name) = fold(${name!}) and ward_id = ${ward_id!} and id <> ${id}`
  return found.map((other) => `Xã/phường này đã có cơ sở cùng tên: ${other.name} (${other.code ?? 'chưa duyệt'})`)
}

const nextCode = async ({ sql }: Store, province: string): Promise<string> =>
  formatCode('CS-{province}-{6}', { province, seq: await nextNumber(sql, `manufactures.code ${province}`) })

type WriteContext = Pick<Call, 'store' | 'viewer' | 'settings'>
type Manufacture = Row<typeof manufactures>

/**
 * Creates the first account of a producer, at the given address or the producer's own. The account gets the producer
 * role with the most permissions.
 */
async function invite(
  { store, viewer, settings }: WriteContext,
  manufacture: Manufacture,
  said: string | null,
): Promise<void> {
  const address = said ?? manufacture.email
  if (!address) throw refuseField('email', 'Email bắt buộc để tạo tài khoản')
  const [role] = await store.sql<{ id: number }[]>`
    select id from roles where scope = 'manufacture' and is_active and approval_status = 'approved' and deleted_at is null
    order by cardinality(permission_ids) desc, id limit 1`
  if (!role)
    throw new Refusal(422, 'Chưa có vai trò nào dành cho cơ sở sản xuất, hãy nhờ quản trị hệ thống thêm vai trò trước')
  const values = {
    name: manufacture.representative_name,
    username: manufacture.code!.toLowerCase(),
    email: address,
    role_id: role.id,
    manufacture_id: manufacture.id,
    must_change_password: true,
  }
  await ProblemList.refuse((problems) => checkRole({ body: values, store, viewer, problems }))
  const account = await store.insert(users, values)
  const why = `Cơ sở ${manufacture.name} đã được duyệt, mã ${manufacture.code}.`
  await sendInvitation({ store, viewer }, settings, account, why)
}
