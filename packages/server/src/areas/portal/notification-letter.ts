import type { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { hasFormat } from '@trace/define/formats.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatMoney } from '@trace/define/text/format.ts'
import { plainText } from '@trace/define/text/plain-text.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Mail } from '@trace/platform/ports/jobs/queue.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { letter } from '@trace/platform/ports/mail/letter.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** The e-mail of a notification to one receiver. */
export async function notificationLetter(
  sql: Sql,
  settings: Settings,
  id: number,
): Promise<(to: { name: string; email: string }) => Mail> {
  const base = settings.publicUrl
  const [row] = await sql<Row<typeof notifications>[]>`select * from notifications where id = ${id}`
  const { title, content, type, price, link_type, link_value } = row!
  const asked = type === 'market' && price !== null ? [`Giá tham khảo: ${formatMoney(price)}`] : []
  const link =
    link_type === 'url' && hasFormat('url', link_value ?? '')
      ? link_value
      : link_type === 'trace'
        ? await traceAddress(sql, base, link_value)
        : null
  return (to) =>
    letter(to, {
      subject: title,
      lines: [...plainText(content).split('\n'), ...asked],
      html:
        content.replaceAll(/ (src|href)="\/(?!\/)/g, (_, name: string) => ` ${name}="${base}/`) +
        asked.map((line) => `<p>${line}</p>`).join(''),
      ...(link && { link, call: 'Mở liên kết' }),
      end: `Thông báo của hệ thống truy xuất nguồn gốc tại ${base}.`,
    })
}

async function traceAddress(sql: Sql, base: string, named: string | null): Promise<string | null> {
  const [trace] = await unscoped(sql, 'the page of a public trace that a notification names')<{ code: string }[]>`
    select code from traces where (id::text = ${named} or code = ${named}) and status = 'active' and deleted_at is null`
  return trace ? `${base}/t/${trace.code}` : null
}
