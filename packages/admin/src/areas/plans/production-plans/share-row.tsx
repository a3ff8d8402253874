import { Button } from '@mantine/core'
import { isOverAssigned } from '@trace/domain/areas/plans/production-plan.ts'
import type { Field } from '@trace/define/field.ts'
import { decimal, text } from '@trace/define/kinds/index.ts'
import type { Problems } from '@trace/define/read.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '@trace/screens/app/api.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { withUnit } from './plan.ts'
import type { PlanProduct, Share } from './plan.ts'
import styles from './product-page.module.css'
import { words } from './words.ts'

interface Props {
  share: Share
  product: PlanProduct
  mayNote: boolean
}

const values = ({ current_quantity, note }: Share) => ({ current_quantity, note })

/** Inline edit of one worker's output, saved with its button or Enter. */
export function ShareRow({ share, product, mayNote }: Props) {
  const [typed, setTyped] = useState<{ current_quantity: unknown; note: string | null }>(values(share))
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const name = share.labor.name
  const unit = { unit: product.product_unit.name }
  const changed = Number(typed.current_quantity) !== share.current_quantity || (typed.note ?? '') !== (share.note ?? '')

  const save = async () => {
    setBusy(true)
    const answer = await api('PUT', `/product-per-labor/${share.id}`, typed)
    setBusy(false)
    setProblems(answer.ok ? {} : answer.errors)
    if (showAnswer(answer)) void revalidate()
  }
  const input = (key: 'current_quantity' | 'note', field: Field) => (
    <FieldInput
      field={field}
      path={`${key}-${share.id}`}
      value={typed[key]}
      error={problems[key]?.[0]}
      problems={problems}
      entry={{}}
      around={() => typed}
      change={(value) => setTyped({ ...typed, [key]: value })}
    />
  )

  return (
    <li>
      <form
        className={`labels-heard ${styles['line']}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <span className={styles['name']}>
          {name}
          {isOverAssigned(share) && <StatusBadge tone="warning" label={words.over} />}
        </span>
        <span className={styles['number']} data-label={words.assigned}>
          {withUnit(share.assigned_quantity, product)}
        </span>
        {mayNote ? (
          <>
            {input('current_quantity', decimal(words.doneBy(name), { min: 0, ...unit }))}
            {input('note', text(words.noteOf(name), { max: 500 }))}
            <Button type="submit" size="xs" loading={busy} disabled={!changed} aria-label={words.saveFor(name)}>
              {vi.save}
            </Button>
          </>
        ) : (
          <>
            <span className={styles['number']} data-label={words.done}>
              {withUnit(share.current_quantity, product)}
            </span>
            <span>{share.note}</span>
          </>
        )}
      </form>
      <History share={share} name={name} />
    </li>
  )
}

/** History of the recorded outputs, newest first. */
function History({ share: { histories }, name }: { share: Share; name: string }) {
  if (histories.length === 0) return null
  return (
    <details className={styles['history']}>
      <summary aria-label={words.historyOf(name)}>
        {words.history} ({histories.length})
      </summary>
      <ol>
        {histories
          .toSorted((a, b) => b.id - a.id)
          .map(({ id, at, old_quantity, new_quantity, note, user }) => (
            <li key={id}>
              <time dateTime={at}>{formatMoment(at)}</time>
              <strong>{words.changed(formatNumber(old_quantity, 4), formatNumber(new_quantity, 4))}</strong>
              <span className="soft">{[user?.name, note].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
      </ol>
    </details>
  )
}
