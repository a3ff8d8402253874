import { useCallback, useState } from 'react'

/** Opens as soon as it is drawn, with the focus on what was pressed, so that it comes back there. */
export function useOpenAtOnce() {
  const [opened, setOpened] = useState(false)

  const target = useCallback((pressed: HTMLElement | null) => {
    const button = pressed?.matches('button') ? pressed : pressed?.querySelector('button')
    if (!button) return
    button.focus()
    setOpened(true)
  }, [])

  return { target, opened, setOpened }
}
