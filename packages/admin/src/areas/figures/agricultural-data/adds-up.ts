import type { Field } from '@trace/define/field.ts'

/**
 * Whether values of a figure can be summed: land always, whatever grows there; tons, heads and eggs only for one
 * species.
 */
export const addsUp = ({ kind, unit }: Field, isOneSpecies: boolean): boolean =>
  kind !== 'money' && (isOneSpecies || unit === 'ha')
