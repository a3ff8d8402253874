import { useEffect } from 'react'
import { openOverlay } from './overlay.ts'

export const openPalette = () => void openOverlay('palette', async () => {
  const { Palette } = await import('./palette.tsx')
  return (close) => <Palette close={close} />
})

export const openHelp = () => void openOverlay('help', async () => {
  const { HelpDialog } = await import('./help-dialog.tsx')
  return (close) => <HelpDialog close={close} />
})

/** Ctrl+K, or Cmd+K, looks for anything; a question mark that is not typed into a field asks for help. */
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
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')
