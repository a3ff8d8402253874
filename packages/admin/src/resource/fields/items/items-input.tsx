import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { isAskedFor } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { useRef } from 'react'
import type { ComponentType } from 'react'
import { words } from './words.ts'
import type { InputProps } from '../field-view.ts'
import { isWide, NoInput } from '../field-view.ts'
import { initialValues } from '../initial-values.ts'
import { useFieldId } from '../input-frame.ts'
import styles from './items-input.module.css'

type Item = { id?: unknown; [field: string]: unknown }

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

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
  const items = Array.isArray(value) ? value.filter(isItem) : []
  const box = useRef<HTMLFieldSetElement>(null)

  const put = (index: number, next: Item) => change(items.map((item, at) => (at === index ? next : item)))
  const remove = (index: number) => change(items.filter((_, at) => at !== index))
  const swap = (index: number, other: number) => change(items.with(index, items[other]!).with(other, items[index]!))
  const add = () => {
    change([...items, { ...initialValues(fields, {}), [KEY]: crypto.randomUUID() }])
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
            <li key={String(item.id ?? item[KEY] ?? index)}>
              <div className={styles['head']}>
                <h3>{words.item(label, index + 1)}</h3>
                <Tool label={words.moveUp} disabled={index === 0} run={() => swap(index, index - 1)}>
                  <IconArrowUp size={16} />
                </Tool>
                <Tool label={words.moveDown} disabled={index === items.length - 1} run={() => swap(index, index + 1)}>
                  <IconArrowDown size={16} />
                </Tool>
                <Tool label={words.removeItem} danger run={() => remove(index)}>
                  <IconTrash size={16} />
                </Tool>
              </div>
              <ItemFields
                fields={fields}
                path={`${path}.${index}`}
                item={item}
                problems={problems}
                around={around}
                put={(next) => put(index, next)}
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

/** React key of new rows until the server assigns an id; never sent. */
const KEY = '_key'

interface ItemProps extends Pick<InputProps, 'path' | 'problems' | 'around'> {
  fields: Fields
  item: Item
  put(next: Item): void
  Inner: ComponentType<InputProps>
}

function ItemFields({ fields, path, item, problems, around, put, Inner }: ItemProps) {
  return (
    <div className={styles['fields']}>
      {Object.entries(fields)
        .filter(([, field]) => !field.auto && isAskedFor(field, { ...around(), ...item }))
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
              change={(next) => put({ ...item, [name]: next })}
              put={(values, names) => put({ ...item, ...names, ...values })}
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
