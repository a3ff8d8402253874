import { useCallback, useRef, useState } from 'react'

/** Opens a popover on mount, and focuses its button first, so that the focus can return to it. */
export function useOpenAtOnce() {
  const [opened, setOpened] = useState(false)
  const opener = useRef<HTMLElement>(null)

  const target = useCallback((pressed: HTMLElement | null) => {
    const button = pressed?.matches('button') ? pressed : pressed?.querySelector('button')
    if (!button) return
    opener.current = button
    button.focus()
    setOpened(true)
  }, [])

  return { target, opened, setOpened, refocus: () => opener.current?.focus() }
}
