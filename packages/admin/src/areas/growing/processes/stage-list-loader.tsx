import { lazyPart } from '@trace/screens/ui/lazy-part.tsx'
import type { StageListProps } from './stage-list.tsx'

/** Sortable list of stages, lazy-loaded with its drag-and-drop library once there is a stage. */
export const StageList = lazyPart<StageListProps>(
  'stages',
  async () => (await import('./stage-list.tsx')).StageList,
  (inside) => <p className="soft">{inside}</p>,
)
