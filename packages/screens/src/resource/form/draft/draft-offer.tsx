import { Button } from '@mantine/core'
import { IconNotes } from '@tabler/icons-react'
import { formatMoment } from '@trace/define/text/format.ts'
import type { Draft } from './draft.ts'
import styles from './draft-offer.module.css'

const words = {
  draft: (when: string, about: string) => `Có bản nháp chưa lưu${about && ` của ${about}`}, lúc ${when}.`,
  draftChanged: 'Dữ liệu đã được người khác sửa sau đó; chỉ các mục bạn đã đổi được khôi phục.',
  draftTake: 'Dùng bản nháp',
  draftDrop: 'Bỏ bản nháp',
} as const

export interface OfferProps {
  at: Draft['at']
  /** Names of the rows that the draft is about. */
  about: Draft['about']
  /** Somebody has saved the row since the draft was written. */
  outdated: boolean
  take(): void
  drop(): void
}

/** Offers to restore a form draft. */
export function DraftOffer({ at, about = '', outdated, take, drop }: OfferProps) {
  return (
    <div role="status" className={styles['offer']}>
      <IconNotes size={18} aria-hidden />
      <p>
        {words.draft(formatMoment(new Date(at).toISOString()), about)} {outdated && words.draftChanged}
      </p>
      <Button size="compact-sm" onClick={take}>
        {words.draftTake}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={drop}>
        {words.draftDrop}
      </Button>
    </div>
  )
}
