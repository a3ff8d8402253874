import { openOverlay } from '../../app/overlay.ts'

/** Opens the result of a finished job. */
export const openJobResult = (id: number, onEnd: () => void): void =>
  void openOverlay('job', async () => {
    const { JobResultDialog } = await import('./job-result-dialog.tsx')
    return (close) => <JobResultDialog id={id} onEnd={onEnd} close={close} />
  })
