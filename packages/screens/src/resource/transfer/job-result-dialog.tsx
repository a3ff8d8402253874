import { Button } from '@mantine/core'
import { IconDownload, IconRotate } from '@tabler/icons-react'
import { call } from '../../app/call.ts'
import { confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { vi } from '../../ui/vi.ts'
import { download } from './download.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { useJob } from './job.ts'
import { JobProgress, RefusedRows } from './job-dialog.tsx'
import { openJob } from './open-job.tsx'
import { words } from './words.ts'
import styles from './import-dialog.module.css'

/** Result of a job: refused rows, the created file, and undo where possible. */
export function JobResultDialog({ id, onEnd, close }: { id: number; onEnd(): void; close(): void }) {
  const job = useJob(id, () => undefined)
  const title = job?.title ?? words.result

  const [taking, message] =
    job?.kind === 'bulk' ? [vi.undo, words.askBulkUndo] : [words.importUndo, words.askImportUndo]

  const undo = async () => {
    if (!(await confirm({ title: taking, message, danger: true }))) return
    const answer = await whileLoading(call('POST /api/admin/jobs/:id/undo', { id }))
    if (!answer.ok) return void showAnswer(answer)
    close()
    openJob(answer.data.job.id, taking, onEnd)
  }

  return (
    <ModalDialog label={title} className={styles['dialog']} onClose={close}>
      <h2>{title}</h2>
      <JobProgress job={job} />
      {job?.total_rows !== undefined && <ImportOutcome job={job} />}
      {job && <RefusedRows job={job} />}
      <div className={styles['buttons']}>
        {job?.undoable && (
          <Button variant="default" leftSection={<IconRotate size={16} />} onClick={() => void undo()}>
            {taking}
          </Button>
        )}
        {job?.url && (
          <Button leftSection={<IconDownload size={16} />} onClick={() => download(job.url ?? '')}>
            {vi.fetchFile}
          </Button>
        )}
        <Button variant="default" data-autofocus onClick={close}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}
