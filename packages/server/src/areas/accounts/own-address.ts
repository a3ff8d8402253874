import { users } from '@trace/domain/areas/accounts/users.ts'
import { password, text } from '@trace/define/kinds/index.ts'
import type { Row } from '@trace/define/resource.ts'
import { checkOwner, spendOwnCode } from '@trace/platform/accounts/owner.ts'
import { endResets } from '@trace/platform/accounts/resets.ts'
import { endSessions } from '@trace/platform/access/sessions.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { sendAddressChanged } from './account-letters.ts'
import type { Call } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { RawPrepareContext } from '@trace/platform/operation/raw-call.ts'

/** Sign-in names of an account: whoever changes them may take it over. */
const DOORS = ['email', 'username'] as const

type Doors = Record<(typeof DOORS)[number], string>

/** Fields that prove the user's identity when a form changes sign-in names. */
export const proof = { current_password: password('Mật khẩu hiện tại'), otp: text('Mã xác thực') }

type Said = Partial<Record<keyof Doors | keyof typeof proof | 'password', string | null>>

const moved = (before: Doors, after: Doors) => DOORS.filter((name) => before[name] !== after[name])

/**
 * Re-authentication before users change their own e-mail, user name or password: asks for the password, and for a code
 * if a second factor is on. Returns whether the identity was proved: false for calls without a person (jobs,
 * revisions).
 */
export async function checkAddressChange(
  call: Pick<RawPrepareContext, 'sql' | 'viewer' | 'origin'>,
  id: number,
  said: Said,
): Promise<boolean> {
  const { sql, viewer } = call
  if (id !== viewer.id) return false
  const [own] = await unscoped(sql, 'the account of who asks')<
    Doors[]
  >`select email, username from users where id = ${id}`
  const asked = { email: said.email ?? own!.email, username: said.username ?? own!.username }
  if (moved(own!, asked).length === 0 && !said.password) return false
  if (!said.current_password)
    throw new Refusal(422, 'Đổi email, tên đăng nhập hoặc mật khẩu của chính mình cần nhập mật khẩu hiện tại', {
      errors: { current_password: ['Mật khẩu hiện tại bắt buộc'] },
    })
  await checkOwner(
    sql,
    call,
    { password: said.current_password, code: said.otp ?? null },
    { password: 'current_password', code: 'otp' },
  )
  return true
}

type Moving = Pick<Call, 'store' | 'viewer' | 'origin'>

/** After a change of sign-in names: tells their owner at the old and the new address, and ends the other sessions. */
export async function notifyAddressChange(
  call: Moving,
  before: Row<typeof users>,
  { proved, code }: { proved: boolean; code: string | null },
): Promise<void> {
  const { store, viewer } = call
  const after = await store.find(users, before.id)
  const changes = moved(before, after)
  const isOwn = before.id === viewer.id
  if (isOwn && proved) await spendOwnCode(store.sql, call, code)
  if (changes.length === 0) return
  if (isOwn && !proved)
    throw new Refusal(
      422,
      'Đổi email hoặc tên đăng nhập của chính mình ở mục Hồ sơ cá nhân, nơi hệ thống hỏi lại mật khẩu',
    )
  await endSessions(store.sql, before.id, isOwn ? viewer.session : null)
  await endResets(store.sql, before.id)
  await sendAddressChanged(
    store.sql,
    after.name,
    [before.email, after.email],
    changes.map((name) => users.fields[name].label),
  )
}
