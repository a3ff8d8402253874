import type { Fields } from './field.ts'
import type { RowIcon } from './icons.ts'
import type { Subjects } from './permission.ts'

/** A single record: exactly one exists, read and written at one address, never listed. */
export interface Single<F extends Fields = Fields, P extends string = string> {
  /** Its key in the table of single records. */
  name: string
  /** Its path under '/api/admin': '/footer/footer'. */
  path: P
  label: string
  icon?: RowIcon
  /** Its path among the screens: '/admin/general/footer'. */
  screen: string
  /** Permission subjects; a permission on any one of them is enough. */
  subjects: Subjects
  /** What every signed-in user may do without permissions: read it, or also open its screen. */
  open: 'rows' | 'screens' | null
  fields: F
  /** Where the public sees it as soon as it is saved: in words, and the address of a page that shows it. */
  seen: { where: string; path: string }
  /** Sections of the form, by heading; fields in none of them come in the first. */
  sections: Readonly<Record<string, readonly string[]>>
}

/**
 * The single record that the platform itself reads: its name (`short_name`), its address (`public_host`), whether it is
 * closed for maintenance (`maintenance_mode`), and the days of states that name a `setting`.
 */
export const SETTINGS = 'information'

type Chosen<F extends Fields, P extends string> = Omit<Single<F, P>, 'sections' | 'open'> & {
  open?: 'rows' | 'screens'
  sections?: Readonly<Record<string, readonly (keyof F & string)[]>>
}

export function single<const F extends Fields, const P extends string>(chosen: Chosen<F, P>): Single<F, P> {
  return { sections: {}, open: null, ...chosen }
}
