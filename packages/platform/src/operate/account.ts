import { formatMoment } from '@trace/define/text/format.ts'
import { findAccount } from '../accounts/account.ts'
import { removeFactor } from '../accounts/factors.ts'
import { resetLink } from '../accounts/letters.ts'
import { newResetToken, RESET_MINUTES } from '../accounts/resets.ts'
import { endSessions } from '../access/sessions.ts'
import { systemAuthor } from '../access/system-author.ts'
import { openStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import { unscoped } from '../store/rows.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import type { Product } from '../start/product.ts'
import { refuseUnmigrated, withInstallation } from './installation.ts'
import type { Installation } from './installation.ts'

const USAGE = `Cách dùng:
  npm run account -- list
  npm run account -- reset-password EMAIL
  npm run account -- remove-second-factor EMAIL
  npm run account -- end-sessions [EMAIL]`

const ONLY_HERE =
  'PUBLIC_URL chưa được đặt: liên kết này chỉ mở được trên chính máy chủ. Hãy đặt PUBLIC_URL như khi chạy máy chủ rồi làm lại'

type Act = (installation: Installation, email: string | undefined) => Promise<string>

/** Commands that give access to an account again, without mail or SQL. Each is logged as done by the system. */
const acts: Record<string, Act> = {
  list: ({ pool }) => listAccounts(pool),

  'reset-password': ({ pool, settings }, email) =>
    onAccount({ pool, settings }, email, 'Tạo liên kết đặt lại mật khẩu trên máy chủ', async ({ sql }, account) => {
      const link = resetLink(settings, await newResetToken(sql, account.id))
      const told = `Liên kết đặt mật khẩu mới cho ${account.email}, dùng được một lần trong ${RESET_MINUTES} phút:\n${link}`
      return settings.hasPublicUrl ? told : `${told}\n${ONLY_HERE}`
    }),

  'remove-second-factor': ({ pool, settings }, email) =>
    onAccount({ pool, settings }, email, 'Gỡ xác thực hai lớp trên máy chủ', async ({ sql }, account) => {
      if (!(await removeFactor(sql, account.id)))
        throw new StartRefusal(`Tài khoản ${account.email} không bật xác thực hai lớp`)
      await endSessions(sql, account.id)
      return `Đã gỡ xác thực hai lớp của ${account.email} và kết thúc mọi phiên làm việc của tài khoản`
    }),

  'end-sessions': (installation, email) =>
    email === undefined ? endAllSessions(installation) : endSessionsOf(installation, email),
}

const endSessionsOf: Act = (installation, email) =>
  onAccount(installation, email, 'Kết thúc mọi phiên làm việc trên máy chủ', async ({ sql }, account) => {
    await endSessions(sql, account.id)
    return `Đã kết thúc mọi phiên làm việc của ${account.email}`
  })

/** Runs the command in the arguments; returns the text to print. */
export async function runAccount({ migrations }: Product, [name = '', email, ...more]: string[]): Promise<string> {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act || more.length > 0) throw new StartRefusal(USAGE)
  return withInstallation(async (installation) => {
    await refuseUnmigrated(installation.pool, migrations)
    return act(installation, email)
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

async function onAccount(
  { pool, settings }: Pick<Installation, 'pool' | 'settings'>,
  email: string | undefined,
  label: string,
  act: (store: Store, account: Account) => Promise<string>,
): Promise<string> {
  if (!email) throw new StartRefusal(USAGE)
  return pool.begin(async (sql) => {
    const account = await findAccount(sql, email)
    if (!account) throw new StartRefusal(`Không có tài khoản ${email}`)
    const store = openStore(sql, systemAuthor('command account', settings.province))
    const done = await act(store, account)
    await store.note('update', { subject: 'users', id: account.id, label: `${label}: ${account.name}` })
    return account.is_active ? done : `${done}\nTài khoản này đang bị ngừng: hãy bật lại ở mục Tài khoản quản trị`
  })
}

async function endAllSessions({ pool, settings }: Installation): Promise<string> {
  return pool.begin(async (sql) => {
    const ended = await sql`delete from sessions returning 1`
    const store = openStore(sql, systemAuthor('command account', settings.province))
    await store.note('update', {
      subject: 'users',
      label: 'Kết thúc mọi phiên làm việc của mọi tài khoản trên máy chủ',
    })
    return `Đã kết thúc ${ended.length} phiên làm việc`
  })
}

const MOST_LISTED = 1_000

async function listAccounts(pool: Installation['pool']): Promise<string> {
  const found = await unscoped(pool, 'the operator of the server sees all accounts')<
    { email: string; name: string; role: string; is_active: boolean; factor: boolean; last: string | null }[]
  >`
    select u.email, u.name, r.name as role, u.is_active, coalesce(s.otp_confirmed, false) as factor, u.last_login_at as last
    from users u join roles r on r.id = u.role_id left join user_secrets s on s.user_id = u.id
    where u.deleted_at is null order by u.id limit ${MOST_LISTED}`
  return found
    .map(({ email, name, role, is_active, factor, last }) =>
      [
        email,
        name,
        role,
        is_active ? 'hoạt động' : 'ngừng',
        factor ? 'hai lớp' : 'một lớp',
        last === null ? 'chưa đăng nhập' : formatMoment(last),
      ].join('\t'),
    )
    .join('\n')
}
