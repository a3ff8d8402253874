import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useFieldId } from '@trace/screens/resource/fields/input-props.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { LaborPicker } from './labor-picker.tsx'
import { nameOfLabor, sumOf } from './plan.ts'
import type { PlanProduct, Share } from './plan.ts'
import styles from './shares-input.module.css'
import { words } from './words.ts'

type Item = Partial<Share> & Pick<Share, 'labor_id' | 'assigned_quantity'> & { _key?: string }

const laborFields = productionPlans.fields.products.fields.labors.fields

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'labor_id' in value
const keyOf = ({ id, _key }: Item): string => _key ?? String(id)

/** Input for the workers' shares of a product: one row each, and the sum compared with the target. */
export function SharesInput({ field, path, value, error, problems, around, change }: InputProps) {
  const items = Array.isArray(value) ? value.filter(isItem) : []
  const { target_quantity, product_unit_id, product_unit }: { [K in keyof PlanProduct]?: PlanProduct[K] | null } =
    around()
  const target = Number(target_quantity) || 0
  const unit = product_unit?.id === Number(product_unit_id) ? product_unit.name : ''

  const put = (index: number, assigned_quantity: unknown) =>
    change(items.map((item, at) => (at === index ? { ...item, assigned_quantity } : item)))
  const add = (labor_id: number, name: string) => {
    const rest = Math.max(0, target - sumOf(items, 'assigned_quantity'))
    change([...items, { _key: crypto.randomUUID(), labor_id, labor: { id: labor_id, name }, assigned_quantity: rest }])
  }
  const split = () =>
    change(items.map((item, index) => ({ ...item, assigned_quantity: partOf(target, items.length, index) })))

  return (
    <fieldset id={useFieldId(path)} tabIndex={-1} className={styles['shares']}>
      <legend>{field.label}</legend>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {items.length === 0 ? (
        <p className="soft">{words.noShares}</p>
      ) : (
        <ol className="labels-heard">
          {items.map((item, index) => {
            const name = nameOfLabor(item)
            const at = `${path}.${index}`
            return (
              <li key={keyOf(item)}>
                <span>
                  {name}
                  {problems[`${at}.labor_id`]?.map((problem) => (
                    <span key={problem} role="alert" className={styles['error']}>
                      {problem}
                    </span>
                  ))}
                </span>
                <FieldInput
                  field={{
                    ...laborFields.assigned_quantity,
                    label: words.quantityFor(name),
                    ...(unit && { unit }),
                  }}
                  path={`${at}.assigned_quantity`}
                  value={item.assigned_quantity}
                  error={problems[`${at}.assigned_quantity`]?.[0]}
                  entry={item}
                  around={around}
                  problems={problems}
                  change={(next) => put(index, next)}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={words.removeLabor(name)}
                  title={vi.remove}
                  onClick={() => change(items.toSpliced(index, 1))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </li>
            )
          })}
        </ol>
      )}
      <div className={styles['foot']}>
        <LaborPicker
          field={laborFields.labor_id}
          around={around}
          taken={items.map(({ labor_id }) => labor_id)}
          add={add}
        />
        {items.length > 1 && target > 0 && (
          <Button variant="default" size="xs" onClick={split}>
            {words.split}
          </Button>
        )}
        {target > 0 && items.length > 0 && (
          <Sum assigned={sumOf(items, 'assigned_quantity')} target={target} unit={unit} />
        )}
      </div>
    </fieldset>
  )
}

/** Assigned against target quantity; a plan with more assigned than its target cannot be issued. */
function Sum({ assigned, target, unit }: { assigned: number; target: number; unit: string }) {
  const rest = Math.round((target - assigned) * 10_000) / 10_000
  const shown = (quantity: number) => [formatNumber(quantity, 4), unit].filter(Boolean).join(' ')
  const [tone, word] =
    rest < 0
      ? ['danger', words.beyond(shown(-rest))]
      : rest > 0
        ? ['warning', words.short(shown(rest))]
        : ['success', words.even]

  return (
    <p role="status" className={styles['sum']} data-tone={tone}>
      {words.sum(formatNumber(assigned, 4), shown(target))} · <strong>{word}</strong>
    </p>
  )
}

/** Splits a target equally, in whole numbers where possible; the last share takes the remainder. */
function partOf(target: number, count: number, index: number): number {
  const scale = Number.isInteger(target) && target >= count ? 1 : 10_000
  const part = Math.floor((target / count) * scale) / scale
  return index < count - 1 ? part : Math.round((target - part * (count - 1)) * 10_000) / 10_000
}
