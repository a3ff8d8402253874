import { openOverlay } from '../../../app/overlay.ts'
import type { TraceDialog } from './trace-dialogs.tsx'

/** Shows a trace's code, or what it misses, over the screen. */
export const openTraceDialog = (dialog: TraceDialog): Promise<void> =>
  openOverlay('trace-dialogs', async () => {
    const { TraceDialogs } = await import('./trace-dialogs.tsx')
    return (close) => <TraceDialogs dialog={dialog} close={close} />
  })
