import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { answers, closeAnswer } from './answers.ts'
import type { ShownAnswer } from './answers.ts'
import styles from './answers.module.css'
import { modals } from './modals.ts'
import { giveRoomBack, keepPlaced, placeMessage } from './place-message.ts'
import { useStore } from './store.ts'
import { vi } from './vi.ts'

/**
 * Answers to writes, as small dialogs at the bottom left that do not take the focus. While a modal dialog is open
 * they are rendered inside it, because the browser makes everything outside it inert.
 */
export function Answers() {
  const shown = useStore(answers)
  const modal = useStore(modals).at(-1)
  const area = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const message = area.current
    return message ? keepPlaced(() => placeMessage(message), giveRoomBack) : undefined
  }, [shown, modal])
  useEffect(() => {
    const closeLast = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const newest = answers.get().at(-1)
      if (key === 'Escape' && !defaultPrevented && newest && !takesEscape(target)) closeAnswer(newest.id)
    }
    addEventListener('keydown', closeLast)
    return () => removeEventListener('keydown', closeLast)
  }, [])
  if (shown.length === 0) return null

  return createPortal(
    <section ref={area} className={styles['area']}>
      {shown.map((answer, index) => (
        <OneAnswer key={answer.id} answer={answer} behind={index} />
      ))}
    </section>,
    modal ?? document.body,
  )
}

/** Whether Esc closes something else first: a dropdown that is open, or the dialog around it. */
const takesEscape = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[aria-expanded="true"], [data-expanded], dialog, [role="menu"], [role="listbox"]') !== null

interface Props {
  answer: ShownAnswer
  /** Number of older answers, which a narrow screen shows as “+2”. */
  behind: number
}

function OneAnswer({ answer: { id, ok, message, undo }, behind }: Props) {
  const close = () => closeAnswer(id)
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  const takeBack = () => {
    close()
    undo?.()
  }

  return (
    <div
      role="dialog"
      aria-label={ok ? vi.done : vi.failed}
      className={styles['answer']}
      data-ok={ok}
      data-behind={behind > 0 ? `+${behind}` : undefined}
      onAnimationEnd={close}
    >
      {ok ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
      <p role={ok ? 'status' : 'alert'}>{message}</p>
      {undo && (
        <Button variant="light" size="compact-sm" onMouseDown={keepFocus} onClick={takeBack}>
          {vi.undo}
        </Button>
      )}
      <button type="button" aria-label={vi.hideAnswer} onMouseDown={keepFocus} onClick={close}>
        <IconX size={14} aria-hidden />
      </button>
    </div>
  )
}
