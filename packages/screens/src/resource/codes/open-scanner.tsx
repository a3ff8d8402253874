import { openOverlay } from '../../app/overlay.ts'

/** Opens the camera to read a code; `read` says what is wrong with it, or null when it led somewhere. */
export const openScanner = (read: (code: string) => Promise<string | null>): Promise<void> =>
  openOverlay('scanner', async () => {
    const { Scanner } = await import('./scanner.tsx')
    return (close) => <Scanner read={read} close={close} />
  })
