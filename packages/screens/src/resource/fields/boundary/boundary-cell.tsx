import { vi } from '../../../ui/vi.ts'
import { countPoints } from './boundary.ts'
import type { CellProps } from '../field-view.ts'

export function BoundaryCell({ value }: CellProps) {
  const points = countPoints(value)
  return points > 0 ? vi.boundaryPoints(points) : ''
}
