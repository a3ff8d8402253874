import { formatDay, formatMoment, formatMoney, formatNumber } from '@trace/domain/format'
import { vouching } from '@trace/domain'
import type { Entry, Field, Fields, Kind } from '@trace/domain'
import type { ComponentType } from 'react'
import { joined } from '../form/entry.ts'
import { vi } from '../../ui/vi.ts'
import { BoundaryCell } from './boundary-cell.tsx'
import { FileCell, FilesCell, ImageCell, ImagesCell } from './media-cells.tsx'
import { RichTextCell } from './rich-text-cell.tsx'
import { stateOf, StatusBadge } from './status-badge.tsx'
import { ToggleSwitch } from './toggle-switch.tsx'
import { isNumeric } from './field-view.ts'
import type { CellProps } from './field-view.ts'
import styles from './items-cell.module.css'

type Cell = ComponentType<CellProps>

const plain = (show: (value: unknown, field: Field) => string): Cell =>
  function PlainCell({ value, field }) {
    return show(value, field)
  }

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const asNumber = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : null)
const asDay = (value: unknown) => (typeof value === 'string' ? value : null)
const withUnit = (text: string, { unit }: Field) => (text && unit ? `${text}${unit === '%' ? '' : ' '}${unit}` : text)
const wordOf = (value: unknown, { choices = {} }: Field) => choices[asText(value)] ?? asText(value)

const Text = plain(asText)
const Yes: Cell = ({ value }) => (value ? vi.on : vi.off)
const Reference: Cell = ({ name, entry }) => joined(entry, name)[0]?.name ?? ''
const References: Cell = ({ name, entry }) =>
  joined(entry, name)
    .map((row) => row.name)
    .join(', ')
const Choices = plain((value, field) => (Array.isArray(value) ? value.map((one) => wordOf(one, field)).join(', ') : ''))
/** E-mail address; if it is too long for one line, it breaks before the '@'. */
const Mail: Cell = ({ value }) =>
  asText(value)
    .split(/(?=@)/)
    .flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))
const Address: Cell = ({ value }) =>
  value ? (
    <a href={asText(value)} target="_blank" rel="noreferrer">
      {asText(value).replace(/^https?:\/\/|\/$/g, '')}
    </a>
  ) : (
    ''
  )

function Status({ name, field, entry }: CellProps) {
  const state = stateOf(field, name, entry)
  return state && <StatusBadge {...state} />
}

/** Read-only renderers by kind of field, for lists and detail screens. */
export const cells: Record<Kind, Cell> = {
  text: Text,
  longText: Text,
  richText: RichTextCell,
  email: Mail,
  phone: Text,
  url: Address,
  code: Text,
  slug: Text,
  gs1: Text,
  identity: Text,
  password: plain(() => ''),
  question: plain(() => ''),
  integer: plain((value, field) =>
    field.ungrouped || (field.digits && value !== null)
      ? asText(value).padStart(field.digits ?? 0, '0')
      : withUnit(formatNumber(asNumber(value), 0), field),
  ),
  decimal: plain((value, field) => withUnit(formatNumber(asNumber(value), 4), field)),
  money: plain((value) => formatMoney(asNumber(value))),
  date: plain((value) => formatDay(asDay(value))),
  moment: plain((value) => formatMoment(asDay(value))),
  toggle: ToggleSwitch,
  flag: Yes,
  choice: plain(wordOf),
  choices: Choices,
  status: Status,
  reference: Reference,
  references: References,
  image: ImageCell,
  images: ImagesCell,
  file: FileCell,
  files: FilesCell,
  boundary: BoundaryCell,
  list: ItemsCell,
  group: GroupCell,
  rows: ItemsCell,
  count: plain((value) => formatNumber(asNumber(value), 0)),
}

const isItem = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Nested rows as a small table. */
function ItemsCell({ field: { fields = {}, label }, value, resource }: CellProps) {
  const items = Array.isArray(value) ? value.filter(isItem) : []
  if (items.length === 0) return ''
  const columns = Object.entries(fields).filter(
    ([name]) => !(name in vouching) && items.some((item) => item[name] !== null && item[name] !== ''),
  )

  return (
    <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
      <table role="table" className={styles['table']}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(([name, column]) => (
              <th key={name} role="columnheader" scope="col" data-number={isNumeric(column) || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item, index) => (
            <tr key={index} role="row">
              {columns.map(([name, column]) => (
                <td key={name} role="cell" data-label={column.label} data-number={isNumeric(column) || undefined}>
                  <Inner fields={fields} name={name} item={item} resource={resource} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Grouped values, each with its label. */
function GroupCell({ field: { fields = {} }, value, resource }: CellProps) {
  if (!isItem(value)) return ''
  return (
    <dl className={styles['group']}>
      {Object.entries(fields).map(([name, { label }]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <Inner fields={fields} name={name} item={value} resource={resource} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Inner({
  fields,
  name,
  item,
  resource,
}: {
  fields: Fields
  name: string
  item: Record<string, unknown>
  resource: string
}) {
  const field = fields[name]
  if (!field) return ''
  const Cell = cells[field.kind]
  const entry: Entry = { id: 0, ...item }
  return <Cell field={field} name={name} value={item[name]} entry={entry} resource={resource} />
}
