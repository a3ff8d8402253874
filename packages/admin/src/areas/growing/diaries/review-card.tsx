import { IconAlertTriangle } from '@tabler/icons-react'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { ToggleSwitch } from '@trace/screens/resource/fields/flag/toggle-switch.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type { Diary } from './diary-data.ts'
import styles from './diary-parts.module.css'
import { words } from './words.ts'

const { fields } = diaries
const said = { draft: words.draft, submitted: words.waiting, approved: words.approved, rejected: words.rejected }

/** Review status of a diary, the officer's remarks, and whether the public sees it. */
export function ReviewCard({ entry }: { entry: Diary }) {
  const { status, authority_comment, is_far, is_traceable } = entry
  const staff = useIsStaff()
  const maySwitch = useCan()(screenNeed(diaries, 'edit', 'update')) && (staff || status !== 'approved')

  return (
    <Card heading={words.review}>
      <p data-rejected={status === 'rejected' || undefined} className={styles['said']}>
        {said[status]}
      </p>
      {is_far && (
        <p className={styles['far']}>
          <IconAlertTriangle size={18} aria-hidden />
          {words.far}
        </p>
      )}
      <div className={styles['switch']}>
        <span>
          {words.traceable}
          <p className="soft">{words.traceableHint}</p>
        </span>
        {maySwitch ? (
          <ToggleSwitch
            field={fields.is_traceable}
            name="is_traceable"
            value={is_traceable}
            entry={entry}
            resource="diaries"
          />
        ) : (
          <strong>{is_traceable ? vi.on : vi.off}</strong>
        )}
      </div>
      <div>
        <h3>{words.commentTitle}</h3>
        <p className={authority_comment ? undefined : 'soft'}>{authority_comment ?? words.noComment}</p>
      </div>
    </Card>
  )
}
