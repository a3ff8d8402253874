import { Button, FileButton } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconPencil, IconTrash, IconUpload, IconX } from '@tabler/icons-react'
import { findCrossing, isBoundary, toMap } from '@trace/domain'
import type { address, Boundary } from '@trace/domain'
import { use, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { baseMap } from '../../../app/map/base-map.ts'
import type { Communes } from '../../../app/map/base-map.ts'
import { CommuneLayer } from '../../../app/map/commune-layer.tsx'
import { GridLayer, TileLayer } from '../../../app/map/ground-layers.tsx'
import type { FormValues } from '../../form/form-state.ts'
import { boxAround, boxOf, NEAREST } from '../../../ui/map/map-box.ts'
import type { Box } from '../../../ui/map/map-box.ts'
import { MapHint } from '../../../app/map/map-hint.tsx'
import { MapView } from '../../../ui/map/map-view.tsx'
import { ShapeLayer } from '../../../ui/map/shape-layer.tsx'
import { countPoints } from './boundary.ts'
import { BoundaryProblem, readBoundaryFile } from './boundary-file.ts'

import styles from './boundary-input.module.css'
import { boundaryWords as words } from './boundary-words.ts'
import { CornersTable } from './corners-table.tsx'
import type { InputProps } from '../field-view.ts'
import { useFieldId } from '../input-frame.ts'
import { beginOutline, boundaryFrom, drawOutline, ringOf } from './outline.ts'
import type { Outline, OutlineEvent } from './outline.ts'
import { cornerAt, OutlineLayer } from './outline-layer.tsx'

export interface BoundaryInputProps extends InputProps {
  /** The other form values: they determine the initial extent of the map. */
  values?: Readonly<Record<string, unknown>>
  /** Content under the map that depends on the boundary. */
  beneath?: (boundary: Boundary | null) => ReactNode
}

/**
 * Boundary editor: corners are drawn on the map, typed in a table, or read from a file; self-intersection is reported
 * at once.
 */
export function BoundaryEditor({
  field,
  path,
  value,
  error,
  change,
  around,
  values = around(),
  beneath,
}: BoundaryInputProps) {
  const id = useFieldId(path)
  const { communes, tiles } = use(baseMap())
  const given = isBoundary(value) ? value : null
  const [outline, setOutline] = useState(() => beginOutline(given))
  const [sent, setSent] = useState(value)
  const latest = useRef(outline)
  const [place, setPlace] = useState(() => placeOf(values))
  const [home, setHome] = useState(() => homeOf(communes, given, values))
  const [told, setTold] = useState<{ text: string; bad: boolean } | null>(null)
  const boundary = boundaryFrom(outline)

  if (value !== sent) {
    setSent(value)
    setOutline(beginOutline(given))
  }
  if (!boundary && outline.corners.length === 0 && place !== placeOf(values)) {
    setPlace(placeOf(values))
    setHome(homeOf(communes, null, values))
  }

  useLayoutEffect(() => {
    latest.current = outline
  }, [outline])

  const act = (event: OutlineEvent) => {
    latest.current = drawOutline(latest.current, event)
    setOutline(latest.current)
    if (event.type === 'chosen' || event.type === 'drawing') return
    const next = boundaryFrom(latest.current)
    setTold(null)
    setSent(next)
    change(next)
  }
  const take = async (file: File | null) => {
    if (!file) return
    try {
      const read = readBoundaryFile(await file.text())
      act({ type: 'replaced', boundary: read })
      setHome(boxOf(read))
      setTold({ text: words.imported(countPoints(read)), bad: false })
    } catch (problem) {
      if (!(problem instanceof BoundaryProblem)) throw problem
      setTold({ text: problem.message, bad: true })
    }
  }
  const keys = (event: KeyboardEvent) => {
    if ((event.key === 'Delete' || event.key === 'Backspace') && outline.chosen !== null)
      act({ type: 'removed', index: outline.chosen })
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) act({ type: 'undone' })
    else if (event.key === 'Escape' && outline.drawing) act({ type: 'drawing', on: false })
    else return
    event.preventDefault()
  }

  const crossing = outline.corners.length > 3 ? findCrossing(ringOf(outline.corners)) : null
  const problem = (told?.bad && told.text) || (crossing && words.crossing) || error
  return (
    <fieldset id={id} tabIndex={-1} className={styles['editor']}>
      <legend data-required={field.required || undefined}>{field.label}</legend>
      <Tools outline={outline} act={act} take={(file) => void take(file)} />
      <MapView
        label={words.map}
        home={home}
        nearest={outline.corners.length > 0 || outline.fixed ? NEAREST.field : NEAREST.ground}
        credit={tiles?.credit}
        keys={keys}
        press={outline.drawing ? (point) => act({ type: 'drawn', corner: cornerAt(point) }) : undefined}
      >
        {(frame) => (
          <>
            {tiles && <TileLayer frame={frame} tiles={tiles} />}
            {communes && <CommuneLayer communes={communes} frame={frame} faint={tiles !== null} />}
            {!tiles && <GridLayer frame={frame} />}
            {outline.fixed ? (
              <ShapeLayer boundary={outline.fixed} frame={frame} />
            ) : (
              <OutlineLayer outline={outline} frame={frame} crossing={crossing ?? []} act={act} />
            )}
          </>
        )}
      </MapView>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <p className={styles['hint']} aria-live="polite">
        {told && !told.bad ? told.text : hintOf(outline)}
      </p>
      {!communes && !tiles && <MapHint />}
      {beneath?.(crossing ? null : boundary)}
      {!outline.fixed && <CornersTable outline={outline} act={act} />}
    </fieldset>
  )
}

interface ToolsProps {
  outline: Outline
  act(event: OutlineEvent): void
  take(file: File | null): void
}

function Tools({ outline: { corners, drawing, chosen, fixed, before }, act, take }: ToolsProps) {
  const draw = fixed ? words.redraw : corners.length > 0 ? words.drawOn : words.draw
  const reset = useRef<() => void>(null)
  const begin = () => {
    if (fixed) act({ type: 'replaced', boundary: null })
    act({ type: 'drawing', on: true })
  }
  return (
    <div className={styles['tools']}>
      {drawing ? (
        <Button size="xs" leftSection={<IconCheck size={14} />} onClick={() => act({ type: 'drawing', on: false })}>
          {words.finish}
        </Button>
      ) : (
        <Button variant="default" size="xs" leftSection={<IconPencil size={14} />} onClick={begin}>
          {draw}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowBackUp size={14} />}
        disabled={before.length === 0}
        onClick={() => act({ type: 'undone' })}
      >
        {words.undo}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconX size={14} />}
        disabled={chosen === null}
        onClick={() => chosen !== null && act({ type: 'removed', index: chosen })}
      >
        {words.removePoint}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTrash size={14} />}
        disabled={corners.length === 0 && !fixed}
        onClick={() => act({ type: 'replaced', boundary: null })}
      >
        {words.removeAll}
      </Button>
      <FileButton
        resetRef={reset}
        accept=".geojson,.json,.kml,.csv,.txt"
        onChange={(file) => {
          take(file)
          reset.current?.()
        }}
        inputProps={{ 'aria-label': words.import }}
      >
        {(button) => (
          <Button {...button} variant="default" size="xs" leftSection={<IconUpload size={14} />}>
            {words.import}
          </Button>
        )}
      </FileButton>
    </div>
  )
}

function hintOf({ corners, fixed, drawing }: Outline): string {
  if (fixed) return words.manyParts(fixed.type === 'Polygon' ? 1 : fixed.coordinates.length)
  if (drawing) return words.drawing
  if (corners.length === 0) return `${words.empty} ${words.importHint}`
  if (corners.length < 3) return words.tooFewPoints
  return corners.length > 150 ? words.manyPoints : words.editing
}

type Address = FormValues<{ fields: typeof address }>

const placeOf = ({ ward_id, latitude, longitude }: Address): string =>
  `${String(ward_id)} ${String(latitude)} ${String(longitude)}`

const VIETNAM = boxAround([toMap([102, 23.4]), toMap([110, 8.5])])

/** Initial extent of the map: the boundary, otherwise the typed location, the chosen commune, or the province. */
function homeOf(communes: Communes | null, boundary: Boundary | null, values: Address): Box {
  if (boundary) return boxOf(boundary)
  const [latitude, longitude] = [Number(values.latitude ?? NaN), Number(values.longitude ?? NaN)]
  if (latitude && longitude) return boxOver(toMap([longitude, latitude]), 60)
  if (!communes) return VIETNAM
  const {
    origin: [x, y],
    size: [width, height],
    communes: all,
  } = communes
  const ward = all.find(({ id }) => id === Number(values.ward_id))
  return ward ? boxOver([x + ward.at[0], y + ward.at[1]], 500) : { x, y, width, height }
}

const boxOver = ([x, y]: readonly [number, number], reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
})
