import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { shift, zoom } from './map-box.ts'
import type { Box, View } from './map-box.ts'

interface Hands {
  element: RefObject<SVGSVGElement | null>
  view: View
  box: Box
  nearest: number
  change(next: (now: View) => View): void
  press?: ((place: MapPoint) => void) | undefined
}

/** Movement in pixels below which a press is not a drag. */
const STILL = 5

/** Pans and zooms a map by pointer, pinch and wheel; distinguishes presses from drags. */
export function useMapGestures({ element, view, box, nearest, change, press }: Hands) {
  const down = useRef(new Map<number, MapPoint>())
  const dragged = useRef(0)

  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }): MapPoint => {
    const { left, top } = element.current!.getBoundingClientRect()
    return [box.x + (clientX - left) * view.unit, box.y + (clientY - top) * view.unit]
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Without focus the wheel scrolls the page, so that people can scroll past a map.
    if (!event.ctrlKey && !event.metaKey && !element.current?.parentElement?.contains(document.activeElement)) return
    event.preventDefault()
    const still = placeAt(event)
    change((now) => zoom(now, Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.06)), nearest, still))
  })
  useEffect(() => {
    const target = element.current
    const listen = (event: WheelEvent) => onWheel(event)
    target?.addEventListener('wheel', listen, { passive: false })
    return () => target?.removeEventListener('wheel', listen)
  }, [element])

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (down.current.size === 0) dragged.current = 0
    down.current.set(event.pointerId, [event.clientX, event.clientY])
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = down.current.get(event.pointerId)
    if (!before) return
    const now: MapPoint = [event.clientX, event.clientY]
    const [right, below] = [now[0] - before[0], now[1] - before[1]]
    dragged.current += Math.hypot(right, below)
    if (dragged.current < STILL) return
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
    down.current.set(event.pointerId, now)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!other) return change((shown) => shift(shown, right, below))
    const apart = (point: MapPoint) => Math.hypot(point[0] - other[0], point[1] - other[1])
    const still = placeAt({ clientX: other[0], clientY: other[1] })
    change((shown) => zoom(shown, apart(now) / Math.max(apart(before), 1), nearest, still))
  }
  const onPointerUp = (event: PointerEvent) => void down.current.delete(event.pointerId)
  const onClick = (event: MouseEvent) => {
    if (dragged.current < STILL && event.detail > 0) press?.(placeAt(event))
  }

  return { placeAt, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick } }
}
