import { findCrossing } from '@trace/define/geo/crossing.ts'
import { isBoundary } from '@trace/define/geo/geodesic-area.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import type { PositionFix } from '@trace/define/geo/walk.ts'
import { use, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { baseMap } from '../../../app/map/base-map.ts'
import { MyPlaceNote } from '../../../app/map/my-place-note.tsx'
import { useMyPlace } from '../../../app/map/use-my-place.tsx'
import { ChunkError, loadChunk } from '../../../ui/chunk.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { boxAround, boxOf, isInBox } from '../../../ui/map/map-box.ts'
import { MapHint } from '../../../app/map/map-hint.tsx'
import { countPoints } from './boundary.ts'
import { homeOf, placeOf } from './boundary-home.ts'
import styles from './boundary-editor.module.css'
import { BoundaryTools } from './boundary-tools.tsx'
import type { WalkProps } from './boundary-walk.tsx'
import { words } from './words.ts'
import { CornersTable } from './corners-table.tsx'
import type { InputProps } from '../field-view.ts'
import type { Plot } from './boundary-file.ts'
import type { PlotChooserProps } from './plot-chooser.tsx'
import { OutlineMap } from './outline-map.tsx'
import { beginOutline, boundaryFrom, drawOutline, ringOf, roundedCorner } from './outline.ts'
import type { Outline, OutlineEvent } from './outline.ts'

const BoundaryWalk = lazyPart<WalkProps>(
  'walk',
  async () => (await import('./boundary-walk.tsx')).BoundaryWalk,
  (inside) => <p className={styles['hint']}>{inside}</p>,
)

const PlotChooser = lazyPart<PlotChooserProps>(
  'plots',
  async () => (await import('./plot-chooser.tsx')).PlotChooser,
  (inside) => <p className={styles['hint']}>{inside}</p>,
)

export interface BoundaryInputProps extends InputProps {
  /** Id of the element, which the form's list of problems links to. */
  id: string
  /** The other form values: they determine the initial extent of the map. */
  values?: Readonly<Record<string, unknown>>
  /** Content under the map that depends on the boundary. */
  beneath?: (boundary: Boundary | null) => ReactNode
  /** Further actions for the chosen plots of a file, besides taking them as one boundary. */
  split?: PlotChooserProps['split']
}

/**
 * Boundary editor: corners are drawn on the map, typed in a table, or read from a file; self-intersection is reported
 * at once.
 */
export function BoundaryEditor({
  field,
  id,
  value,
  error,
  change,
  around,
  values = around(),
  beneath,
  split,
}: BoundaryInputProps) {
  const { communes, tiles } = use(baseMap())
  const given = isBoundary(value) ? value : null
  const [outline, setOutline] = useState(() => beginOutline(given))
  const [sent, setSent] = useState(value)
  const latest = useRef(outline)
  const [place, setPlace] = useState(() => placeOf(values))
  const [home, setHome] = useState(() => homeOf(communes, given, values))
  const [told, setTold] = useState<{ text: string; bad: boolean } | null>(null)
  const [walking, setWalking] = useState(false)
  const [plots, setPlots] = useState<readonly Plot[] | null>(null)
  const mine = useMyPlace()
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
    if (event.type === 'drawing' && !event.on) setWalking(false)
    if (event.type === 'chosen' || event.type === 'drawing') return
    const next = boundaryFrom(latest.current)
    setTold(null)
    setSent(next)
    change(next)
  }
  const takeBoundary = (read: Boundary) => {
    act({ type: 'replaced', boundary: read })
    setHome(boxOf(read))
    setTold({ text: words.imported(countPoints(read)), bad: false })
  }
  const take = async (file: File | null) => {
    if (!file) return
    const reader = loadChunk('boundary-file', () => import('./boundary-file.ts'))
    try {
      const { joined, readPlots } = await reader
      const found = readPlots(await file.text())
      setPlots(found.length > 1 ? found : null)
      takeBoundary(joined(found))
    } catch (problem) {
      if (!(problem instanceof ChunkError || problem instanceof (await reader).BoundaryProblem)) throw problem
      setTold({ text: problem.message, bad: true })
    }
  }
  const walk = () => {
    setWalking(true)
    mine.setProblem('')
    mine.setLook(undefined)
    act({ type: 'drawing', on: true })
  }
  const takeCorner = ({ longitude, latitude }: PositionFix, begins: boolean) =>
    act({ type: 'walked', corner: roundedCorner([longitude, latitude]), begins })
  /** Moves the map as soon as the user leaves the visible part, to show the user and the walked corners. */
  const follow = (fix: PositionFix) => {
    mine.setHere(fix)
    const at = toMapPoint([fix.longitude, fix.latitude])
    if (mine.look && isInBox(mine.look, at)) return
    mine.setLook(boxAround([...latest.current.corners.map(toMapPoint), at], 0.4))
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
  const isWalking = walking && outline.drawing
  const problem = (told?.bad && told.text) || (crossing && words.crossing) || error
  return (
    <fieldset id={id} tabIndex={-1} className={styles['editor']}>
      <legend data-required={field.required || undefined}>{field.label}</legend>
      <BoundaryTools outline={outline} act={act} take={(file) => void take(file)} walk={walk} isWalking={isWalking} />
      {plots && <PlotChooser plots={plots} take={takeBoundary} close={() => setPlots(null)} split={split} />}
      {isWalking && <BoundaryWalk corners={outline.corners.length} take={takeCorner} follow={follow} />}
      <OutlineMap
        outline={outline}
        act={act}
        crossing={crossing}
        home={home}
        ward={Number(values.ward_id)}
        mine={mine}
        keys={keys}
        isWalking={isWalking}
      />
      {!isWalking && <MyPlaceNote {...mine} />}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {!isWalking && (
        <p className={styles['hint']} aria-live="polite">
          {told && !told.bad ? told.text : hintOf(outline)}
        </p>
      )}
      {!communes && !tiles && <MapHint />}
      {beneath?.(crossing ? null : boundary)}
      {!outline.fixed && <CornersTable outline={outline} act={act} />}
    </fieldset>
  )
}

function hintOf({ corners, fixed, drawing }: Outline): string {
  if (fixed) return words.manyParts(fixed.type === 'Polygon' ? 1 : fixed.coordinates.length)
  if (drawing) return words.drawing
  if (corners.length === 0) return `${words.empty} ${words.importHint}`
  if (corners.length < 3) return words.tooFewPoints
  return corners.length > 150 ? words.manyPoints : words.editing
}
