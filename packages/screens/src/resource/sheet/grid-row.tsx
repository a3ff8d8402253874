import type { Field } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { memo, useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent, KeyboardEvent, ReactNode } from 'react'
import { isNumeric } from '../fields/field-view.ts'
import { NumberReading } from '../fields/number/number-reading.tsx'
import { IMAGES } from '../fields/media/upload.ts'
import { useUpload } from '../fields/media/use-upload.ts'
import styles from './grid.module.css'
import type { Measure } from './long-rows.tsx'
import { PictureCell } from './picture-cell.tsx'
import { numberProblem } from './sheet.ts'
import type { GridColumn, Place } from './sheet.ts'
import { TextCell } from './text-cell.tsx'
import { WHOLE_ROW } from './whole-row.ts'
import { isTextBox } from './use-cursor.ts'
import { words as listWords } from '../words.ts'
import { words } from './words.ts'

export interface RowView {
  key: string
  /** Source of the cell texts, compared by identity: if it changes, the row is rendered again. */
  of: unknown
  /** Name of the row, for its heading and the labels of its cells. */
  name: string
  isKept: boolean
  /** Shown instead of the name, if a column shows the name already. */
  mark?: string
  /** Text of a cell that nobody edited. */
  textAt(column: string, field: Field): string
  /** Whether a cell cannot be edited here. */
  isFixed?(column: string, field: Field): boolean
  /** Text under a cell without a problem, given the text of the cell. */
  hintAt?(column: string, text: string): string | null
  /** Values that limit the search for references. */
  around?(): Readonly<Record<string, unknown>>
}

interface Props {
  row: RowView
  index: number
  columns: readonly GridColumn[]
  typed: Readonly<Record<string, string>> | undefined
  problems: Problems | undefined
  proposals: Readonly<Record<string, string>> | undefined
  /** Indexes of the row's columns that are in the selected range. */
  chosen: readonly number[]
  /** Ref callback that measures the row; only set if rows are virtualised. */
  measure: Measure | undefined
  on: GridEvents
}

/** Callbacks from a row to the grid. Always the same object, so that only changed rows are rendered again. */
export interface GridEvents {
  /** Writes a text, given directly or computed from the current typed text. */
  write(row: string, column: string, text: string | ((typed: string | undefined) => string)): void
  onKeyDown(event: KeyboardEvent<HTMLElement>, at: Place): void
  onPaste(event: ClipboardEvent, at: Place): void
  onPoint(at: Place, extend: boolean): void
}

/**
 * A row of the grid; pictures may be dropped anywhere on it. Memoised, so that typing in one row does not render the
 * others.
 */
export const GridRow = memo(DrawnRow, looksTheSame)

function looksTheSame(before: Props, after: Props): boolean {
  const { row: was, columns: wereColumns, chosen: wereChosen, ...rest } = before
  const { row, columns, chosen, ...others } = after
  return (
    was.of === row.of &&
    was.name === row.name &&
    was.mark === row.mark &&
    was.isKept === row.isKept &&
    columns.length === wereColumns.length &&
    columns.every(({ name, field }, at) => wereColumns[at]?.name === name && wereColumns[at].field === field) &&
    chosen.join() === wereChosen.join() &&
    (Object.keys(others) as (keyof typeof others)[]).every((name) => rest[name] === others[name])
  )
}

function DrawnRow({ row, index, columns, typed, problems, proposals, chosen, measure, on }: Props): ReactNode {
  const write = (column: string, text: Parameters<GridEvents['write']>[2]) => on.write(row.key, column, text)
  const pictures = columns.find(({ name, field }) => isPicture(field) && !row.isFixed?.(name, field))
  const textOf = ({ name, field }: GridColumn): string => typed?.[name] ?? row.textAt(name, field)
  const isOne = pictures?.field.kind === 'image'
  /** Column of the cell with the focus. */
  const [inside, setInside] = useState<string | null>(null)
  /** What the pointer was pressed on, if it did not have the focus yet. */
  const pointed = useRef<EventTarget | null>(null)
  const drop = useUpload(
    IMAGES,
    ({ url }) => {
      if (!pictures) return
      const { name, field } = pictures
      const before = row.textAt(name, field)
      write(name, (now) => (isOne ? url : [now ?? before, url].filter(Boolean).join('\n')))
    },
    !isOne,
  )
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    drop.send(event.dataTransfer.files)
  }

  return (
    <tr
      ref={measure}
      aria-rowindex={measure && index + 2}
      data-index={measure && index}
      data-typed={typed ? true : undefined}
      data-kept={row.isKept || undefined}
      {...(pictures && { onDrop, onDragOver: (event: DragEvent) => event.preventDefault() })}
    >
      <th scope="row">
        {row.mark === undefined ? (
          row.name
        ) : (
          <>
            <span aria-hidden>{row.mark}</span>
            <span className="visually-hidden">{row.name}</span>
          </>
        )}
        {[...(problems?.[WHOLE_ROW]?.slice(0, 1) ?? []), ...drop.problems].map((problem) => (
          <span key={problem} role="alert" className={styles['problem']}>
            {problem}
          </span>
        ))}
      </th>
      {columns.map((column, columnIndex) => {
        const { name, field } = column
        const at = { row: index, column: columnIndex }
        const problem = problems?.[name]?.[0] ?? (inside === name ? undefined : numberProblem(field, typed?.[name]))
        const hint = problem ?? row.hintAt?.(name, textOf(column)) ?? null
        const proposal = proposals?.[name]
        const id = `hint-${row.key}-${name}`
        const shared = {
          'data-cell': `${index} ${columnIndex}`,
          'aria-label': `${field.label}, ${row.name}`,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': hint === null ? undefined : id,
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => on.onKeyDown(event, at),
          onPaste: (event: ClipboardEvent) => on.onPaste(event, at),
        }
        return (
          <td
            key={name}
            data-chosen={chosen.includes(columnIndex) || undefined}
            data-numeric={isNumeric(field) || undefined}
            onMouseDown={(event) => {
              pointed.current = document.activeElement === event.target ? null : event.target
              on.onPoint(at, event.shiftKey)
            }}
            onClick={({ target }) => selectAt(target, pointed.current)}
            onFocus={(event) => {
              setInside(name)
              if (event.target.matches(':focus-visible')) on.onPoint(at, false)
            }}
            onBlur={() => setInside(null)}
          >
            {row.isFixed?.(name, field) ? (
              <span className={styles['fixed']}>{words.notHere}</span>
            ) : isPicture(field) ? (
              <PictureCell
                shared={shared}
                urls={textOf(column).split('\n').filter(Boolean)}
                isBusy={drop.isBusy && column === pictures}
                take={drop.send}
                clear={() => write(name, '')}
              />
            ) : (
              <TextCell
                shared={shared}
                field={field}
                value={textOf(column)}
                most={columnIndex === 0 ? WIDEST_TITLE : 0}
                around={row.around ?? nothing}
                write={(text) => write(name, text)}
              />
            )}
            {hint !== null && (
              <small id={id} className={problem ? styles['problem'] : 'soft'}>
                {hint}
              </small>
            )}
            {isNumeric(field) && typed?.[name] !== undefined && (
              <NumberReading field={field} text={typed[name]} choose={(text) => write(name, text)} />
            )}
            {proposal !== undefined && (
              <button type="button" className={styles['proposal']} onClick={() => write(name, proposal)}>
                {listWords.meant(proposal)}
              </button>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Selects the text of a cell that a click entered, so that typing replaces it; a second click sets the caret. */
function selectAt(target: EventTarget, entered: EventTarget | null): void {
  const isEntered = target === entered && target instanceof HTMLElement && isTextBox(target)
  if (isEntered && target.selectionStart === target.selectionEnd) target.select()
}

/** Letters of a title that a cell shows before it is cut. */
const WIDEST_TITLE = 44

const isPicture = ({ kind }: Field): boolean => kind === 'image' || kind === 'images'
const nothing = () => ({})
