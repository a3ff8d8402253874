import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useEffectEvent, useImperativeHandle, useLayoutEffect } from 'react'
import type { ReactNode, Ref, RefObject } from 'react'

/** Height of a row with nothing under its cells, in pixels; rows are measured when they are drawn. */
const ROW_PX = 39
/** Rows drawn above and below those in view: arrows, Enter and Tab lead to a cell that is there. */
const AROUND = 12

export interface LongRowsHandle {
  /** Scrolls a row into view, upon which it is drawn. */
  show(index: number): void
}

/** Takes the height of a drawn row. */
export type Measure = (row: HTMLTableRowElement | null) => void

interface Props {
  ref: Ref<LongRowsHandle>
  keys: readonly string[]
  scroll: RefObject<HTMLElement | null>
  /** The row with the cursor: it stays, so that what is typed is not lost on the way. */
  cursor: number | null
  draw(index: number, measure: Measure): ReactNode
  /** Told once the rows stand in place of others, which the cursor may have been in. */
  standing(): void
}

/** The rows of a long sheet: of them those in view are drawn. */
export function LongRows({ ref, keys, scroll, cursor, draw, standing }: Props) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be kept between two drawings
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
