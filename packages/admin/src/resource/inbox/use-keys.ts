import { useEffect, useRef } from 'react'

/**
 * Single keys that act on the screen, outside of inputs and dialogs. Keys pressed while the screen is `busy` wait for
 * it, so that somebody quick loses none.
 */
export function useKeys(press: Readonly<Record<string, (() => unknown) | undefined>>, ready: boolean): void {
  const early = useRef<string[]>([])

  useEffect(() => {
    const next = ready ? early.current.shift() : undefined
    if (next !== undefined) press[next]?.()
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !Object.hasOwn(press, key)) return
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      if (ready) press[key]?.()
      else early.current.push(key)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]')
