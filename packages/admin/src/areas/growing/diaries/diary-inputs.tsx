import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { withdrawalEnd } from '@trace/domain/areas/growing/withdrawal.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import table from '@trace/screens/resource/list/list-table.module.css'
import type { Diary } from './diary-data.ts'
import { words } from './words.ts'
import styles from './diary-parts.module.css'

const kinds = diaries.fields.inputs.fields.kind.choices!

const heads = [words.name, words.quantity, words.dosage, words.until]

/** Applied materials with quantity and the end of the pre-harvest interval. */
export function DiaryInputs({ entry }: { entry: Diary }) {
  const { inputs } = entry
  if (inputs.length === 0) return null

  return (
    <Card heading={words.inputs} flush>
      <div className={table['scroll']} tabIndex={0} role="group" aria-label={words.inputs}>
        <table role="table" className={`${table['table']} ${table['plain']} ${styles['inputs']}`}>
          <thead role="rowgroup">
            <tr role="row">
              {heads.map((label) => (
                <th key={label} role="columnheader">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {inputs.map(
              ({ id, kind, name, active_ingredient, quantity, unit, dosage, method, purpose, withdrawal_days }) => (
                <tr role="row" key={id}>
                  <td role="rowheader" data-kind="own" data-title>
                    <div>
                      {name}
                      <p className="soft">{[kinds[kind], active_ingredient].filter(Boolean).join(' · ')}</p>
                    </div>
                  </td>
                  <td role="cell" data-label={words.quantity}>
                    <div>
                      {formatNumber(quantity)} {unit}
                    </div>
                  </td>
                  <td role="cell" data-kind="own" data-label={words.dosage}>
                    <div>{[dosage, method, purpose].filter(Boolean).join(' · ') || '–'}</div>
                  </td>
                  <td role="cell" data-kind="own" data-label={words.until}>
                    <div>
                      {withdrawal_days ? (
                        formatDay(withdrawalEnd(entry, [{ withdrawal_days }]))
                      ) : (
                        <span className="soft">{words.none}</span>
                      )}
                      {!!withdrawal_days && <p className="soft">{words.days(withdrawal_days)}</p>}
                    </div>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
