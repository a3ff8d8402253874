import type { FormatName } from './formats.ts'
import type { Machine } from './machine.ts'

/**
 * Every kind of field. `kinds/` defines how each is stored, parsed and described, the admin app's `fields/` how each
 * looks; a kind that lacks one of these does not compile.
 */
export type Kind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'email'
  | 'phone'
  | 'url'
  | 'code'
  | 'slug'
  | 'identity'
  | 'password'
  | 'gs1'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'date'
  | 'moment'
  | 'toggle'
  | 'flag'
  | 'question'
  | 'choice'
  | 'choices'
  | 'status'
  | 'reference'
  | 'references'
  | 'image'
  | 'images'
  | 'file'
  | 'files'
  | 'boundary'
  | 'list'
  | 'group'
  | 'rows'
  | 'count'

export type Fields = Record<string, Field>

export type Choices = Record<string, string>

/** A value of the row chosen in another reference of the form: the sector of the product. */
export interface OfChosen {
  of: string
  its: string
}

export type WithinOf = OfChosen & { as?: string }

/**
 * Initial value in the form of a new row: the value in the producer's newest row, the row with these values, or a value
 * of a chosen row; a number of days is counted from the day in `after`.
 */
export type Begins = 'asLast' | { where: Record<string, string | boolean> } | (OfChosen & { after?: string })

/** Options that any kind of field may have. */
export interface FieldOptions {
  required?: boolean
  /** Included in the search of its list. */
  searchable?: boolean
  /** Unique among rows that are not deleted. */
  unique?: boolean
  /** Read-only: set by the server, ignored in requests. */
  auto?: boolean
  default?: string | number | boolean
  /** Help text under the input. */
  help?: string
  /** Unit shown after the number: 'ha', 'ngày', '°C'. */
  unit?: string
  /** No thousands separators: a year is written without dots. */
  ungrouped?: true
  /** Shown with leading zeros to this length, without separators: the serial number 002501. */
  digits?: number
  /** Minimum of a number, or minimum length or item count. */
  min?: number
  /** Maximum of a number, or maximum length or item count. */
  max?: number
  /** Maximum number of decimals. */
  decimals?: number
  /** Upper limit of a date, or of a number that is a year. */
  latest?: 'today' | 'thisYear' | 'nextYear'
  /** Name of the text format: 'plate' (`formats.ts`). */
  format?: FormatName
  /**
   * Values can be summed: over all rows, or only over rows with the same values in these fields, e.g. the product;
   * `unit` is the reference to their unit.
   */
  adds?: true | readonly string[] | { alike: readonly string[]; unit: string }
  /** Printed on labels: only characters that the label font has. */
  printed?: true
  /** Conditional field: shown only while another field of the form, or of the parent form, has one of these values. */
  when?: Record<string, readonly (string | boolean)[]>
  /**
   * Shown in forms only while the row chosen in another field has one of these values in `its`, or while this field is
   * filled.
   */
  whenOf?: OfChosen & { is: readonly string[] }
  /** Required while another field has a chosen row or, with `is`, only a row that has one of these values. */
  requiredOf?: { of: string; its?: undefined } | (OfChosen & { is: readonly string[] })
  /** Shown at once: a form with `first` fields keeps its other optional ones behind a button until they are filled. */
  first?: true
  begins?: Begins
  /** Must be a web address while another field of the form has one of these values. */
  web?: Record<string, readonly string[]>
  /** Takes the full width of the form. */
  wide?: true
  /** Shown in one place with the field before it: a longitude with its latitude. */
  paired?: true
  /** A new password: the rules for new passwords apply. */
  chosen?: true
  /** Only in the form of a new row. */
  onlyNew?: true
  /** Only officers write it; a producer reads it, and a value sent by a producer is ignored. */
  staff?: true
  /** Public: a producer's change stays hidden until an officer has approved it. */
  vouched?: true
  /** Data about a living person: exported and erased with the rest of the person's data (`personal.ts`). */
  personal?: true
  /** The last day of something that the owner has to renew: owners are notified ahead of it. */
  expires?: true
  /** Former column name. */
  was?: string
}

/** One field: its label on screen and the kind of its value. */
export interface Field<
  T = unknown,
  Required extends boolean = boolean,
  K extends Kind = Kind,
  Inside extends Fields = Fields,
> extends FieldOptions {
  kind: K
  label: string
  required: Required
  /** Phantom type: the type of this field's value. Never set. */
  readonly value?: T
  /** Target resource of a reference or a count. */
  to?: string
  /** The referenced row must agree with this row on these fields: a product `within` its `manufacture_id`. */
  within?: readonly string[]
  /**
   * Forms offer only rows that have the same value: a process of the sector of the product. `as` is the name that those
   * rows have for it: communes whose `district_id` is the id of the district.
   */
  withinOf?: WithinOf
  /** The referenced row must have these values: an approved product; if several are named, one of them. */
  only?: Readonly<Record<string, string | boolean | readonly string[]>>
  /** Another field of the form, which is set to the successor of the referenced row. */
  leads?: string
  /** Labels by value; of a toggle, by 'true' and 'false'. */
  choices?: Choices
  machine?: Machine
  /** The state machine applies only to rows with these values of another field. */
  concerns?: Record<string, readonly string[]>
  /**
   * Confirmation text: what happens when a toggle ends sessions, publishes or hides, or changes more than its row. If
   * it does so in one direction only, the text is given for that direction.
   */
  asks?: string | { on?: string; off?: string }
  /**
   * Marks a toggle with a public effect, and gives its verbs for on and off; the confirmation links to the public page.
   */
  public?: { on: string; off: string }
  /** Last path segment of the call that flips a toggle: 'change-highlight'. */
  call?: string
  /** Numbering pattern of a code: 'SP-{6}' is SP-000123 (`codes.ts`). */
  numbering?: string
  /** Fields of each list item, of a group, or of child rows in a table of their own. */
  fields?: Inside
  /** For rows: the child table and its foreign key to this row. For a count: the foreign key that is counted. */
  table?: string
  parent?: string
}

/** Whether a value is never null: it is required, or the server sets a default. */
export type IsRequired<O> = O extends { when: object }
  ? false
  : O extends { required: true } | { auto: true; default: string | number | boolean }
    ? true
    : false

export type ValueOf<F> = F extends Field<infer T, infer Required> ? (Required extends true ? T : T | null) : never

/** The value types of a set of fields. */
export type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
