import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { daysBetween, today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { LoadingPart } from '@trace/screens/ui/loading.tsx'
import type { UsedInput } from './batch-data.ts'
import { words } from './words.ts'
import styles from './inputs-card.module.css'

/** Applied materials, each with the end of its pre-harvest interval. */
export function InputsCard({ inputs }: { inputs: Promise<UsedInput[]> }) {
  return (
    <Card heading={words.inputs}>
      <Suspense fallback={<LoadingPart />}>
        <Inputs inputs={inputs} />
      </Suspense>
    </Card>
  )
}

function Inputs({ inputs }: { inputs: Promise<UsedInput[]> }) {
  const used = use(inputs)
  if (used.length === 0) return <p className="soft">{words.noInputs}</p>

  return (
    <table className={styles['inputs']}>
      <thead>
        <tr>
          <th scope="col">{words.inputName}</th>
          <th scope="col">{words.usedOn}</th>
          <th scope="col">{words.until}</th>
        </tr>
      </thead>
      <tbody>
        {used.map(({ key, diary, name, amount, used_on, until }) => (
          <tr key={key}>
            <th scope="row">
              <Link to={detailAddress(diaries, diary.id)}>{name}</Link>
              <span className="soft">{amount}</span>
            </th>
            <td>{formatDay(used_on)}</td>
            <td>{until ? <Waiting until={until} /> : <span className="soft">{words.noWait}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Waiting({ until }: { until: string }) {
  const days = daysBetween(today(), until)
  return (
    <>
      {formatDay(until)}
      <StatusBadge tone={days > 0 ? 'warning' : 'success'} label={days > 0 ? words.waiting(days) : words.over} />
    </>
  )
}
