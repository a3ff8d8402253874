import { Button } from '@mantine/core'
import { IconAlertOctagon } from '@tabler/icons-react'
import { formatMoment } from '@trace/define/text/format.ts'
import { Link, useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import styles from './urgent-card.module.css'
import { words } from './words.ts'

type Notice = Data<'GET /api/admin/notices'>['entries'][number]

const nextSteps = {
  recalled: words.afterRecall,
  held: words.afterHold,
  rejected: words.afterRefusal,
}

type UrgentNotice = Notice & { event: keyof typeof nextSteps }

/** Unread notices of recalls, holds and refusals. */
export const urgentNotices = (notices: readonly Notice[]): UrgentNotice[] =>
  notices.filter((notice): notice is UrgentNotice => !notice.is_seen && Object.hasOwn(nextSteps, notice.event))

interface Expired {
  key: number
  name: string
  hint: string
  to: string
}

interface Props {
  notices: readonly UrgentNotice[]
  /** Traces whose goods have passed their use-by date recently. */
  expired: readonly Expired[]
}

/** Urgent news for a producer, at the top of the home page until it is read: each with its reason and what comes next. */
export function UrgentCard({ notices, expired }: Props) {
  const { revalidate } = useRevalidator()
  const way = useReturnState()
  const see = (id: number) => call('PUT /api/admin/notices/:id/change-seen', { id })
  const read = async (id: number) => {
    if (showAnswer(await whileLoading(see(id)))) await revalidate()
  }
  if (notices.length + expired.length === 0) return null

  return (
    <section aria-labelledby="urgent" className={styles['urgent']}>
      <h2 id="urgent">
        <IconAlertOctagon size={20} aria-hidden />
        {words.urgent}
      </h2>
      <ul>
        {notices.map(({ id, event, title, content, to, told_at }) => (
          <li key={id}>
            <div>
              {to ? (
                <Link to={to} state={way} onClick={() => void see(id)}>
                  {title}
                </Link>
              ) : (
                <strong>{title}</strong>
              )}
              {content && <p>{content}</p>}
              <p>
                {nextSteps[event]} · {formatMoment(told_at)}
              </p>
            </div>
            <Button variant="default" size="compact-sm" onClick={() => void read(id)}>
              {words.haveRead}
            </Button>
          </li>
        ))}
        {expired.map(({ key, name, hint, to }) => (
          <li key={`expired ${key}`}>
            <div>
              <Link to={to} state={way}>
                {name}
              </Link>
              <p>
                {hint}. {words.afterExpiry}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
