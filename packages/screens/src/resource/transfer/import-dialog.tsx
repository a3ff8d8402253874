import { Button } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconRotate } from '@tabler/icons-react'
import type { Resource } from '@trace/define/resource.ts'
import { endingsOf, importableFiles } from '@trace/define/uploads.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../app/call.ts'
import type { Answer } from '../../app/api.ts'
import { confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { vi } from '../../ui/vi.ts'
import { download } from './download.ts'
import { hasEnded, useJob } from './job.ts'
import type { Correction, Job, NumberAnswer, RowAnswer } from './job.ts'
import { JobProgress } from './job-dialog.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { words } from './words.ts'
import styles from './import-dialog.module.css'

/** Dry run, import, or undo of the import. */
type Phase = 'look' | 'run' | 'undo'

/** The user's answers to questions about a workbook. */
interface Answered {
  corrections: Correction[]
  numbers: NumberAnswer[]
  hidden: boolean
  answers: RowAnswer[]
}

/** Imports rows from a workbook: template, dry run with errors by cell, import, undo. */
export function ImportDialog({ resource, close }: { resource: Resource; close(): void }) {
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const [phase, setPhase] = useState<Phase>('look')
  const [id, setId] = useState<number | null>(null)
  const job = useJob(id, () => phase === 'look' || void revalidate())
  const [corrections, setCorrections] = useState<Correction[]>([])
  const [numbers, setNumbers] = useState<NumberAnswer[]>([])
  const [hidden, setHidden] = useState(false)
  const [answers, setAnswers] = useState<RowAnswer[]>([])
  const list = resource.name

  const begin = async (next: Phase, asked: Promise<Answer<{ job: { id: number } }>>) => {
    const answer = await whileLoading(asked)
    if (!answer.ok) return void showAnswer(answer)
    setPhase(next)
    setId(answer.data.job.id)
  }
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > importableFiles.most)
      return void showAnswer({ ok: false, code: 413, message: words.importTooLarge, data: null, errors: {} })
    setFile(chosen)
    setCorrections([])
    setNumbers([])
    setHidden(false)
    setAnswers([])
    await begin('look', call('POST /api/admin/import-:list/preview', { list }, bodyOf(chosen)))
  }
  /** Checks or imports the workbook again, with the user's answers. */
  const askAgain = async (next: 'look' | 'run', how: Partial<Answered> & { partial?: boolean } = {}) => {
    if (id === null) return
    const body = { dry: next === 'look', partial: false, corrections, numbers, hidden, answers, ...how }
    await begin(next, call('POST /api/admin/import-:list/checked/:id', { list, id }, body))
  }
  const take = (taken: readonly Correction[]) => {
    const all = [...corrections, ...taken]
    setCorrections(all)
    void askAgain('look', { corrections: all })
  }
  const answer = (given: NumberAnswer) => {
    const all = [...numbers, given]
    setNumbers(all)
    void askAgain('look', { numbers: all })
  }
  const decide = (given: readonly RowAnswer[]) => {
    const isForAll = given.some(({ row }) => row === null)
    const all = [...(isForAll ? answers.filter(({ answer: one }) => one === 'insist') : answers), ...given]
    setAnswers(all)
    void askAgain('look', { answers: all })
  }
  const takeHidden = () => {
    setHidden(true)
    void askAgain('look', { hidden: true })
  }
  const undo = async () => {
    if (id === null) return
    if (await confirm({ title: words.importUndo, message: words.askImportUndo, danger: true }))
      await begin('undo', call('POST /api/admin/jobs/:id/undo', { id }))
  }
  const fetchTemplate = async () => {
    const answer = await whileLoading(call('GET /api/admin/import-:list/template', { list }))
    if (answer.ok) download(answer.data.url)
    else showAnswer(answer)
  }
  const startAgain = () => {
    setFile(null)
    setId(null)
    setPhase('look')
  }
  const ended = job && hasEnded(job) ? job : null
  /** Leaves the workbook; asks first while it has answers of the user and is not imported. */
  const leave = async (to: () => void) => {
    const hasAnswers = phase === 'look' && (corrections.length + numbers.length + answers.length > 0 || hidden)
    if (!hasAnswers || (await confirm({ title: words.leaveImport, message: words.askLeaveImport, danger: true }))) to()
  }

  return (
    <ModalDialog
      label={words.importTitle(resource.plural)}
      className={styles['dialog']}
      onClose={() => void leave(close)}
    >
      <h2>{words.importTitle(resource.plural)}</h2>
      {id === null && (
        <>
          <p className="soft">{words.importSteps}</p>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void fetchTemplate()}>
            {words.importTemplate}
          </Button>
          <label className={styles['drop']}>
            <IconFileSpreadsheet size={32} stroke={1.25} aria-hidden />
            <span>{words.importFile}</span>
            <span className="soft">{vi.dropHere}</span>
            <input
              type="file"
              accept={endingsOf(importableFiles)}
              data-autofocus
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
            />
          </label>
        </>
      )}
      {id !== null && (
        <>
          {file && (
            <p className={styles['file']}>
              <IconFileSpreadsheet size={18} aria-hidden />
              {file.name}
            </p>
          )}
          <JobProgress job={job} />
        </>
      )}
      {ended && phase === 'look' && (
        <ImportOutcome job={ended} take={take} answer={answer} decide={decide} takeHidden={takeHidden} />
      )}
      {ended && phase === 'run' && (
        <ImportOutcome job={ended} decide={ended.status === 'failed' ? decide : undefined} />
      )}
      <div className={styles['buttons']}>
        {ended && phase === 'run' && ended.undoable && (
          <Button variant="default" leftSection={<IconRotate size={16} />} onClick={() => void undo()}>
            {words.importUndo}
          </Button>
        )}
        {ended && phase === 'run' && ended.url && <FailedRows url={ended.url} />}
        {ended && (
          <Button variant="default" onClick={() => void leave(startAgain)}>
            {words.another}
          </Button>
        )}
        {ended && phase === 'look' && <Offers job={ended} bringIn={(partial) => void askAgain('run', { partial })} />}
        <Button variant="default" onClick={() => void leave(close)}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}

function bodyOf(file: File): FormData {
  const body = new FormData()
  body.append('file', file)
  return body
}

const rightRows = ({ created, updated }: Job): number => (created ?? 0) + (updated ?? 0)

/** After a dry run: offers to import all rows if none has errors, otherwise only the valid ones. */
function Offers({ job, bringIn }: { job: Job; bringIn(partial: boolean): void }) {
  const count = rightRows(job)
  if (count === 0) return null
  return job.failed ? (
    <Button onClick={() => bringIn(true)}>{words.importGood(formatNumber(count))}</Button>
  ) : (
    <Button onClick={() => bringIn(false)}>{words.importAll(formatNumber(count))}</Button>
  )
}

const FailedRows = ({ url }: { url: string }) => (
  <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => download(url)}>
    {words.failedFile}
  </Button>
)
