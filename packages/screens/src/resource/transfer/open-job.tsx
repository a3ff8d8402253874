import { call } from '../../app/call.ts'
import { openOverlay } from '../../app/overlay.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { notify } from '../../ui/notices.ts'
import { showResultMessage } from '../../ui/answers.ts'
import { download } from './download.ts'
import { followJob, hasEnded } from './job.ts'
import type { Job } from './job.ts'
import { vi } from '../../ui/vi.ts'

/** Opens the progress of a job. In the background it is still polled, and its file is downloaded at the end. */
export const openJob = (id: number, title: string, onEnd?: () => void): void =>
  void openOverlay('job', async () => {
    const { JobDialog } = await import('./job-dialog.tsx')
    return (close) => {
      const end = (job: Job, isSeen = true) => {
        onEnd?.()
        if (job.url) download(job.url)
        const mayUndo = job.kind === 'bulk' && job.undoable
        const isToldBeside = isSeen && (job.status === 'failed' || Boolean(job.failed))
        if (mayUndo || (job.status === 'done' && !isToldBeside))
          showResultMessage({
            ok: job.status === 'done',
            message: job.message,
            undo: mayUndo ? () => void takeBack(job, onEnd) : undefined,
          })
        else if (!isToldBeside) notify({ title, message: job.message, to: '/admin/profile/jobs' })
      }
      const leave = () => {
        close()
        followJob(id, (job) => {
          if (hasEnded(job)) end(job, false)
        })
      }
      return <JobDialog id={id} title={title} onEnd={end} close={close} leave={leave} />
    }
  })

async function takeBack({ id }: Job, onEnd?: () => void): Promise<void> {
  const answer = await whileLoading(call('POST /api/admin/jobs/:id/undo', { id }))
  if (answer.ok) openJob(answer.data.job.id, vi.undo, onEnd)
  else showAnswer(answer)
}
