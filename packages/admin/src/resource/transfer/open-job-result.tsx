import { openOverlay } from '../../app/overlay.ts'

/** Shows what came of a job that has ended. */
export const openJobResult = (id: number, onEnd: () => void): void =>
  void openOverlay('job', async () => {
    const { JobResultDialog } = await import('./job-result-dialog.tsx')
    return (close) => <JobResultDialog id={id} onEnd={onEnd} close={close} />
  })
