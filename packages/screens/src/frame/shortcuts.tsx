import { openOverlay } from '../app/overlay.ts'
import { keepLetters, useCommandKey, useQuickKeys } from '../ui/quick-keys.ts'

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

export const openHelp = () =>
  void openOverlay('help', async () => {
    const { HelpDialog } = await import('./help-dialog.tsx')
    return (close) => <HelpDialog close={close} />
  })

/** Keyboard shortcuts: Ctrl+K or Cmd+K opens the command palette; '?', outside of text boxes, opens the help. */
export function useShortcuts(): void {
  useCommandKey('k', () => {
    if (!document.querySelector('dialog:modal')) openPalette()
  })
  useQuickKeys({ '?': openHelp })
}
