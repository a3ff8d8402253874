import type { Boundary } from '@trace/domain'
import type { ReactNode } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import styles from './boundary-input.module.css'
import type { InputProps } from './field-view.ts'

export interface BoundaryInputProps extends InputProps {
  /** The other values of the form: where the map begins. */
  values?: Readonly<Record<string, unknown>>
  /** Under the map: what follows from the boundary. */
  beneath?: (boundary: Boundary | null) => ReactNode
}

/** A boundary drawn on the map, typed or read from a file; what draws it comes when it is first needed. */
export const BoundaryInput = lazyPart<BoundaryInputProps>('boundary', () => import('./boundary-editor.tsx'), (inside) => (
  <div className={styles['place']}>{inside}</div>
))
