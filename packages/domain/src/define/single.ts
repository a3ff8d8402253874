import type { Fields } from './field.ts'
import { nameInLog } from './log-subjects.ts'
import type { Subjects } from './subjects.ts'

/** A single record: exactly one exists, read and written at one address, never listed. */
export interface Single<F extends Fields = Fields> {
  /** Its key in the table of single records. */
  name: string
  /** Its path under '/api/admin': '/footer/footer'. */
  path: string
  label: string
  /** Its path among the screens: '/admin/general/footer'. */
  screen: string
  /** Permission subjects; a permission on any one of them is enough. */
  subjects: Subjects
  /** Whether every signed-in user may open its screen and read it. */
  open: 'screens' | null
  fields: F
  /** Sections of the form, by heading; fields in none of them come in the first. */
  sections: Readonly<Record<string, readonly string[]>>
}

type Chosen<F extends Fields> = Omit<Single<F>, 'sections' | 'open'> & {
  open?: 'screens'
  sections?: Readonly<Record<string, readonly (keyof F & string)[]>>
}

export function single<const F extends Fields>(chosen: Chosen<F>): Single<F> {
  nameInLog(chosen.name, chosen.label)
  return { sections: {}, open: null, ...chosen }
}
