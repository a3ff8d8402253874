import { Button } from '@mantine/core'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Correction, Job, NumberAnswer, RowAnswer } from './job.ts'
import { RowQuestion, RowQuestions } from './row-questions.tsx'
import { words as listWords } from '../words.ts'
import { words } from './words.ts'
import styles from './import-dialog.module.css'

type CellProblem = NonNullable<Job['problems']>[number]
type Proposed = CellProblem & Correction
type Question = NonNullable<Job['questions']>[number]
type Reading = NonNullable<Job['readings']>[number]

/** Accepts proposals for misread cells; the workbook is then checked again with them. */
type Take = (corrections: Correction[]) => void

const isProposed = (problem: CellProblem): problem is Proposed =>
  problem.column !== null && Boolean(problem.said && problem.proposal)

const proposedIn = (problems: readonly CellProblem[]): Proposed[] => problems.filter(isProposed)

const isAlike = (one: Correction, other: Correction): boolean =>
  one.column === other.column && one.said === other.said && one.proposal === other.proposal

/**
 * Corrections for cells with proposals: one for each distinct text of a column, for every row with that text, unless
 * what it means depends on the row.
 */
const everywhere = (proposed: readonly Proposed[]): Correction[] =>
  proposed
    .filter((one, at) => one.alone || proposed.findIndex((other) => isAlike(one, other)) === at)
    .map(({ row, column, said, proposal, alone }) => ({ row: alone ? row : null, column, said, proposal }))

/** Proposed text for a misread cell, to be accepted for this cell or for all cells of the column with the same text. */
function Proposal({ one, alike, take }: { one: Proposed; alike: readonly Proposed[]; take: Take }) {
  const { row, column, said, proposal } = one
  return (
    <span className={styles['proposal']}>
      {listWords.meant(proposal)}
      <Button size="compact-xs" variant="default" onClick={() => take([{ row, column, said, proposal }])}>
        {words.takeOne}
      </Button>
      {alike.length > 1 && alike[0]?.row === row && (
        <Button size="compact-xs" variant="default" onClick={() => take(everywhere(alike))}>
          {words.takeAlike(formatNumber(alike.length))}
        </Button>
      )}
    </span>
  )
}

/** Asks how the numbers of a column are written, if they can be read in two ways. */
function NumberQuestion({ one, answer }: { one: Question; answer(given: NumberAnswer): void }) {
  const { column, said, comma, point } = one
  return (
    <p className={styles['proposed']} role="group" aria-label={words.askNumber(column, said)}>
      <span>{words.askNumber(column, said)}</span>
      <Button size="compact-sm" variant="light" onClick={() => answer({ column, decimal: 'comma' })}>
        {comma}
      </Button>
      <Button size="compact-sm" variant="light" onClick={() => answer({ column, decimal: 'point' })}>
        {point}
      </Button>
    </p>
  )
}

/** Sentences about what the import leaves out of the workbook; hidden rows can be included after all. */
function Notes({ job, takeHidden }: { job: Job; takeHidden: (() => void) | undefined }) {
  const { ignored = [], notes = [], hidden_rows: hidden } = job
  const said = [...(ignored.length > 0 ? [words.importIgnored(ignored.join(', '))] : []), ...notes]
  return (
    <>
      {said.length > 0 && (
        <ul className={styles['notes']} aria-label={words.importNotes}>
          {said.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {takeHidden && Boolean(hidden) && (
        <Button size="compact-sm" variant="light" onClick={takeHidden}>
          {words.takeHidden(formatNumber(hidden))}
        </Button>
      )}
    </>
  )
}

/** Cells as written in the file, beside the values read from them. */
const Readings = ({ readings }: { readings: readonly Reading[] }) => (
  <section className={styles['problems']} aria-label={words.readings} tabIndex={0}>
    <table>
      <caption>{words.readings}</caption>
      <thead>
        <tr>
          <th scope="col">{words.column}</th>
          <th scope="col">{words.row}</th>
          {readings.some(({ was }) => was) && <th scope="col">{words.was}</th>}
          <th scope="col">{words.said}</th>
          <th scope="col">{words.read}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ column, row, said, read, was }, index) => (
          <tr key={index}>
            <th scope="row">{column}</th>
            <td>{row}</td>
            {readings.some((other) => other.was) && <td>{was}</td>}
            <td>{said}</td>
            <td>{said === read && read !== '' ? read : <strong>{read || words.becomesEmpty}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

interface Props {
  job: Job
  take?: Take
  answer?(given: NumberAnswer): void
  decide?: ((given: readonly RowAnswer[]) => void) | undefined
  takeHidden?(): void
}

/** Number of rows that an import adds and changes, its questions, how cells were read, and its errors by cell. */
export function ImportOutcome({ job, take, answer, decide, takeHidden }: Props) {
  const { total_rows = 0, problems = [], questions = [], readings = [] } = job
  const proposed = proposedIn(problems)
  const counts = (['created', 'updated', 'unchanged', 'failed'] as const).filter((name) => job[name])

  return (
    <>
      {total_rows === 0 && problems.length === 0 && <p>{words.importNothing}</p>}
      <dl className={styles['counts']}>
        {counts.map((name) => (
          <div key={name} data-name={name}>
            <dt>{words.counts[name]}</dt>
            <dd>{formatNumber(job[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <Notes job={job} takeHidden={takeHidden} />
      {answer && questions.map((one) => <NumberQuestion key={one.column} one={one} answer={answer} />)}
      {decide && <RowQuestions problems={problems} decide={decide} />}
      {take && proposed.length > 0 && (
        <p className={styles['proposed']}>
          <span>{words.proposedCells(formatNumber(proposed.length))}</span>
          <Button size="compact-sm" variant="light" onClick={() => take(everywhere(proposed))}>
            {listWords.takeAll}
          </Button>
        </p>
      )}
      {problems.length > 0 && (
        <section className={styles['problems']} aria-label={words.problems} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.row}</th>
                <th scope="col">{words.column}</th>
                <th scope="col">{words.problem}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem, index) => (
                <tr key={index}>
                  <td>{problem.row}</td>
                  <td>{problem.column}</td>
                  <td>
                    {problem.message}
                    {decide && problem.asks && <RowQuestion row={problem.row} asks={problem.asks} decide={decide} />}
                    {take && isProposed(problem) && (
                      <Proposal one={problem} alike={proposed.filter((other) => isAlike(other, problem))} take={take} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {readings.length > 0 && <Readings readings={readings} />}
    </>
  )
}
