import { openOverlay } from '../../app/overlay.ts'

/** Opens the camera to read a code; `read` opens what the code belongs to and returns null, or returns the problem. */
export const openScanner = (read: (code: string) => Promise<string | null>): Promise<void> =>
  openOverlay('scanner', async () => {
    const { Scanner } = await import('./scanner.tsx')
    return (close) => <Scanner read={read} close={close} />
  })
