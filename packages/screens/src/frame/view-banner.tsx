import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { formatMoment } from '@trace/define/text/format.ts'
import { useEffect } from 'react'
import { call } from '../app/call.ts'
import { showAnswer } from '../app/show-answer.ts'
import type { User } from '../app/session.ts'
import { whileLoading } from '../ui/loading.tsx'
import styles from './view-banner.module.css'

const words = {
  viewing: 'Đang xem như',
  readOnly: (until: string) => `Chỉ xem, đến ${until}`,
  stop: 'Thôi xem',
}

interface Props {
  user: User
  views: NonNullable<User['views_as']>
  /** The address to return to. */
  back: string
}

/** Banner on every screen while an administrator views as a role: which role, until when, and a button to end it. */
export function ViewBanner({ user, views, back }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => void leaveView(back), Math.max(Date.parse(views.until) - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [views.until, back])

  return (
    <aside className={styles['banner']} aria-label={words.viewing}>
      <IconEye size={20} aria-hidden />
      <p>
        {words.viewing} <strong>{[user.role.name, views.place].filter(Boolean).join(' · ')}</strong>
        <span>{words.readOnly(formatMoment(views.until).slice(-5))}</span>
      </p>
      <Button size="xs" variant="white" color="dark" onClick={() => void leaveView(back)}>
        {words.stop}
      </Button>
    </aside>
  )
}

/** Returns to the user's own role and reloads everything, so that nothing of the other role is left on the screen. */
async function leaveView(back: string): Promise<void> {
  const answer = await whileLoading(call('DELETE /api/admin/view-as', {}))
  if (answer.ok) location.assign(back)
  else showAnswer(answer)
}
