import type { MultiSelectProps, SelectProps } from '@mantine/core'
import type { Fields } from '@trace/domain'
import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import styles from './rare-inputs.module.css'

const beneath = (inside: ReactNode, { label }: { label?: ReactNode }) => (
  <div className={styles['place']}>
    <span>{label}</span>
    {inside}
  </div>
)

/**
 * Mantine's select and what places its list, half of what a form weighs. Fetched beside the form where its fields ask
 * for it, so that the first render shows it.
 */
export const Select = lazyPart<SelectProps>('select', async () => (await import('./select-view.ts')).Select, beneath)

export const MultiSelect = lazyPart<MultiSelectProps>(
  'multi-select',
  async () => (await import('./multi-select-view.ts')).MultiSelect,
  beneath,
)

const hasSelect = (fields: Fields): boolean =>
  Object.values(fields).some(
    ({ kind, fields: inner = {} }) => kind === 'choice' || kind === 'reference' || hasSelect(inner),
  )

/** Loads the select where a form has one, in parallel with the form. */
export const preloadSelect = async (fields: Fields): Promise<void> => (hasSelect(fields) ? Select.preload() : undefined)
