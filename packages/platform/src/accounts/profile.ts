import { choice, email, flag, group, integer, list, text } from '@trace/define/kinds/index.ts'
import { holdSql } from '../access/sessions.ts'
import { one } from '../operation/answers.ts'
import type { Shape, ShapeValues } from '../operation/answers.ts'
import { defaultViewsOf } from '../calls/saved-views.ts'
import { operation } from '../operation/operation.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { publicAddress } from '../public-address.ts'
import { unscoped } from '../store/rows.ts'
import type { Viewer } from '../viewer.ts'

const must = { required: true } as const

/** The profile of an account, as sign-in returns it: its fields, and the query for them. */
export interface Profile<S extends Shape> {
  fields: S
  of(sql: Sql, account: number): Promise<ShapeValues<S>>
}

/** Account fields of every product, which the screens ask for. */
const usualFields = {
  id: integer('Mã', must),
  name: text('Họ và tên', must),
  username: text('Tên đăng nhập'),
  email: email('Email', must),
  must_change_password: flag('Phải đổi mật khẩu'),
  two_factor: flag('Xác thực hai lớp'),
  hold: choice('Việc phải làm trước', { password: 'Đổi mật khẩu', factor: 'Thiết lập xác thực hai lớp' }),
  role: group(
    'Vai trò',
    {
      id: integer('Mã', must),
      code: text('Mã vai trò', must),
      name: text('Tên', must),
      scope: text('Phạm vi dữ liệu', must),
      is_granting: flag('Vai trò đang có hiệu lực', must),
      permissions: list('Quyền', { action: text('Hành động', must), subject: text('Đối tượng', must) }, must),
    },
    must,
  ),
}

export const usualProfile: Profile<typeof usualFields> = {
  fields: usualFields,
  async of(sql, account) {
    const [found] = await unscoped(sql, 'the account of who asks')<ShapeValues<typeof usualFields>[]>`
      select u.id, u.name, u.username, u.email, u.must_change_password, ${holdSql(sql)} as hold,
        coalesce(s.otp_confirmed, false) as two_factor,
        json_build_object('id', r.id, 'code', r.code, 'name', r.name, 'scope', r.scope,
          'is_granting', r.is_active and r.approval_status = 'approved',
          'permissions', (select coalesce(json_agg(json_build_object('action', p.action, 'subject', p.subject) order by p.id), '[]')
            from permissions p where r.is_active and r.approval_status = 'approved' and p.id = any(r.permission_ids))) as role
      from users u join roles r on r.id = u.role_id left join user_secrets s on s.user_id = u.id where u.id = ${account}`
    return found!
  },
}

/** Data besides the account that the screens of every product need at start. */
const beginning = {
  default_views: list(
    'Chế độ xem mặc định',
    { view_id: integer('Mã', must), screen: text('Danh sách', must), query: text('Bộ lọc') },
    must,
  ),
  session_idle_minutes: integer('Số phút không thao tác thì phiên kết thúc', must),
  public_address: text('Địa chỉ trang công khai', must),
}

/** The profile values that differ while somebody views as a role. */
export type AsViewed<S extends Shape> = (sql: Sql, viewer: Viewer) => Promise<Partial<ShapeValues<S>>>

/** The signed-in account, with the start data of the screens. */
export const ownProfile = <const S extends Shape>(profile: Profile<S>, asViewed: AsViewed<S> = async () => ({})) =>
  operation({
    method: 'GET',
    path: '/api/admin/profile',
    needs: 'ownAccount',
    whileHeld: ['password', 'factor'],
    summary: 'Tài khoản đang đăng nhập và quyền của tài khoản',
    answers: one({ ...profile.fields, ...beginning }),
    async run({ viewer, store, settings }) {
      const entry = {
        ...(await profile.of(store.sql, viewer.id)),
        ...(await asViewed(store.sql, viewer)),
        default_views: await defaultViewsOf(store.sql, viewer),
        session_idle_minutes: settings.sessionIdleMinutes,
        public_address: await publicAddress(store.sql, settings),
      }
      return { entry: entry as ShapeValues<S & typeof beginning> }
    },
  })
