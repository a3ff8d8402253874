import { lowerFirst } from '@trace/define/text/format.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import type { Fields } from '@trace/define/field.ts'
import { useRef } from 'react'
import type { ComponentType } from 'react'
import type { InputProps } from '../field-view.ts'
import { isWide, nextValue, NoInput } from '../field-view.ts'
import { initialValues, ROW_KEY } from '../initial-values.ts'
import { useFieldId } from '../input-props.ts'
import styles from './items-input.module.css'

const words = {
  item: (label: string, index: number) => `${label} ${index}`,
  addItem: (label: string) => `Thêm ${lowerFirst(label)}`,
  removeItem: 'Xóa mục này',
  moveUp: 'Chuyển lên',
  moveDown: 'Chuyển xuống',
} as const

type Item = { id?: unknown; [field: string]: unknown }

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : [])
const keyOf = (item: Item, index: number): string => String(item.id ?? item[ROW_KEY] ?? index)

/** Nested rows in a form: add, remove, sort. Each keeps its loaded data, which contain the names of its references. */
export function ItemsInput({
  field: { label, help, required, max, fields = {} },
  path,
  value,
  error,
  around,
  problems,
  change,
  Inner = NoInput,
}: InputProps) {
  const items = itemsOf(value)
  const box = useRef<HTMLFieldSetElement>(null)

  const put = (key: string, make: (now: Item) => Item) =>
    change((now: unknown) => itemsOf(now).map((item, at) => (keyOf(item, at) === key ? make(item) : item)))
  const remove = (key: string) => change((now: unknown) => itemsOf(now).filter((item, at) => keyOf(item, at) !== key))
  const swap = (index: number, other: number) => change(items.with(index, items[other]!).with(other, items[index]!))
  const add = () => {
    change([...items, { ...initialValues(fields, {}), [ROW_KEY]: crypto.randomUUID() }])
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('li:last-child input, li:last-child textarea')?.focus(),
    )
  }

  return (
    <fieldset ref={box} className={styles['items']} id={useFieldId(path)} tabIndex={-1}>
      <legend data-required={required || undefined}>{label}</legend>
      {help && <p className="soft">{help}</p>}
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {items.length > 0 && (
        <ol>
          {items.map((item, index) => (
            <li key={keyOf(item, index)}>
              <div className={styles['head']}>
                <h3>{words.item(label, index + 1)}</h3>
                <Tool label={words.moveUp} disabled={index === 0} run={() => swap(index, index - 1)}>
                  <IconArrowUp size={16} />
                </Tool>
                <Tool label={words.moveDown} disabled={index === items.length - 1} run={() => swap(index, index + 1)}>
                  <IconArrowDown size={16} />
                </Tool>
                <Tool label={words.removeItem} danger run={() => remove(keyOf(item, index))}>
                  <IconTrash size={16} />
                </Tool>
              </div>
              <ItemFields
                fields={fields}
                path={`${path}.${index}`}
                item={item}
                problems={problems}
                around={around}
                put={(make) => put(keyOf(item, index), make)}
                Inner={Inner}
              />
            </li>
          ))}
        </ol>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={max !== undefined && items.length >= max}
        onClick={add}
      >
        {words.addItem(label)}
      </Button>
    </fieldset>
  )
}

interface ItemProps extends Pick<InputProps, 'path' | 'problems' | 'around'> {
  fields: Fields
  item: Item
  /** Changes the row, based on its latest state. */
  put(make: (now: Item) => Item): void
  Inner: ComponentType<InputProps>
}

function ItemFields({ fields, path, item, problems, around, put, Inner }: ItemProps) {
  return (
    <div className={styles['fields']}>
      {Object.entries(fields)
        .filter(([, field]) => !field.auto && isFieldApplicable(field, { ...around(), ...item }))
        .map(([name, field]) => (
          <div key={name} className={isWide(field) ? styles['wide'] : undefined}>
            <Inner
              field={field}
              path={`${path}.${name}`}
              value={item[name]}
              error={problems[`${path}.${name}`]?.[0]}
              entry={item}
              around={() => ({ ...around(), ...item })}
              problems={problems}
              change={(next) => put((now) => ({ ...now, [name]: nextValue(next, now[name]) }))}
              put={(values, names) => put((now) => ({ ...now, ...names, ...values }))}
            />
          </div>
        ))}
    </div>
  )
}

function Tool({
  label,
  disabled = false,
  danger = false,
  run,
  children,
}: {
  label: string
  disabled?: boolean
  danger?: boolean
  run(): void
  children: React.ReactNode
}) {
  return (
    <ActionIcon
      variant="subtle"
      color={danger ? 'red' : 'gray'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={run}
    >
      {children}
    </ActionIcon>
  )
}
