import { email, flag, group, integer, list, password, text } from '@trace/define/kinds/index.ts'
import { scopeOf } from '@trace/define/reach.ts'
import { needs } from '@trace/define/resource.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { endSessions, openSession } from '@trace/platform/access/sessions.ts'
import { networkOf } from '@trace/platform/access/throttle.ts'
import { tryPassword } from '@trace/platform/access/try-password.ts'
import { data, none, one } from '@trace/platform/calls/answers.ts'
import { defaultViewsOf } from '@trace/platform/calls/saved-views.ts'
import { AnswerWithMessage, operation } from '@trace/platform/operation.ts'
import { newPasswordProblem } from '@trace/platform/ports/settings/new-password.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { permissions, roles, users } from './accounts.ts'

const must = { required: true } as const

const signIn = operation({
  method: 'POST',
  path: '/api/auth/login',
  needs: 'public',
  allowance: 'entry',
  logs: 'login',
  summary: 'Đăng nhập bằng email và mật khẩu',
  body: { email: email('Email', { required: true }), password: password('Mật khẩu', { required: true }) },
  answers: data({ token: text('Mã phiên', { required: true }) }),
  async prepare({ sql, body, origin }) {
    const [account] = await unscoped(sql, 'who signs in is found before it is known what they see')<
      { id: number; name: string; role: { name: string }; password_hash: string }[]
    >`
      select u.id, u.name, json_build_object('name', r.name) as role, s.password_hash
      from users u join roles r on r.id = u.role_id join user_secrets s on s.user_id = u.id
      where u.email = ${body.email} and u.is_active and u.deleted_at is null`
    const pair = `${body.email} ${networkOf(origin.ip)}`
    const isRight = await tryPassword(sql, body.password, account?.password_hash ?? null, [['signInPair', pair]], pair)
    if (!account || !isRight) throw new Refusal(401, 'Email hoặc mật khẩu không đúng')
    return account
  },
  async run({ store, origin, settings, prepared: account }) {
    const token = await openSession(store.sql, account.id, origin, settings)
    await store.note('login', { subject: 'users', id: account.id, label: account.name, by: account })
    return new AnswerWithMessage('Đã đăng nhập', { token })
  },
})

/** The account of who is signed in: what the screens of `@trace/screens` ask of a product. */
const profile = operation({
  method: 'GET',
  path: '/api/admin/profile',
  needs: 'ownAccount',
  summary: 'Tài khoản đang đăng nhập',
  answers: one({
    id: integer('Mã', must),
    name: text('Họ và tên', must),
    branch_id: integer('Mã chi nhánh'),
    branch_name: text('Chi nhánh'),
    role: group(
      'Vai trò',
      {
        name: text('Tên', must),
        scope: roles.fields.scope,
        is_granting: flag('Đang có hiệu lực', must),
        permissions: list('Quyền', { action: permissions.fields.action, subject: permissions.fields.subject }, must),
      },
      must,
    ),
    default_views: list(
      'Chế độ xem mặc định',
      { view_id: integer('Mã', must), screen: text('Danh sách', must), query: text('Bộ lọc') },
      must,
    ),
    session_idle_minutes: integer('Số phút không thao tác thì phiên kết thúc', must),
    public_address: text('Địa chỉ trang công khai', must),
  }),
  async run({ viewer: { id, name, role, permissions: granted, reach }, viewer, store, settings }) {
    const [branch] = await store.sql<{ id: number; name: string }[]>`
      select id, name from branches where id = ${reach.scope === 'place' ? reach.id : 0}`
    return {
      entry: {
        id,
        name,
        branch_id: branch?.id ?? null,
        branch_name: branch?.name ?? null,
        role: {
          name: role.name,
          scope: scopeOf(reach) as 'library' | 'branch',
          is_granting: granted !== null,
          permissions: [...(granted ?? [])],
        },
        default_views: await defaultViewsOf(store.sql, viewer),
        session_idle_minutes: settings.sessionIdleMinutes,
        public_address: settings.publicUrl,
      },
    }
  },
})

/** Sets the password of an account and ends its sessions. */
const setPassword = operation({
  method: 'PUT',
  path: '/api/admin/users/:id/password',
  needs: needs(users, 'update'),
  logs: 'update',
  summary: 'Đặt mật khẩu của tài khoản',
  body: { password: password('Mật khẩu', { required: true }) },
  answers: none,
  prepare: async ({ body }) => hashPassword(body.password),
  async check({ id, body, store, problems }) {
    const problem = newPasswordProblem(body.password ?? '', await store.find(users, id))
    if (problem) problems.at('password', problem)
  },
  async run({ id, store, prepared: hash }) {
    const { name } = await store.find(users, id)
    await store.sql`
      insert into user_secrets (user_id, password_hash) values (${id}, ${hash})
      on conflict (user_id) do update set password_hash = excluded.password_hash, updated_at = now()`
    await endSessions(store.sql, id)
    await store.note('update', { subject: 'users', id, label: `Đặt mật khẩu: ${name}` })
    return new AnswerWithMessage(`Đã đặt mật khẩu của ${name}`, {})
  },
})

export const signInOperations = [signIn, profile, setPassword] as const
