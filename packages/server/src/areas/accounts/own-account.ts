import type { RoleScope } from '@trace/domain/areas/accounts/default-roles.ts'
import { homeOf, homes } from '@trace/domain/areas/accounts/homes.ts'
import { permissions } from '@trace/domain/areas/accounts/permissions.ts'
import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import type { Values } from '@trace/define/field.ts'
import {
  choice,
  date,
  email,
  flag,
  group,
  image,
  integer,
  list,
  moment,
  phone,
  text,
} from '@trace/define/kinds/index.ts'
import { scopeOf } from '@trace/define/reach.ts'
import { holdSql } from '@trace/platform/access/sessions.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Viewer } from '@trace/platform/viewer.ts'

const must = { required: true } as const

const account = {
  id: integer('Mã', must),
  version: integer('Phiên bản', must),
  username: text('Tên đăng nhập', must),
  name: text('Họ và tên', must),
  email: email('Email', must),
  phone: phone('Số điện thoại'),
  avatar: image('Ảnh đại diện'),
  department: text('Phòng ban'),
  position: text('Chức vụ'),
  birthday: date('Ngày sinh'),
  gender: users.fields.gender,
  manufacture_id: integer('Mã cơ sở'),
  manufacture_name: text('Cơ sở sản xuất'),
  ward_id: integer('Mã xã'),
  ward_name: text('Xã'),
  must_change_password: flag('Phải đổi mật khẩu'),
  two_factor: flag('Xác thực hai lớp'),
  hold: choice('Việc phải làm trước', { password: 'Đổi mật khẩu', factor: 'Thiết lập xác thực hai lớp' }),
}

const permission = { action: permissions.fields.action, subject: permissions.fields.subject }

/** The account of the signed-in user. */
export const profileFields = {
  ...account,
  role: group(
    'Vai trò',
    {
      id: account.id,
      code: text('Mã vai trò', must),
      name: text('Tên', must),
      scope: roles.fields.scope,
      home: choice('Trang chủ', homes, must),
      is_granting: flag('Vai trò đang có hiệu lực', must),
      permissions: list('Quyền', permission, must),
    },
    must,
  ),
}

/** While the account views as a role: the producer or commune it chose, and until when. */
export const viewing = { views_as: group('Đang xem như', { place: text('Nơi'), until: moment('Đến lúc', must) }) }

/** Profile fields that differ while the viewer views as a role; empty for everybody else. */
export async function asViewed(sql: Sql, { viewsAs, role, reach }: Viewer) {
  if (!viewsAs) return {}
  const [place] = await unscoped(sql, 'the producer or commune that an administrator chose to view as')<
    { name: string }[]
  >`
    select name from manufactures where id = ${reach.scope === 'owner' ? reach.id : 0}
    union all select name from wards where id = ${reach.scope === 'place' ? reach.id : 0}`
  const permissions = await sql<Values<typeof permission>[]>`
    select p.action, p.subject from permissions p join roles r on p.id = any(r.permission_ids) where r.id = ${role.id} order by p.id`
  const [found] = await sql<{ home: string | null }[]>`select home from roles where id = ${role.id}`
  const scope = scopeOf(reach) as RoleScope
  return {
    hold: null,
    role: {
      ...role,
      scope,
      home: homeOf({ home: found?.home ?? null, scope, permissions }),
      is_granting: true,
      permissions: [...permissions],
    },
    manufacture_id: reach.scope === 'owner' ? reach.id : null,
    manufacture_name: reach.scope === 'owner' ? (place?.name ?? null) : null,
    ward_id: reach.scope === 'place' ? reach.id : null,
    ward_name: reach.scope === 'place' ? (place?.name ?? null) : null,
    views_as: { place: place?.name ?? null, until: viewsAs.until },
  }
}

interface Granted {
  role_id: number
  role_code: string
  role_name: string
  role_scope: RoleScope
  role_home: string | null
  is_granting: boolean
  permission_ids: number[]
}

/** The signed-in account with its role and the permissions of that role. */
export async function profileOf(sql: Sql, userId: number) {
  const [entry] = await unscoped(sql, 'the account of who asks, with the producer and the commune it belongs to')<
    (Values<typeof account> & Granted)[]
  >`
    select u.id, u.version, u.username, u.name, u.email, u.phone, u.avatar, u.department, u.position, u.birthday, u.gender, u.manufacture_id, u.ward_id,
      u.must_change_password, ${holdSql(sql)} as hold, m.name as manufacture_name, w.name as ward_name, coalesce(s.otp_confirmed, false) as two_factor,
      r.id as role_id, r.code as role_code, r.name as role_name, r.scope as role_scope, r.home as role_home, r.is_active and r.approval_status = 'approved' as is_granting,
      case when r.is_active and r.approval_status = 'approved' then r.permission_ids else '{}' end as permission_ids
    from users u join roles r on r.id = u.role_id left join user_secrets s on s.user_id = u.id
      left join manufactures m on m.id = u.manufacture_id left join wards w on w.id = u.ward_id
    where u.id = ${userId}`
  const { role_id, role_code, role_name, role_scope, role_home, is_granting, permission_ids, ...user } = entry!
  const permissions = await sql<
    Values<typeof permission>[]
  >`select action, subject from permissions where id = any(${permission_ids}) order by id`
  return {
    ...user,
    role: {
      id: role_id,
      code: role_code,
      name: role_name,
      scope: role_scope,
      home: homeOf({ home: role_home, scope: role_scope, permissions }),
      is_granting,
      permissions: [...permissions],
    },
  }
}
