import { addDays, diaries, today } from '@trace/domain'
import { formatDay, formatNumber } from '@trace/domain/format'
import { Card } from '../../screens/card.tsx'
import type { Diary } from './diary-data.ts'
import { words } from './words.ts'
import styles from './diary-parts.module.css'

const kinds = diaries.fields.inputs.fields!['kind']!.choices!

const heads = [words.name, words.quantity, words.dosage, words.until]

/** What was used, how much of it, and until when nothing may be harvested for it. */
export function DiaryInputs({ entry: { inputs, performed_at } }: { entry: Diary }) {
  if (inputs.length === 0) return null
  const used = today(new Date(performed_at))

  return (
    <Card heading={words.inputs}>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={words.inputs}>
        <table role="table" className={styles['table']}>
          <thead role="rowgroup">
            <tr role="row">{heads.map((label) => <th key={label} role="columnheader" scope="col">{label}</th>)}</tr>
          </thead>
          <tbody role="rowgroup">
            {inputs.map(({ id, kind, name, active_ingredient, quantity, unit, dosage, method, purpose, withdrawal_days }) => (
              <tr role="row" key={id}>
                <th role="rowheader" scope="row">
                  {name}
                  <p className="soft">{[kinds[kind], active_ingredient].filter(Boolean).join(' · ')}</p>
                </th>
                <td role="cell" data-label={words.quantity}>{formatNumber(quantity)} {unit}</td>
                <td role="cell" data-label={words.dosage}>{[dosage, method, purpose].filter(Boolean).join(' · ') || '–'}</td>
                <td role="cell" data-label={words.until}>
                  {withdrawal_days ? formatDay(addDays(used, withdrawal_days)) : <span className="soft">{words.none}</span>}
                  {!!withdrawal_days && <p className="soft">{words.days(withdrawal_days)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
