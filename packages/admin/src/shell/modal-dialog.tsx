import { MantineThemeProvider } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './dialogs.module.css'

interface Props {
  label: string
  className?: string | undefined
  onClose(): void
  children: ReactNode
}

/** What drops down inside a modal dialog must stand in it: nothing outside can be seen or touched. */
const inside = { components: { Portal: { defaultProps: { target: 'dialog[data-modal]' } }, Popover: { defaultProps: { floatingStrategy: 'fixed' } } } }

/** A dialog of the browser's own: it keeps the focus, gives it back, and closes by Esc and by a click outside. */
export function ModalDialog({ label, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => shown?.close()
  }, [])

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
    <dialog ref={dialog} data-modal aria-label={label} className={`${styles['modal']} ${className}`} {...closing}>
      <MantineThemeProvider theme={inside}>
        <div className={styles['inner']}>{children}</div>
      </MantineThemeProvider>
    </dialog>
  )
}
