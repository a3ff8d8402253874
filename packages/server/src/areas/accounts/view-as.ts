import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { wards } from '@trace/domain/areas/places/wards.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { moment, reference, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { requireFullReach } from '@trace/platform/calls/approvals.ts'
import { data, none } from '@trace/platform/operation/answers.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { refuseMorePrivilegedRole } from './roles.ts'

const PATH = '/api/admin/view-as'
/** Minutes after which viewing as a role ends. */
const MINUTES = 30

const must = { required: true } as const

/**
 * Shows the platform as a role sees it, in this session and read-only. This reveals nothing new to the user, because
 * the role may have only permissions that the user holds.
 */
const begin = operation({
  method: 'POST',
  path: PATH,
  needs: needs(roles, 'update'),
  admit: requireFullReach('xem như vai trò khác'),
  logs: 'view_as',
  summary: 'Xem hệ thống như một vai trò, chỉ xem, trong 30 phút',
  body: {
    role_id: reference('Vai trò', 'roles', must),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', {
      help: 'Bắt buộc với vai trò của cơ sở sản xuất',
    }),
    ward_id: reference('Xã/phường', 'wards', { only: { system: '2025' }, help: 'Bắt buộc với vai trò cấp xã' }),
  },
  answers: data({ role: text('Vai trò', must), until: moment('Đến lúc', must) }),
  async run({ body, viewer, store }) {
    const role = await store.find(roles, body.role_id)
    if (!role.is_active || role.approval_status !== 'approved')
      throw refuseField('role_id', 'Vai trò đang chờ duyệt hoặc đã bị tắt, chưa thấy được gì')
    await refuseMorePrivilegedRole(store, viewer, role.id)
    const place = await placeOf(store, role, body)
    const until = new Date(store.now().getTime() + MINUTES * 60_000).toISOString()
    const [session] = await store.sql`
      update sessions set view_role_id = ${role.id}, view_until = ${until}, view_manufacture_id = ${place.manufacture_id ?? null},
        view_ward_id = ${place.ward_id ?? null} where id = ${viewer.session} returning id`
    if (!session) throw new Refusal(401, 'Vui lòng đăng nhập')
    const new_values = { role: role.name, place: place.name, until }
    await store.note('view_as', { subject: roles.table, id: role.id, label: role.name, new_values })
    return new AnswerWithMessage(`Đang xem như ${role.name}`, { role: role.name, until })
  },
})

interface Place {
  manufacture_id?: number
  ward_id?: number
  name: string | null
}

/** The producer or commune that the reach of the role is bound to. */
async function placeOf(
  store: Store,
  { scope }: Row<typeof roles>,
  { manufacture_id, ward_id }: { manufacture_id: number | null; ward_id: number | null },
): Promise<Place> {
  if (scope === 'manufacture') {
    if (manufacture_id === null) throw refuseField('manufacture_id', 'Hãy chọn cơ sở sản xuất để xem')
    return { manufacture_id, name: (await store.find(manufactures, manufacture_id)).name }
  }
  if (scope === 'commune') {
    if (ward_id === null) throw refuseField('ward_id', 'Hãy chọn xã/phường để xem')
    return { ward_id, name: (await store.find(wards, ward_id)).name }
  }
  return { name: null }
}

/** Ends the view, also when its time is over. */
const end = operation({
  method: 'DELETE',
  path: PATH,
  needs: 'ownAccount',
  whileViewing: true,
  logs: 'view_end',
  summary: 'Thôi xem như vai trò khác',
  answers: none,
  async run({ viewer, store }) {
    const [seen] = await store.sql<{ id: number; name: string }[]>`
      select r.id, r.name from sessions s join roles r on r.id = s.view_role_id where s.id = ${viewer.session}`
    if (!seen) return new AnswerWithMessage('Bạn không xem như vai trò nào', {})
    await store.sql`
      update sessions set view_role_id = null, view_manufacture_id = null, view_ward_id = null, view_until = null where id = ${viewer.session}`
    await store.note('view_end', { subject: roles.table, id: seen.id, label: seen.name })
    return new AnswerWithMessage(`Đã thôi xem như ${seen.name}`, {})
  },
})

export const viewAsOperations = [begin, end]
