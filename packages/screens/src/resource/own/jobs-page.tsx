import { Button } from '@mantine/core'
import { IconClockPlay, IconDownload } from '@tabler/icons-react'
import type { Tone } from '@trace/define/machine.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { StatusBadge } from '../fields/status/status-badge.tsx'
import { download } from '../transfer/download.ts'
import { hasEnded, useJob } from '../transfer/job.ts'
import type { Job } from '../transfer/job.ts'
import { JobProgress } from '../transfer/job-dialog.tsx'
import { openJobResult } from '../transfer/open-job-result.tsx'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { notify } from '../../ui/notices.ts'
import { Page } from '../../ui/page.tsx'
import { vi } from '../../ui/vi.ts'
import { words } from './words.ts'
import styles from './own-list.module.css'

type Jobs = Data<'GET /api/admin/jobs'>

const states: Record<Job['status'], { label: string; tone: Tone }> = {
  queued: { label: words.queued, tone: 'neutral' },
  running: { label: words.running, tone: 'info' },
  done: { label: words.done, tone: 'success' },
  failed: { label: words.failed, tone: 'danger' },
}

/** The user's background jobs (exports, imports, bulk actions): progress of the running ones, results of the others. */
export function JobsPage() {
  const { entries } = useLoaderData<Jobs>()

  return (
    <Page>
      <p className="soft">{words.aboutJobs}</p>
      {entries.length > 0 ? (
        <ul className={`card ${styles['list']}`}>
          {entries.map((job) => (
            <Line key={job.id} job={job} />
          ))}
        </ul>
      ) : (
        <section className={`card ${styles['none']}`}>
          <IconClockPlay size={40} stroke={1.25} aria-hidden />
          <h2>{words.noJobs}</h2>
          <p className="soft">{words.noJobsHint}</p>
        </section>
      )}
    </Page>
  )
}

function Line({
  job: { id, title, status, message, created_at, has_file, has_result },
}: {
  job: Jobs['entries'][number]
}) {
  const { revalidate } = useRevalidator()
  const ended = hasEnded({ status })

  const fetchFile = async () => {
    const answer = await whileLoading(call('GET /api/admin/jobs/:id', { id }))
    if (!answer.ok) return void showAnswer(answer)
    const { url, message: why } = answer.data.entry
    if (url) download(url)
    else notify({ title, message: why ?? '' })
  }

  return (
    <li>
      <div>
        <strong>{title}</strong>
        <StatusBadge {...states[status]} />
        {ended ? (
          <p className="soft">
            {formatMoment(created_at)} · {message}
          </p>
        ) : (
          <Running id={id} />
        )}
      </div>
      <div className={styles['tools']}>
        {has_result && (
          <Button variant="default" onClick={() => openJobResult(id, () => void revalidate())}>
            {words.seeResult}
          </Button>
        )}
        {has_file && (
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void fetchFile()}>
            {vi.fetchFile}
          </Button>
        )}
      </div>
    </li>
  )
}

function Running({ id }: { id: number }) {
  const { revalidate } = useRevalidator()
  return <JobProgress job={useJob(id, () => void revalidate())} />
}
