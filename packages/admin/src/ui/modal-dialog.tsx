import { MantineThemeProvider } from '@mantine/core'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './dialogs.module.css'

interface Props {
  label: string
  className?: string | undefined
  onClose(): void
  children: ReactNode
}

/** What drops down inside a modal dialog must stand in it: nothing outside can be seen or touched. */
const inside = (id: string) => ({
  components: {
    Portal: { defaultProps: { target: `#${CSS.escape(id)}` } },
    Popover: { defaultProps: { floatingStrategy: 'fixed' } },
  },
})

/** A dialog of the browser's own: it keeps the focus, gives it back, and closes by Esc and by a click outside. */
export function ModalDialog({ label, className = '', onClose, children }: Props) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const id = useId()
  const theme = useMemo(() => inside(id), [id])

  /** Before the dialog goes: one that is gone gives nothing back. */
  useLayoutEffect(() => {
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus], :scope form input')?.focus()
    return () => dialog?.close()
  }, [dialog])

  const closing = {
    /** Esc first closes what has dropped down inside. */
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key === 'Escape' && (event.target as Element).closest('[data-expanded], [role="dialog"]'))
        event.preventDefault()
    },
    onCancel(event: { preventDefault(): void }) {
      event.preventDefault()
      onClose()
    },
    onMouseDown({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget) onClose()
    },
  }

  return (
    <dialog ref={setDialog} id={id} aria-label={label} className={`${styles['modal']} ${className}`} {...closing}>
      <MantineThemeProvider theme={theme}>
        <div className={styles['inner']}>{children}</div>
      </MantineThemeProvider>
    </dialog>
  )
}
