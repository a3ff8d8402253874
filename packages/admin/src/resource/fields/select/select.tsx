import type { SelectProps } from '@mantine/core'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { beneathLabel } from '../beneath-label.tsx'
import { ClosedSelect } from './closed-select.tsx'
import { closedUntilUsed } from './closed-until-used.tsx'

/**
 * Mantine's select. What opens its list weighs more than the rest of a form: it is fetched once somebody is at work
 * there, and until then the same box stands without it.
 */
export const Select = closedUntilUsed(
  lazyPart<SelectProps>('select', async () => (await import('./select-view.ts')).Select, beneathLabel),
  ClosedSelect,
)
