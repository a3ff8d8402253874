import type { MultiSelectProps } from '@mantine/core'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { beneathLabel } from '../beneath-label.tsx'
import { ClosedMultiSelect } from './closed-multi-select.tsx'
import { closedUntilUsed } from './closed-until-used.tsx'

/** Mantine's select of several values, as that of one comes. */
export const MultiSelect = closedUntilUsed(
  lazyPart<MultiSelectProps>(
    'multi-select',
    async () => (await import('./multi-select-view.ts')).MultiSelect,
    beneathLabel,
  ),
  ClosedMultiSelect,
)
