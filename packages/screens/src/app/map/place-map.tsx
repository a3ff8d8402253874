import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { use, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { vi } from '../../ui/vi.ts'
import { baseMap } from './base-map.ts'
import type { Communes } from './base-map.ts'
import { CommuneLayer } from './commune-layer.tsx'
import { GridLayer } from './ground-layers.tsx'
import { boxAround } from '../../ui/map/map-box.ts'
import type { Box } from '../../ui/map/map-box.ts'
import { MapHint } from './map-hint.tsx'
import { MapView } from '../../ui/map/map-view.tsx'
import type { MapFrame } from '../../ui/map/map-view.tsx'
import styles from './place-map.module.css'
import { boundsOf, shadeOf } from '../../ui/map/shades.ts'
import { words } from '../../ui/charts/words.ts'

/** A figure for a place: a commune, or a point on the map. */
export interface Place {
  key: string
  name: string
  value: number
  /** Id of the commune, if the place is one. */
  ward?: number | null
  at?: MapPoint | null
  to?: string
  warning?: boolean
  /** Text under the figure. */
  hint?: string
}

export interface PlaceMapProps {
  heading: string
  /** Name of the figures: 'Diện tích'. */
  figure: string
  unit: string
  places: readonly Place[]
  /** How figures are drawn where commune outlines are known: as shaded areas or as circles. */
  look: 'shades' | 'circles'
  /** Shows all places at first, however far from the province. */
  wide?: true
}

/** Figures by place on a map and in a table beside it; hovering over a place marks it in both. */
export function PlaceMap({ figure, unit, places, look, heading, wide }: PlaceMapProps) {
  const { communes } = use(baseMap())
  const [chosen, setChosen] = useState<string | null>(null)
  const bounds = useMemo(() => boundsOf(places.map(({ value }) => value)), [places])
  const shaded = useMemo(
    () => new Map(places.flatMap(({ ward, value }) => (ward ? [[ward, shadeOf(value, bounds)] as const] : []))),
    [places, bounds],
  )
  const home = homeOf(wide ? null : communes, places, wide)
  const shades = look === 'shades' && communes !== null
  const isOver = places.find(({ key }) => key === chosen)
  const pointAt = useMemo(
    () => (ward: number | null) =>
      setChosen(ward === null ? null : (places.find((place) => place.ward === ward)?.key ?? `ward ${ward}`)),
    [places],
  )

  return (
    <div className={styles['columns']}>
      {home && (
        <div className={styles['shown']}>
          <MapView label={heading} home={home} className={styles['small']}>
            {(frame) => (
              <>
                <GridLayer frame={frame} />
                {communes && (
                  <CommuneLayer
                    communes={communes}
                    frame={frame}
                    shades={shades ? shaded : undefined}
                    point={pointAt}
                    chosen={isOver?.ward ?? (Number(chosen?.slice('ward '.length)) || null)}
                  />
                )}
                {!shades && <Circles places={places} frame={frame} chosen={chosen} choose={setChosen} />}
              </>
            )}
          </MapView>
          <PlaceFacts
            place={isOver}
            name={communes?.communes.find(({ id }) => `ward ${id}` === chosen)?.name}
            unit={unit}
          />
          {shades ? <Legend bounds={bounds} unit={unit} /> : !communes && <MapHint />}
        </div>
      )}
      <div className={styles['rows']} tabIndex={0} role="region" aria-label={words.table(heading)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{figure}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ key, name, value, to }) => (
              <tr
                key={key}
                data-chosen={key === chosen || undefined}
                onPointerEnter={() => setChosen(key)}
                onPointerLeave={() => setChosen(null)}
                onFocus={() => setChosen(key)}
                onBlur={() => setChosen(null)}
              >
                <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
                <td>
                  {formatNumber(value, 2)} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {places.length === 0 && <p className="soft">{vi.noFigures}</p>}
      </div>
    </div>
  )
}

/** Initial extent of the map: the province if known, otherwise the communes that have figures, otherwise all places. */
function homeOf(communes: Communes | null, places: readonly Place[], wide = false): Box | null {
  if (communes) {
    const {
      origin: [x, y],
      size: [width, height],
    } = communes
    return { x: x - width * 0.02, y: y - height * 0.02, width: width * 1.04, height: height * 1.04 }
  }
  const known = places.filter(({ at }) => at)
  const near = wide ? known : known.filter(({ ward }) => ward)
  const points = (near.length > 0 ? near : known).flatMap(({ at }) => (at ? [at] : []))
  return points.length > 0 ? boxAround(points, 0.12) : null
}

const LEAST_RADIUS = 4
const MOST_RADIUS = 26

interface CirclesProps {
  places: readonly Place[]
  frame: MapFrame
  chosen: string | null
  choose(key: string | null): void
}

/**
 * Proportional symbols: the area of a circle is proportional to the figure; small circles are drawn over large ones.
 */
function Circles({ places, frame, chosen, choose }: CirclesProps) {
  const most = Math.max(...places.map(({ value }) => value), 1e-9)
  const radius = (value: number) => Math.max(LEAST_RADIUS, MOST_RADIUS * Math.sqrt(value / most))
  return (
    <g className={styles['marks']}>
      {places
        .toSorted((a, b) => b.value - a.value)
        .map(({ key, value, at, warning }) => {
          if (!at) return null
          const [x, y] = frame.at(at)
          return (
            <circle
              key={key}
              cx={x}
              cy={y}
              r={radius(value)}
              data-warning={warning || undefined}
              data-chosen={key === chosen || undefined}
              onPointerEnter={() => choose(key)}
              onPointerLeave={() => choose(null)}
            />
          )
        })}
    </g>
  )
}

function PlaceFacts({ place, name, unit }: { place: Place | undefined; name: string | undefined; unit: string }) {
  if (!place && !name) return null
  return (
    <div aria-hidden className={styles['told']}>
      <strong>{place?.name ?? name}</strong>
      <span>{place ? `${formatNumber(place.value, 2)} ${unit}` : words.none}</span>
      {place?.hint && <span className="soft">{place.hint}</span>}
    </div>
  )
}

function Legend({ bounds, unit }: { bounds: readonly number[]; unit: string }) {
  const shown = bounds.map((bound) => formatNumber(bound, 2))
  const texts = [
    shown[0] ? words.below(shown[0]) : words.some,
    ...shown.map((from, index) => (shown[index + 1] ? words.between(from, shown[index + 1]!) : words.from(from))),
  ]
  return (
    <ul className={styles['legend']} aria-label={words.legend}>
      <li>
        <i aria-hidden />
        {words.none}
      </li>
      {texts.map((text, shade) => (
        <li key={text}>
          <i aria-hidden data-shade={shade} />
          {text} {unit}
        </li>
      ))}
    </ul>
  )
}
