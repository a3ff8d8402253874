import { Button } from '@mantine/core'
import { formatNumber } from '@trace/define/text/format.ts'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { vi } from '../../ui/vi.ts'
import { hasEnded, useJob } from './job.ts'
import type { Job } from './job.ts'
import { ProgressBar } from './progress-bar.tsx'
import { words } from './words.ts'
import styles from './job-dialog.module.css'

interface Props {
  id: number
  title: string
  onEnd(job: Job): void
  close(): void
  /** Closes the dialog; the job continues in the background. */
  leave(): void
}

/** Progress dialog of a job. It closes by itself on success; refused rows stay visible until the user closes it. */
export function JobDialog({ id, title, onEnd, close, leave }: Props) {
  const job = useJob(id, (ended) => {
    onEnd(ended)
    if (ended.status === 'done' && !ended.failed) close()
  })
  const ended = job !== null && hasEnded(job)

  return (
    <ModalDialog label={title} className={styles['dialog']} onClose={ended ? close : leave}>
      <h2>{title}</h2>
      <JobProgress job={job} />
      {job && ended && <RefusedRows job={job} />}
      <div className={styles['buttons']}>
        <Button variant="default" data-autofocus onClick={ended ? close : leave}>
          {ended ? vi.close : words.inBackground}
        </Button>
      </div>
    </ModalDialog>
  )
}

/** Progress bar of a job, with its status text. */
export function JobProgress({ job }: { job: Job | null }) {
  const said =
    !job || job.status === 'queued'
      ? words.waiting
      : hasEnded(job)
        ? job.message
        : words.working(formatNumber(job.done), formatNumber(job.total))

  return (
    <div className={styles['progress']}>
      <ProgressBar label={words.progress} percent={job?.progress ?? 0} />
      <p role="status" data-failed={job?.status === 'failed' || undefined}>
        {said}
      </p>
    </div>
  )
}

/** Rows that were not processed, with the reasons. */
export function RefusedRows({ job: { refused = [], failed } }: { job: Job }) {
  const more = (failed ?? 0) - refused.length
  if (refused.length === 0) return null
  return (
    <section className={styles['refused']} aria-label={words.refusedRows} tabIndex={0}>
      <h3>{words.refusedRows}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ id, label, message }) => (
            <tr key={id}>
              <td>{label}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="soft">{words.moreRefused(formatNumber(more))}</p>}
    </section>
  )
}
