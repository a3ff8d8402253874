import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { clearPlace } from './clear-place.ts'
import { useStore } from './store.ts'
import { closeSuccess, successes } from './successes.ts'
import type { Success } from './successes.ts'
import styles from './successes.module.css'
import { vi } from './vi.ts'

/** Messages about what was done, where they cover neither a button nor a badge. */
export function Successes() {
  const shown = useStore(successes)
  const area = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (area.current) clearPlace(area.current)
  }, [shown])
  if (shown.length === 0) return null

  return (
    <section ref={area} aria-label={vi.done} className={styles['area']}>
      {shown.map((success) => (
        <OneSuccess key={success.id} success={success} />
      ))}
    </section>
  )
}

function OneSuccess({ success: { id, message, undo } }: { success: Success }) {
  return (
    <div className={styles['success']} data-long={undo && true} onAnimationEnd={() => closeSuccess(id)}>
      <IconCheck className={styles['icon']} size={18} aria-hidden />
      <p role="status">{message}</p>
      {undo && (
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => {
            closeSuccess(id)
            undo()
          }}
        >
          {vi.undo}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => closeSuccess(id)}>
        {vi.close}
      </Button>
    </div>
  )
}
