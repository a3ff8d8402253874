import { memo } from 'react'
import type { Communes } from './base-map.ts'
import styles from './commune-layer.module.css'
import { CLOSEST_ZOOM } from '../../ui/map/map-box.ts'
import type { MapFrame } from '../../ui/map/map-view.tsx'

interface Props {
  communes: Communes
  frame: MapFrame
  /** Index of the shade by commune id; communes without a value have none. */
  shades?: ReadonlyMap<number, number> | undefined
  chosen?: number | null
  /** Called with the commune under the pointer. */
  point?: ((id: number | null) => void) | undefined
  /** Draws the communes faintly, because the map shows something more important. */
  faint?: boolean
  /** Leaves out the names of communes, because the map tiles below contain names. */
  nameless?: boolean
}

/** Map layer: outlines of the communes, with their names where there is room. */
export function CommuneLayer({
  communes,
  frame,
  shades,
  chosen = null,
  point,
  faint = false,
  nameless = false,
}: Props) {
  const [left, top] = frame.at(communes.origin)
  return (
    <g
      data-faint={faint || undefined}
      data-rough={frame.unit < CLOSEST_ZOOM.communes || undefined}
      className={styles['communes']}
    >
      <g transform={`translate(${left} ${top}) scale(${1 / frame.unit})`}>
        <Outlines communes={communes} shades={shades} point={point} />
        <Chosen communes={communes} id={chosen} />
      </g>
      <g aria-hidden className={styles['names']}>
        {(nameless ? [] : namesIn(communes, frame, chosen, shades)).map(({ id, name, at: [x, y] }) => (
          <text key={id} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
    </g>
  )
}

const Outlines = memo(function Outlines({ communes, shades, point }: Pick<Props, 'communes' | 'shades' | 'point'>) {
  return (
    <g onPointerLeave={() => point?.(null)}>
      {communes.communes.map(({ id, path }) => (
        <path
          key={id}
          d={path}
          data-shade={shades?.get(id)}
          vectorEffect="non-scaling-stroke"
          onPointerEnter={() => point?.(id)}
        />
      ))}
    </g>
  )
})

/** The chosen commune, drawn again above its neighbours so that its whole border shows. */
function Chosen({ communes, id }: { communes: Communes; id: number | null }) {
  const path = communes.communes.find((commune) => commune.id === id)?.path
  return path ? <path d={path} className={styles['chosen']} vectorEffect="non-scaling-stroke" /> : null
}

const LETTER = 6.2
const LINE = 15

/**
 * Labels without overlaps. 'Phường Hà Tu' is written 'Hà Tu'. The chosen commune comes first, then those with the
 * largest figures.
 */
function namesIn(
  { communes, origin }: Communes,
  { size: [wide, high], at }: MapFrame,
  chosen: number | null,
  shades: Props['shades'],
) {
  const rank = (id: number) => (id === chosen ? 9 : (shades?.get(id) ?? -1))
  const taken: { x: number; y: number; half: number }[] = []
  return communes
    .map((commune) => ({ ...commune, at: at([commune.at[0] + origin[0], commune.at[1] + origin[1]]) }))
    .filter(({ at: [x, y] }) => x > 0 && x < wide && y > 0 && y < high)
    .toSorted((a, b) => rank(b.id) - rank(a.id) || b.path.length - a.path.length)
    .flatMap(({ id, name, at: [x, y] }) => {
      const short = name.replace(/^(Phường|Xã|Đặc khu|Thị trấn) /, '')
      const half = (short.length * LETTER) / 2
      const place = { x, y, half }
      const isFree = taken.every(
        (other) => Math.abs(other.y - place.y) > LINE || Math.abs(other.x - place.x) > other.half + half + 6,
      )
      if (!isFree) return []
      taken.push(place)
      return [{ id, name: short, at: [x, y] as const }]
    })
}
