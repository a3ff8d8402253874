import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { StageListProps } from './stage-list.tsx'

/** The stages with what drags them: not needed before there is one. */
export const StageList = lazyPart<StageListProps>(
  'stages',
  async () => (await import('./stage-list.tsx')).StageList,
  (inside) => <p className="soft">{inside}</p>,
)
