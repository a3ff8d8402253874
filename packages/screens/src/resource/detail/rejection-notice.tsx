import { Button } from '@mantine/core'
import { IconAlertTriangle, IconEdit } from '@tabler/icons-react'
import type { Entry } from '@trace/define/entry.ts'
import { labelOf } from '@trace/define/machine.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment, lowerFirst } from '@trace/define/text/format.ts'
import { Link, useLocation } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan, useIsStaff } from '../../app/shell-data.ts'
import { editAddress } from '../addresses.ts'
import { fieldOf, approvalStateOf } from '../form/entry.ts'
import styles from './rejection-notice.module.css'

const words = {
  refused: (label: string) => `${label} bị từ chối`,
  changeRefused: 'Thay đổi gần nhất bị từ chối, các giá trị đã trở lại như lần duyệt trước',
  refusedBy: (by: string, at: string) => (by ? `${by}, lúc ${at}` : `Lúc ${at}`),
  editAndSendAgain: 'Sửa và gửi duyệt lại',
  sendAgainHint: 'Sửa theo lý do trên rồi lưu, hệ thống gửi duyệt lại ngay.',
} as const

export interface RejectionNoticeProps {
  resource: Resource
  entry: Entry
  isForm?: boolean
}

/** Why a row was refused, by whom and when, and what its owner does next. Shown above the row and above its form. */
export function RejectionNotice({ resource, entry, isForm = false }: RejectionNoticeProps) {
  const can = useCan()
  const staff = useIsStaff()
  const { pathname } = useLocation()
  const { reject_reason: reason, rejected_by_user: by, rejected_at: at } = approvalStateOf(entry)
  const refused = refusedField(resource, entry)
  const title = refused ? titleOf(resource, entry, refused) : words.changeRefused
  const mayEdit = !staff && resource.form && can(screenNeed(resource, 'edit'))

  return (
    <section className={styles['refusal']} aria-label={title}>
      <IconAlertTriangle size={24} aria-hidden />
      <div>
        <h2>{title}</h2>
        {reason && <p className={styles['reason']}>{reason}</p>}
        {at && <p>{words.refusedBy(by?.name ?? '', formatMoment(at))}</p>}
        {mayEdit && isForm && <p>{words.sendAgainHint}</p>}
      </div>
      {mayEdit && !isForm && (
        <Button
          component={Link}
          to={editAddress(resource, entry.id)}
          state={{ back: pathname }}
          leftSection={<IconEdit size={16} aria-hidden />}
        >
          {words.editAndSendAgain}
        </Button>
      )}
    </section>
  )
}

/**
 * The field whose state tells that the row is refused; undefined if only a change was refused and the row keeps its
 * values.
 */
const refusedField = ({ fields }: Resource, entry: Entry): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.machine?.states[String(entry[name])]?.tells === 'rejected')

/** A refused request within a row is named after its field: 'Đề nghị kích hoạt bị trả lại'. */
function titleOf(resource: Resource, entry: Entry, name: string): string {
  const { label, machine } = fieldOf(resource, name)
  const isOwn = name === 'status' || name === 'approval_status'
  return isOwn ? words.refused(resource.label) : `${label} ${lowerFirst(labelOf(machine!, String(entry[name])))}`
}
