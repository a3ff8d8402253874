import { formatNumber } from '@trace/domain/format'
import type { Job } from './job.ts'
import { words } from '../words.ts'
import styles from './import-dialog.module.css'

/** Number of rows that an import adds and changes, and its errors by cell. */
export function ImportOutcome({ job }: { job: Job }) {
  const { total_rows = 0, problems = [], ignored = [] } = job
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
      {ignored.length > 0 && <p className="soft">{words.importIgnored(ignored.join(', '))}</p>}
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
              {problems.map(({ row, column, message }, index) => (
                <tr key={index}>
                  <td>{row}</td>
                  <td>{column}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
