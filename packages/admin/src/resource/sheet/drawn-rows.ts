import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** A sheet of more rows than this draws those in view only. */
const MOST_DRAWN = 200
/** Height of a row with nothing under its cells; rows are measured when they are drawn. */
const ROW_PX = 39
/** Rows drawn above and below those in view: arrows, Enter and Tab lead to a cell that is there. */
const AROUND = 12

export interface DrawnRow {
  index: number
  /** Height of the rows above it that are not drawn, in pixels. */
  gap: number
}

export interface DrawnRows {
  rows: readonly DrawnRow[]
  /** Height of the rows below the last one that are not drawn, in pixels. */
  rest: number
  /** Takes the height of a drawn row; absent where all rows are drawn. */
  measure?: (row: HTMLTableRowElement | null) => void
  /** Scrolls a row into view, upon which it is drawn. */
  show(index: number): void
}

/** The rows of a sheet that are drawn. The row with the cursor stays, so that what is typed is not lost on the way. */
export function useDrawnRows(count: number, scroll: RefObject<HTMLElement | null>, cursor: number | null): DrawnRows {
  const isLong = count > MOST_DRAWN
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be kept between two drawings
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: AROUND,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      const isElsewhere = cursor !== null && cursor < count && !near.includes(cursor)
      return isElsewhere ? [...near, cursor].toSorted((a, b) => a - b) : near
    },
  })
  if (!isLong)
    return { rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })), rest: 0, show: () => {} }

  const drawn = virtual.getVirtualItems()
  return {
    rows: drawn.map(({ index, start }, at) => ({ index, gap: start - (drawn[at - 1]?.end ?? 0) })),
    rest: virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
    show: (index) => virtual.scrollToIndex(index, { align: 'center' }),
  }
}
