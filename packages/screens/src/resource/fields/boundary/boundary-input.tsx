import type { ReactNode } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadingPart } from '../../../ui/loading.tsx'
import { useNearViewport } from '../../../ui/use-near-viewport.ts'
import styles from './boundary-input.module.css'
import { useFieldId } from '../input-props.ts'
import type { BoundaryInputProps } from './boundary-editor.tsx'

const place = (inside: ReactNode, { field: { label, required } }: BoundaryInputProps) => (
  <div className={styles['place']}>
    <span data-required={required || undefined}>{label}</span>
    <div>{inside}</div>
  </div>
)

const BoundaryEditor = lazyPart<BoundaryInputProps>(
  'boundary',
  async () => (await import('./boundary-editor.tsx')).BoundaryEditor,
  place,
)

/**
 * Boundary input: drawn on the map, typed or read from a file. The editor is lazy-loaded shortly before it scrolls into
 * view.
 */
export function BoundaryInput(given: Omit<BoundaryInputProps, 'id'>) {
  const props = { ...given, id: useFieldId(given.path) }
  const { box, near } = useNearViewport()
  return near ? <BoundaryEditor {...props} /> : <div ref={box}>{place(<LoadingPart />, props)}</div>
}
