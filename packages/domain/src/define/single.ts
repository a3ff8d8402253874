import type { Fields } from './field.ts'
import { nameInLog } from './log-subjects.ts'
import type { Subjects } from './subjects.ts'

/** Something of which there is exactly one: read and written at one address, never listed. */
export interface Single<F extends Fields = Fields> {
  /** Its key among the kept settings. */
  name: string
  /** Its address under '/api/admin': '/footer/footer'. */
  path: string
  label: string
  /** Its place among the screens, '/admin/general/footer'. */
  screen: string
  /** The subjects of its permissions, any of which will do. */
  subjects: Subjects
  /** Whether everybody signed in may open its screen and read it. */
  open: 'screens' | null
  fields: F
  /** Groups of the form, by heading; fields in none of them stand in the first. */
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
