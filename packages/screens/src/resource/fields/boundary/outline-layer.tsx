import { fromMapPoint, toMapPoint } from '@trace/define/geo/mercator.ts'
import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { useRef } from 'react'
import type { PointerEvent } from 'react'
import type { MapFrame } from '../../../ui/map/map-view.tsx'
import { roundedCorner } from './outline.ts'
import type { Corner, Outline, OutlineEvent } from './outline.ts'
import styles from './outline-layer.module.css'

interface Props {
  outline: Outline
  frame: MapFrame
  /** Edges that intersect others, each by the index of its first corner. */
  crossing: readonly number[]
  act(event: OutlineEvent): void
}

/** Above this number of visible corners, they are too close to be grabbed singly, so the handles are hidden. */
const MOST_CORNERS = 150
const REACH = 13

export const cornerAt = (place: MapPoint): Corner => roundedCorner(fromMapPoint(place))

/** Editable boundary: drag corners to move them, drag the midpoint of an edge to insert one. */
export function OutlineLayer({ outline: { corners, drawing, chosen }, frame, crossing, act }: Props) {
  const places = corners.map((corner) => frame.at(toMapPoint(corner)))
  const edges = places.map((from, index) => [from, places[(index + 1) % places.length]!] as const)
  const shown = cornersInSight(places, frame)
  const middles = drawing || places.length < 3 ? [] : shown

  return (
    <g>
      {places.length > 0 && (
        <path
          d={`M${places.map(([x, y]) => `${x} ${y}`).join('L')}Z`}
          className={styles['ground']}
          data-open={drawing || undefined}
        />
      )}
      {crossing
        .flatMap((index) => (edges[index] ? [[index, edges[index]] as const] : []))
        .map(([index, [from, to]]) => (
          <line key={index} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} className={styles['crossing']} />
        ))}
      <g className={styles['corners']} {...useCornerHands(frame, { corners, drawing }, act)}>
        {middles.map((index) => {
          const [[x1, y1], [x2, y2]] = edges[index]!
          if (Math.hypot(x2 - x1, y2 - y1) < 44) return null
          return (
            <g key={`between ${index}`}>
              <circle cx={(x1 + x2) / 2} cy={(y1 + y2) / 2} r={REACH} data-between={index} />
              <circle cx={(x1 + x2) / 2} cy={(y1 + y2) / 2} r={4} className={styles['between']} />
            </g>
          )
        })}
        {shown.map((index) => {
          const [x, y] = places[index]!
          return (
            <g key={index}>
              <circle cx={x} cy={y} r={REACH} data-corner={index} />
              <circle
                cx={x}
                cy={y}
                r={drawing && index === 0 ? 8 : 6}
                className={styles['corner']}
                data-chosen={index === chosen || undefined}
              />
            </g>
          )
        })}
      </g>
    </g>
  )
}

function cornersInSight(places: readonly MapPoint[], { size: [wide, high] }: MapFrame): number[] {
  const inSight = [...places.keys()].filter((index) => {
    const [x, y] = places[index]!
    return x > 0 && x < wide && y > 0 && y < high
  })
  return inSight.length > MOST_CORNERS ? [] : inSight
}

/**
 * Pointer handlers of corners: a drag moves a corner; a press without movement selects it or, on the first corner while
 * drawing, closes the outline.
 */
function useCornerHands(
  frame: MapFrame,
  { corners, drawing }: Pick<Outline, 'corners' | 'drawing'>,
  act: Props['act'],
) {
  const held = useRef<{ index: number; moved: boolean; from: MapPoint } | null>(null)

  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    const { corner, between } = (event.target as SVGElement).dataset
    if (event.button !== 0 || (corner === undefined && between === undefined)) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const from: MapPoint = [event.clientX, event.clientY]
    if (corner !== undefined) return void (held.current = { index: Number(corner), moved: false, from })
    act({ type: 'inserted', after: Number(between), corner: cornerAt(frame.placeAt(event)) })
    held.current = { index: Number(between) + 1, moved: true, from }
  }
  const onPointerMove = (event: PointerEvent) => {
    const hold = held.current
    if (!hold) return
    event.stopPropagation()
    if (!hold.moved && Math.hypot(event.clientX - hold.from[0], event.clientY - hold.from[1]) < 4) return
    act({ type: 'moved', index: hold.index, corner: cornerAt(frame.placeAt(event)), begins: !hold.moved })
    hold.moved = true
  }
  const onPointerUp = () => {
    const hold = held.current
    held.current = null
    if (!hold || hold.moved) return
    if (drawing && hold.index === 0 && corners.length > 2) act({ type: 'drawing', on: false })
    else act({ type: 'chosen', index: hold.index })
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClick: (event: { stopPropagation(): void }) => event.stopPropagation(),
  }
}
