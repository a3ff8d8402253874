import { ADMINISTRATOR } from '@trace/domain/areas/accounts/default-roles.ts'
import { information, portalEditorFields } from '@trace/domain/areas/portal/singles.ts'
import { password } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import type { Permission } from '@trace/define/permission.ts'
import { checkOwnPassword } from '@trace/platform/access/own-password.ts'
import type { SingleGuard } from '@trace/platform/calls/singles.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { queueMail } from '@trace/platform/ports/jobs/queue.ts'
import { letter } from '@trace/platform/ports/mail/letter.ts'

const PASSWORD = 'current_password'
const NEEDS: readonly [Permission] = [{ action: 'update', subject: 'permissions' }]
const HOSTS = ['public_host', 'gs1_resolver_host']
const light: readonly string[] = portalEditorFields
const weighty = Object.keys(information.fields).filter((name) => !light.includes(name))

/**
 * Hosts, thresholds, days and maintenance: set only by users who may edit permissions, with their password again;
 * changes are mailed to all administrators.
 */
export const protectedSettings: SingleGuard = {
  fields: weighty,
  also: { [PASSWORD]: password('Mật khẩu hiện tại') },
  async admit({ sql, viewer, rawBody }) {
    if (!can(viewer.permissions, NEEDS))
      throw new Refusal(403, 'Tên miền, ngưỡng, thời hạn và bảo trì chỉ do người được sửa phân quyền đặt')
    const typed = rawBody[PASSWORD]
    await checkOwnPassword(sql, { viewer }, typeof typed === 'string' ? typed : null, PASSWORD)
  },
  async changed({ store, viewer }, changes) {
    const lines = changes.map(
      ({ name, before, after }) =>
        `${information.fields[name as 'public_host'].label}: ${said(before)} → ${said(after)}`,
    )
    const remark = changes.some(({ name }) => HOSTS.includes(name)) ? await printedBefore(store) : null
    for (const to of await administrators(store))
      await queueMail(
        store.sql,
        letter(to, {
          subject: 'Cài đặt của hệ thống đã thay đổi',
          lines: [
            `${viewer.name} vừa thay đổi cài đặt của hệ thống truy xuất nguồn gốc.`,
            ...lines,
            ...(remark ? [remark] : []),
          ],
          end: 'Nếu việc này không đúng, hãy sửa lại cài đặt và kiểm tra tài khoản trên.',
        }),
      )
    return remark
  },
}

function said(value: unknown): string {
  if (value === null || value === undefined) return 'để trống'
  if (typeof value === 'boolean') return value ? 'có' : 'không'
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value)
}

const administrators = ({ unscoped }: Store) => unscoped('whom a change of settings is told')<
  { name: string; email: string }[]
>`
  select u.name, u.email from users u join roles r on r.id = u.role_id
  where r.code = ${ADMINISTRATOR} and u.is_active and u.deleted_at is null and u.email is not null`

/** A warning that printed labels keep the old host; null if none are printed. */
async function printedBefore({ unscoped }: Store): Promise<string | null> {
  const [row] = await unscoped('how many labels were printed under the host of before')<
    { labels: number; issues: number; names: string | null }[]
  >`
    select coalesce(sum(printed_count), 0)::int as labels, count(*)::int as issues,
      (select string_agg(name, ', ' order by id desc) from (
        select id, name from stamps where printed_count > 0 and deleted_at is null order by id desc limit 5) s) as names
    from stamps where printed_count > 0 and deleted_at is null`
  const { labels, issues, names } = row!
  if (labels === 0) return null
  return `${labels} tem của ${issues} đợt đã in mang tên miền cũ (${names}${issues > 5 ? '…' : ''}): hãy giữ tên miền cũ hoạt động`
}
