import type { Problems } from '@trace/define/read.ts'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { WHOLE_ROW } from './whole-row.ts'
import type { LongRowsHandle } from './long-rows.tsx'
import type { Place } from './sheet.ts'

/** Number of animation frames to wait until a row outside the view is rendered. */
const FRAMES_TO_DRAW = 10

export const isTextBox = (cell: HTMLElement): cell is HTMLInputElement | HTMLTextAreaElement =>
  cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement

interface Drawn {
  table: RefObject<HTMLTableElement | null>
  /** Set if the sheet is long and renders only some of its rows. */
  long: RefObject<LongRowsHandle | null>
  keys: readonly string[]
  names: readonly string[]
  problems: Readonly<Record<string, Problems>>
}

/** Moves the cursor of a sheet to its cells. */
export function useCursor({ table, long, keys, names, problems }: Drawn) {
  /** Moves the cursor into a cell; returns false if the cell is not rendered. */
  const go = ({ row, column }: Place): boolean => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
    cell?.focus()
    if (cell && isTextBox(cell)) cell.select()
    return cell !== null && cell !== undefined
  }
  const goOnceDrawn = (to: Place, frames = FRAMES_TO_DRAW) => {
    if (!go(to) && frames > 0) requestAnimationFrame(() => goOnceDrawn(to, frames - 1))
  }
  const goToProblem = (frames = FRAMES_TO_DRAW) => {
    const row = keys.findIndex((key) => Object.keys(problems[key] ?? {}).some((name) => name !== WHOLE_ROW))
    // The problems may not have been rendered yet; tries again in the next frame.
    if (row < 0 && frames > 0) requestAnimationFrame(() => again.current(frames - 1))
    if (row < 0) return
    long.current?.show(row)
    goOnceDrawn({ row, column: names.findIndex((name) => problems[keys[row]!]?.[name]) })
  }
  const again = useRef(goToProblem)
  useLayoutEffect(() => {
    again.current = goToProblem
  })
  return { go, goOnceDrawn, goToProblem: () => goToProblem() }
}
