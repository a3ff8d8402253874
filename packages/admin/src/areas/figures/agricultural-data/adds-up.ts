import type { Field } from '@trace/define/field.ts'

/** Whether values of a figure add up: land does, whatever grows there; tons, heads and eggs do of one species alone. */
export const addsUp = ({ kind, unit }: Field, isOneSpecies: boolean): boolean =>
  kind !== 'money' && (isOneSpecies || unit === 'ha')
