import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus, IconZoomScan } from '@tabler/icons-react'
import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { boxIn, lengthOf, CLOSEST_ZOOM, scaleOf, shift, viewOf, zoom } from './map-box.ts'
import type { Box, Size, View } from './map-box.ts'
import styles from './map-view.module.css'
import { useMapGestures } from './use-map-gestures.ts'
import { useSize } from '../charts/use-size.ts'
import { words } from '../charts/words.ts'

/** What a layer needs to draw itself, in pixels from the upper left corner of the visible part. */
export interface MapFrame {
  /** Map units per pixel of the screen. */
  unit: number
  /** The visible part. */
  box: Box
  size: Size
  /** A place that stays where it is while the map moves: the middle of its initial extent. */
  middle: MapPoint
  /**
   * Converts map coordinates to pixels of the screen. Computed in double precision, because browsers draw in single
   * precision, whose rounding shows at the scale of a field when coordinates are far from the origin.
   */
  at(place: MapPoint): MapPoint
  /** Map coordinates of a pointer event. */
  placeAt(event: { clientX: number; clientY: number }): MapPoint
}

interface Props {
  label: string
  /** Initial extent, also used by the button 'Vừa khung'. */
  home: Box
  /** Another extent, shown whenever a new one is given; the button 'Vừa khung' still returns to `home`. */
  look?: Box | undefined
  /** Largest zoom, one of `CLOSEST_ZOOM`. */
  nearest?: number | undefined
  /** Background beneath the layers, not part of their SVG. */
  ground?: ((frame: MapFrame) => ReactNode) | undefined
  /** Layers of the map, lowest first. */
  children(frame: MapFrame): ReactNode
  /** Press on the map that no layer has handled. */
  press?: ((place: MapPoint) => void) | undefined
  /** Handles keys before the map's own shortcuts. */
  keys?: ((event: KeyboardEvent) => void) | undefined
  credit?: string | undefined
  /** Buttons below those that zoom. */
  tools?: ReactNode
  className?: string | undefined
}

const STEP = 60
const NEARER = 1.5

/** Interactive map: pan and zoom by pointer, pinch, mouse wheel (once focused), keyboard and buttons. */
export function MapView({
  label,
  home,
  look,
  tools,
  nearest = CLOSEST_ZOOM.communes,
  ground,
  children,
  press,
  keys,
  credit,
  className,
}: Props) {
  const [frameElement, size] = useSize<SVGSVGElement>()
  const [moved, setMoved] = useState<View | null>(null)
  const [start, setStart] = useState(home)
  if (!isSame(start, home)) {
    setStart(home)
    setMoved(null)
  }
  const [looked, setLooked] = useState(look)
  if (look && look !== looked) {
    setLooked(look)
    setMoved(viewOf(look, size, nearest))
  }
  const view = moved ?? viewOf(home, size, nearest)
  const box = boxIn(view, size)
  const change = (next: (now: View) => View) => setMoved((now) => next(now ?? view))
  const hands = useMapGestures({ element: frameElement, view, box, nearest, change, press })
  const scale = scaleOf(view, 96)
  const frame: MapFrame = {
    unit: view.unit,
    box,
    size,
    middle: [home.x + home.width / 2, home.y + home.height / 2],
    at: ([x, y]) => [(x - box.x) / view.unit, (y - box.y) / view.unit],
    placeAt: hands.placeAt,
  }

  const onKeyDown = (event: KeyboardEvent) => {
    keys?.(event)
    if (
      event.isDefaultPrevented() ||
      event.target !== event.currentTarget ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return
    const moves: Record<string, (now: View) => View> = {
      ArrowLeft: (now) => shift(now, STEP, 0),
      ArrowRight: (now) => shift(now, -STEP, 0),
      ArrowUp: (now) => shift(now, 0, STEP),
      ArrowDown: (now) => shift(now, 0, -STEP),
      '+': (now) => zoom(now, NEARER, nearest),
      '=': (now) => zoom(now, NEARER, nearest),
      '-': (now) => zoom(now, 1 / NEARER, nearest),
    }
    const move = moves[event.key]
    if (!move && event.key !== '0') return
    event.preventDefault()
    if (move) change(move)
    else setMoved(null)
  }

  const on = { ...hands.on, onKeyDown }

  return (
    <div className={[styles['map'], className].filter(Boolean).join(' ')}>
      {size[0] > 0 && ground?.(frame)}
      <svg
        ref={frameElement}
        role="application"
        aria-label={label}
        aria-roledescription={words.map}
        tabIndex={0}
        className={styles['drawing']}
        data-drawing={press ? true : undefined}
        {...on}
      >
        {size[0] > 0 && children(frame)}
      </svg>
      <div className={styles['zoom']}>
        <Tool label={words.zoomIn} run={() => change((now) => zoom(now, NEARER, nearest))}>
          <IconPlus size={16} />
        </Tool>
        <Tool label={words.zoomOut} run={() => change((now) => zoom(now, 1 / NEARER, nearest))}>
          <IconMinus size={16} />
        </Tool>
        <Tool label={words.fit} run={() => setMoved(null)}>
          <IconZoomScan size={16} />
        </Tool>
        {tools}
      </div>
      {size[0] > 0 && (
        <div aria-hidden className={styles['scale']} style={{ width: scale.pixels }}>
          {lengthOf(scale.metres)}
        </div>
      )}
      {credit && <p className={styles['credit']}>{credit}</p>}
    </div>
  )
}

const isSame = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

const Tool = ({ label, run, children }: { label: string; run(): void; children: ReactNode }) => (
  <ActionIcon variant="default" size={32} aria-label={label} title={label} onClick={run}>
    {children}
  </ActionIcon>
)
