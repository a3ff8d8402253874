import { openOverlay } from '../../app/overlay.ts'
import { download } from './download.ts'
import { followJob, hasEnded } from './job.ts'

/** Opens the progress of a job. In the background it is still polled, and its file is downloaded at the end. */
export const openJob = (id: number, title: string, onEnd?: () => void): void =>
  void openOverlay('job', async () => {
    const { JobDialog } = await import('./job-dialog.tsx')
    return (close) => {
      const leave = () => {
        close()
        followJob(id, (job) => {
          if (!hasEnded(job)) return
          onEnd?.()
          if (job.url) download(job.url)
        })
      }
      return <JobDialog id={id} title={title} onEnd={onEnd} close={close} leave={leave} />
    }
  })
