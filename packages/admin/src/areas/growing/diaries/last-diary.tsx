import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { addDays, today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Link, useLocation } from 'react-router'
import type { Plan } from './diary-plan.ts'
import styles from './last-diary.module.css'
import { words } from './words.ts'

/** Offers to begin the new diary with the values of the batch's last one. */
export function LastDiary({ plan: { batch, last } }: { plan: Plan }) {
  const { state } = useLocation()
  if (!last) return null
  const day = today(new Date(last.performed_at))
  const label = day === addDays(today(), -1) ? words.asYesterday : words.asLastTime

  return (
    <p className={`card ${styles['last']}`}>
      <span>
        {words.lastTime}: <strong>{last.title}</strong>, {formatDay(day)}
      </span>
      <Button
        component={Link}
        to={`?batch_id=${batch.id}&like=${last.id}`}
        state={state as unknown}
        preventScrollReset
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
      >
        {label}
      </Button>
    </p>
  )
}
