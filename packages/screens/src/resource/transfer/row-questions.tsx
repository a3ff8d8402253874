import { Button } from '@mantine/core'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Job, RowAnswer } from './job.ts'
import { words } from './words.ts'
import styles from './import-dialog.module.css'

type CellProblem = NonNullable<Job['problems']>[number]
type Asks = NonNullable<CellProblem['asks']>

/** Answers questions about rows; the workbook is then checked again with the answers. */
type Decide = (given: readonly RowAnswer[]) => void

const offers: Record<Asks, readonly [answer: RowAnswer['answer'], label: string][]> = {
  stale: [
    ['keep', words.keepStored],
    ['file', words.takeFile],
  ],
  insist: [['insist', words.insist]],
}

/** The answers to the question about one row. */
export const RowQuestion = ({ row, asks, decide }: { row: number; asks: Asks; decide: Decide }) => (
  <span className={styles['proposal']}>
    {offers[asks].map(([answer, label]) => (
      <Button key={answer} size="compact-xs" variant="default" onClick={() => decide([{ row, answer }])}>
        {label}
      </Button>
    ))}
  </span>
)

/** Answers for all rows with the same question, if there are several. */
export function RowQuestions({ problems, decide }: { problems: readonly CellProblem[]; decide: Decide }) {
  const asked = (wanted: Asks) => [...new Set(problems.filter(({ asks }) => asks === wanted).map(({ row }) => row))]
  const [stale, doubtful] = [asked('stale'), asked('insist')]
  return (
    <>
      {stale.length > 1 && (
        <p className={styles['proposed']}>
          <span>{words.staleRows(formatNumber(stale.length))}</span>
          {offers.stale.map(([answer, label]) => (
            <Button key={answer} size="compact-sm" variant="light" onClick={() => decide([{ row: null, answer }])}>
              {label}
            </Button>
          ))}
        </p>
      )}
      {doubtful.length > 1 && (
        <p className={styles['proposed']}>
          <span>{words.doubtfulRows(formatNumber(doubtful.length))}</span>
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => decide(doubtful.map((row) => ({ row, answer: 'insist' })))}
          >
            {words.insistAll(formatNumber(doubtful.length))}
          </Button>
        </p>
      )}
    </>
  )
}
