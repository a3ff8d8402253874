import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { bounded, useWidths } from './column-widths.ts'
import './column-edges.css'

interface Props {
  screen: string
  columns: readonly { key: string }[]
}

/** Width of the zone at the edge of a heading where it can be dragged, in pixels. */
const EDGE = 9

interface Held {
  key: string
  from: number
  began: number
}

/**
 * Applies the user's column widths to the table beside it, and lets the user drag the edges of its headings; a
 * double click on an edge restores the default width. With the keyboard, widths are set in the panel of columns.
 */
export function ColumnEdges({ screen, columns }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const { widths, setWidth } = useWidths(screen)
  const [dragged, setDragged] = useState<{ key: string; width: number } | null>(null)
  const shown = dragged ? { ...widths, [dragged.key]: dragged.width } : widths

  useLayoutEffect(() => {
    const table = mark.current!.parentElement!.querySelector('table')
    for (const row of table?.rows ?? []) size(row, columns, shown)
  })

  const begin = useEffectEvent((event: PointerEvent): Held | null => {
    const head = event.target as HTMLElement
    const key = head.dataset['sizable']
    if (key === undefined || event.button !== 0) return null
    const { right, width } = head.getBoundingClientRect()
    return right - event.clientX <= EDGE ? { key, from: event.clientX, began: width } : null
  })
  const keep = useEffectEvent((key: string, width: number | null) => setWidth(key, width))

  useEffect(() => {
    const box = mark.current!.parentElement!
    const gone = new AbortController()
    const listen = (on: Element | Document, options: { signal: AbortSignal }, told: Partial<Listeners>) => {
      for (const [name, hear] of Object.entries(told)) on.addEventListener(name, hear as EventListener, options)
    }
    const press = (event: PointerEvent) => {
      const held = begin(event)
      if (!held) return
      event.preventDefault()
      const ended = new AbortController()
      const widthAt = ({ clientX }: PointerEvent) => bounded(held.began + clientX - held.from)
      const end = () => {
        ended.abort()
        setDragged(null)
      }
      listen(document, ended, {
        pointermove: (moved) => setDragged({ key: held.key, width: widthAt(moved) }),
        pointerup(moved) {
          end()
          if (moved.clientX !== held.from) keep(held.key, widthAt(moved))
        },
        pointercancel: end,
        keydown: ({ key }) => key === 'Escape' && end(),
      })
    }
    listen(box, gone, {
      pointerdown: press,
      dblclick: (event) => {
        const held = begin(event as PointerEvent)
        if (held) keep(held.key, null)
      },
    })
    return () => gone.abort()
  }, [])

  return <span ref={mark} hidden />
}

interface Listeners {
  pointerdown(event: PointerEvent): void
  pointermove(event: PointerEvent): void
  pointerup(event: PointerEvent): void
  pointercancel(): void
  dblclick(event: MouseEvent): void
  keydown(event: KeyboardEvent): void
}

/** Sets the width of the column cells of a row; the checkbox and the number come before them, the menu after them. */
function size(
  { cells }: HTMLTableRowElement,
  columns: Props['columns'],
  widths: Readonly<Record<string, number>>,
): void {
  const before = cells.length - columns.length - 1
  for (const [at, { key }] of columns.entries()) {
    const cell = cells[before + at]
    if (!cell) continue
    if (cell.tagName === 'TH') cell.dataset['sizable'] = key
    const width = widths[key]
    cell.toggleAttribute('data-sized', width !== undefined)
    if (width === undefined) cell.style.removeProperty('--column-width')
    else cell.style.setProperty('--column-width', `${width}px`)
  }
}
