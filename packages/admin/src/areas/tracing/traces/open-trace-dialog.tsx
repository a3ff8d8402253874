import { openOverlay } from '@trace/screens/app/overlay.ts'
import type { TraceDialog } from './trace-dialogs.tsx'

/** Opens a dialog with a trace's QR code or its missing items. */
export const openTraceDialog = (dialog: TraceDialog): Promise<void> =>
  openOverlay('trace-dialogs', async () => {
    const { TraceDialogs } = await import('./trace-dialogs.tsx')
    return (close) => <TraceDialogs dialog={dialog} close={close} />
  })
