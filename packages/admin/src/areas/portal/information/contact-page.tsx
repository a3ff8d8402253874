import { Button } from '@mantine/core'
import { visitorDataForm } from '@trace/domain/areas/accounts/personal-data.ts'
import { contactPage } from '@trace/domain/areas/portal/singles.ts'
import { needs } from '@trace/define/resource.ts'
import { call } from '@trace/screens/app/call.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { SingleScreen } from '@trace/screens/resource/form/single-screen.tsx'
import { download } from '@trace/screens/resource/transfer/download.ts'
import styles from './contact-page.module.css'

const words = {
  visitors: 'Người đã gửi thư',
  hint: 'Thư từ trang liên hệ được chuyển đến hộp thư nhận liên hệ. Hệ thống chỉ giữ thư khi chưa có máy chủ thư; khi đó xuất hoặc xóa thư của một người tại đây.',
  exportVisitor: 'Xuất dữ liệu của một người',
  exportNow: 'Xuất',
  eraseVisitor: 'Xóa dữ liệu của một người',
  eraseNow: 'Xóa dữ liệu',
  eraseHint: 'Mọi thư có địa chỉ hoặc số điện thoại này bị xóa hẳn, không khôi phục được.',
} as const

const exportVisitor = () =>
  askForm({
    title: words.exportVisitor,
    submit: words.exportNow,
    fields: visitorDataForm,
    send: (body) => call('POST /api/admin/contact/contact/visitors/export-personal-data', {}, body),
    onDone: ({ url }) => download(url),
  })

const eraseVisitor = () =>
  askForm({
    title: words.eraseVisitor,
    submit: words.eraseNow,
    danger: true,
    fields: visitorDataForm,
    send: (body) => call('POST /api/admin/contact/contact/visitors/erase-personal-data', {}, body),
    onDone: () => undefined,
    children: () => <p className="soft">{words.eraseHint}</p>,
  })

/** The contact page, and below it export and erasure, the legal rights of visitors who wrote from there. */
export function ContactPage() {
  const may = useCan()(needs(contactPage, 'update'))
  return (
    <SingleScreen
      single={contactPage}
      below={
        may && (
          <Card heading={words.visitors}>
            <p className="soft">{words.hint}</p>
            <div className={styles['acts']}>
              <Button variant="default" onClick={() => void exportVisitor()}>
                {words.exportVisitor}
              </Button>
              <Button variant="default" c="var(--danger-ink)" onClick={() => void eraseVisitor()}>
                {words.eraseVisitor}
              </Button>
            </div>
          </Card>
        )
      }
    />
  )
}
