import { MantineThemeProvider } from '@mantine/core'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './dialogs.module.css'
import { modals } from './modals.ts'
import { holdQuickKeys } from './hold-quick-keys.ts'

interface Props {
  label: string
  className?: string | undefined
  onClose(): void
  children: ReactNode
}

/** Renders dropdowns inside the modal dialog: the browser makes everything outside it inert. */
const inside = (id: string) => ({
  components: {
    Portal: { defaultProps: { target: `#${CSS.escape(id)}` } },
    Popover: { defaultProps: { floatingStrategy: 'fixed' } },
  },
})

/** Native modal dialog: traps and restores the focus; closes on Esc and on a click outside. */
export function ModalDialog({ label, className = '', onClose, children }: Props) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const id = useId()
  const theme = useMemo(() => inside(id), [id])

  /** Layout effect, because the dialog must be closed before it is removed: otherwise it does not restore the focus. */
  useLayoutEffect(() => {
    if (!dialog) return undefined
    dialog.showModal()
    modals.set([...modals.get(), dialog])
    // Does not scroll: a long dialog starts at its title, even if its first input is far below.
    dialog.querySelector<HTMLElement>('[data-autofocus], :scope form input')?.focus({ preventScroll: true })
    return () => {
      modals.set(modals.get().filter((other) => other !== dialog))
      dialog.close()
    }
  }, [dialog])

  useLayoutEffect(holdQuickKeys, [])

  const closing = {
    /** Esc first closes an open dropdown inside the dialog. */
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
