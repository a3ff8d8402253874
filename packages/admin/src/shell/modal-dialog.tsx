import { MantineThemeProvider } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './dialogs.module.css'

interface Props {
  label: string
  className?: string | undefined
  onClose(): void
  children: ReactNode
}

/** What drops down inside a modal dialog must stand in it: nothing outside can be seen or touched. */
const inside = (target: HTMLDialogElement | null) =>
  ({ components: { Portal: { defaultProps: { target: target ?? 'dialog' } }, Popover: { defaultProps: { floatingStrategy: 'fixed' } } } })

/** A dialog of the browser's own: it keeps the focus, gives it back, and closes by Esc and by a click outside. */
export function ModalDialog({ label, className = '', onClose, children }: Props) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const theme = useMemo(() => inside(dialog), [dialog])

  useEffect(() => {
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus], :scope form input')?.focus()
    return () => dialog?.close()
  }, [dialog])

  const closing = {
    onCancel(event: { preventDefault(): void }) {
      event.preventDefault()
      onClose()
    },
    onMouseDown({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget) onClose()
    },
  }

  return (
    <dialog ref={setDialog} aria-label={label} className={`${styles['modal']} ${className}`} {...closing}>
      <MantineThemeProvider theme={theme}>
        <div className={styles['inner']}>{children}</div>
      </MantineThemeProvider>
    </dialog>
  )
}
