import { formatNumber } from '@trace/define/text/format.ts'
import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { LabelPart } from './label-parts.ts'
import styles from './sheet-preview.module.css'
import { words } from './words.ts'

const FAR = 5

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Props {
  part: LabelPart
  /** Size of the label in millimetres; limits the movement. */
  width: number
  height: number
  move(values: Readonly<Record<string, unknown>>): void
  children: ReactNode
}

/**
 * A part of the label that can be dragged or moved with the arrow keys; it snaps to steps and stays within the label.
 */
export function Movable({ part: { label, x, y, step, at }, width, height, move, children }: Props) {
  const grip = useRef<{ x: number; y: number } | null>(null)

  const to = (left: number, top: number) => {
    const [nextX, nextY] = [snap(left, step, width), snap(top, step, height)]
    if (nextX !== x || nextY !== y) move(at(nextX, nextY))
  }
  const grab = (event: PointerEvent<SVGGElement>) => {
    const point = millimetreOf(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: point.x - x, y: point.y - y }
  }
  const drag = (event: PointerEvent<SVGGElement>) => {
    if (!grip.current) return
    const point = millimetreOf(event)
    to(point.x - grip.current.x, point.y - grip.current.y)
  }
  const letGo = () => {
    grip.current = null
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const length = event.shiftKey ? FAR : step
    to(x + arrow[0] * length, y + arrow[1] * length)
  }

  return (
    <g
      tabIndex={0}
      role="group"
      aria-roledescription={words.movable}
      className={styles['movable']}
      aria-label={words.place(label, formatNumber(x, 1), formatNumber(y, 1))}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
    >
      {children}
    </g>
  )
}

const snap = (value: number, step: number, most: number) =>
  Math.min(Math.max(Math.round(value / step) * step, 0), Math.floor(most))

/** Pointer position in the drawing's coordinates (millimetres). */
function millimetreOf({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>): DOMPoint {
  const screen = currentTarget.ownerSVGElement?.getScreenCTM()
  return new DOMPoint(clientX, clientY).matrixTransform(screen?.inverse())
}
