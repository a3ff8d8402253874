import type { Field } from './field.ts'
import type { Tone } from './machine.ts'
import type { Resource } from './resource.ts'

/** A kind of day, by which the calendar colours and filters. */
export interface CalendarKind {
  /** Its value in the query of an address: 'harvest'. */
  key: string
  label: string
  tone: Tone
}

/** A date field whose days are shown in the calendar to users who may list its rows. */
export interface CalendarSource {
  kind: CalendarKind
  /** What happens on that day. */
  label: string
  resource: Resource
  day: string
  /** References; the name of the first one that is filled is shown beside the row's own name. */
  of: readonly string[]
  /** Only rows with these values, in the format of their list's query. */
  only: Readonly<Record<string, string>>
}

type DayOf<R extends Resource> = {
  [K in keyof R['fields'] & string]: R['fields'][K] extends Field<unknown, boolean, 'date'> ? K : never
}[keyof R['fields'] & string]

type Dated<R extends Resource> = Pick<CalendarSource, 'kind' | 'label'> & {
  of?: readonly (keyof R['fields'] & string)[]
  only?: { readonly [K in keyof R['fields'] & string]?: string }
}

export const makeCalendarSource = <R extends Resource>(
  resource: R,
  day: DayOf<R>,
  { of = [], only = {}, ...said }: Dated<R>,
): CalendarSource => ({ ...said, resource, day, of, only: only as CalendarSource['only'] })
