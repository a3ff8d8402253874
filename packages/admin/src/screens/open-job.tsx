import { openOverlay } from '../shell/overlay.ts'

/** Shows how far a job is, and what came of it. */
export const openJob = (id: number, title: string, onEnd?: () => void): void => void openOverlay('job', async () => {
  const { JobDialog } = await import('./job-dialog.tsx')
  return (close) => <JobDialog id={id} title={title} onEnd={onEnd} close={close} />
})
