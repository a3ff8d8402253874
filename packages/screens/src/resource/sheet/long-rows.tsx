import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useEffectEvent, useImperativeHandle, useLayoutEffect } from 'react'
import type { ReactNode, Ref, RefObject } from 'react'

/** Height of a row with nothing under its cells, in pixels; rows are measured once they are rendered. */
const ROW_PX = 39
/** Rows rendered above and below the visible ones, so that arrows, Enter and Tab reach a cell that exists. */
const AROUND = 12

export interface LongRowsHandle {
  /** Scrolls a row into view, so that it is rendered. */
  show(index: number): void
}

/** Measures the height of a rendered row. */
export type Measure = (row: HTMLTableRowElement | null) => void

interface Props {
  ref: Ref<LongRowsHandle>
  keys: readonly string[]
  scroll: RefObject<HTMLElement | null>
  /** The row with the cursor: it stays rendered while scrolling, so that the text being typed is not lost. */
  cursor: number | null
  draw(index: number, measure: Measure): ReactNode
  /** Called when this component has replaced rows in one of which the cursor may have been. */
  standing(): void
}

/** The rows of a long sheet; only those in view are rendered. */
export function LongRows({ ref, keys, scroll, cursor, draw, standing }: Props) {
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler memoises this component
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: AROUND,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      const isElsewhere = cursor !== null && cursor < keys.length && !near.includes(cursor)
      return isElsewhere ? [...near, cursor].toSorted((a, b) => a - b) : near
    },
  })
  useImperativeHandle(ref, () => ({ show: (index) => virtual.scrollToIndex(index, { align: 'center' }) }))
  const stand = useEffectEvent(standing)
  useLayoutEffect(() => {
    stand()
  }, [])

  const drawn = virtual.getVirtualItems()
  const rest = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <>
      {drawn.map(({ index, start }, at) => {
        const gap = start - (drawn[at - 1]?.end ?? 0)
        return (
          <Fragment key={keys[index]}>
            {gap > 0 && <tr aria-hidden style={{ height: gap }} />}
            {draw(index, virtual.measureElement)}
          </Fragment>
        )
      })}
      {rest > 0 && <tr aria-hidden style={{ height: rest }} />}
    </>
  )
}
