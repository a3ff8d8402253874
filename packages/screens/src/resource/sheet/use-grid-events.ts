import type { Field } from '@trace/define/field.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { isComposing } from '../../ui/quick-keys.ts'
import type { GridEvents } from './grid-row.tsx'
import { clear, columnsIn, fillDown, keyMove, paste, put, rowsIn } from './sheet.ts'
import type { GridColumn, Place, Range, Typed } from './sheet.ts'
import { readTsv, writeTsv } from './tsv.ts'
import { isTextBox } from './use-cursor.ts'

const STEPS: Readonly<Record<string, [down: number, right: number]>> = {
  arrowdown: [1, 0],
  arrowup: [-1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
}

interface Sheet {
  columns: readonly GridColumn[]
  keys: readonly string[]
  /** The text that a cell shows. */
  textAt(row: number, column: number): string
  /** Converts pasted text to the text of a cell. */
  pasted(field: Field, text: string): string
  /** Changes the typed texts; `make` computes the new ones from the current ones. */
  change(make: (now: Typed) => Typed): void
  undo(): void
  grow: ((from: number, count: number) => readonly string[]) | undefined
  /** Moves the cursor into a cell; returns false if the cell is not rendered. */
  go(to: Place): boolean
}

/** Handlers of keys, pointer and clipboard in a sheet, and the selected range. */
export function useGridEvents({ columns, keys, textAt, pasted, change, undo, grow, go }: Sheet) {
  const [range, setRange] = useState<Range | null>(null)
  const names = columns.map(({ name }) => name)
  const isMany = range !== null && (range.from.row !== range.to.row || range.from.column !== range.to.column)
  const empty = (wanted: Range) => change((now) => clear(now, keys, names, wanted))

  /** Extends the selection by one step, within the grid. */
  const widen = (key: string, at: Place) => {
    const [down, right] = STEPS[key]!
    const from = range?.from ?? at
    const to = { row: (range?.to ?? at).row + down, column: (range?.to ?? at).column + right }
    const isThere = to.row >= 0 && to.row < keys.length && to.column >= 0 && to.column < names.length
    if (isThere) setRange({ from, to })
  }
  /** Moves the cursor for a key; returns whether the key was handled. */
  const move = ({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>, at: Place): boolean => {
    const input = isTextBox(currentTarget) ? currentTarget : null
    const to = keyMove(key, at, shiftKey, {
      atStart: !input || input.selectionEnd === 0,
      atEnd: !input || input.selectionStart === input.value.length,
    })
    return to !== null && (go(to) || key === 'Enter')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: Place) => {
    if (isComposing(event.nativeEvent) || event.altKey) return
    const control = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const widens = event.shiftKey && key.startsWith('arrow') && (isMany || key === 'arrowdown' || key === 'arrowup')
    if (control && key === 'd') change((now) => fillDown(now, keys, names, range ?? { from: at, to: at }, textAt))
    else if (control && key === 'z') undo()
    else if (control) return
    else if (isMany && (key === 'delete' || key === 'backspace')) empty(range)
    else if (widens) widen(key, at)
    else if (!move(event, at)) return
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent, cut: boolean) => {
    if (!range || !isMany) return
    event.preventDefault()
    const cells = rowsIn(range).map((row) => columnsIn(range).map((column) => textAt(row, column)))
    event.clipboardData.setData('text/plain', writeTsv(cells))
    if (cut) empty(range)
  }
  const onPaste = (event: ClipboardEvent, at: Place) => {
    const text = event.clipboardData.getData('text/plain')
    const copied = readTsv(text)
    // A single cell is pasted at the caret, like any other text.
    if (copied.length === 1 && copied[0]!.length === 1 && !/[\r\n]./.test(text)) return
    event.preventDefault()
    const all = grow?.(at.row, copied.length) ?? keys
    const written = (name: string, cell: string) => pasted(columns.find((column) => column.name === name)!.field, cell)
    change((now) => paste(now, all, names, at, copied, written))
  }

  const on = useSame({
    write: (row, column, text) =>
      change((now) => put(now, [[row, column, typeof text === 'string' ? text : text(now[row]?.[column])]])),
    onKeyDown,
    onPaste,
    onPoint: (at, extend) => setRange((was) => (extend && was ? { from: was.from, to: at } : { from: at, to: at })),
  })
  return { range, isMany, on, onCopy }
}

/** Returns an object that stays the same across renders and calls the current handlers. */
function useSame(now: GridEvents): GridEvents {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const [same] = useState<GridEvents>(() => ({
    write: (...told) => latest.current.write(...told),
    onKeyDown: (...told) => latest.current.onKeyDown(...told),
    onPaste: (...told) => latest.current.onPaste(...told),
    onPoint: (...told) => latest.current.onPoint(...told),
  }))
  return same
}
