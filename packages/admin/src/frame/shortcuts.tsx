import { useEffect } from 'react'
import { openOverlay } from '../app/overlay.ts'

export const openPalette = () =>
  void openOverlay('palette', async () => {
    const typed = keepLetters()
    try {
      const { Palette } = await import('./palette.tsx')
      return (close) => <Palette begun={typed.letters()} close={close} />
    } finally {
      typed.end()
    }
  })

/** Buffers keys typed while the command palette is still loading. */
function keepLetters() {
  let letters = ''
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    letters += event.key
  }
  addEventListener('keydown', keep, true)
  return { letters: () => letters, end: () => removeEventListener('keydown', keep, true) }
}

export const openHelp = () =>
  void openOverlay('help', async () => {
    const { HelpDialog } = await import('./help-dialog.tsx')
    return (close) => <HelpDialog close={close} />
  })

/** Keyboard shortcuts: Ctrl+K or Cmd+K opens the command palette; '?', outside input fields, opens the help. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const open = event.key === '?' && !isTyping(event.target) ? openHelp : isPaletteKey(event) ? openPalette : null
      if (!open) return
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const isPaletteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.toLowerCase() === 'k' && (ctrlKey || metaKey)
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')
