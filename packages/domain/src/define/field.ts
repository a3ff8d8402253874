import type { Boundary } from '../geo/geodesic-area.ts'
import { formats } from './formats.ts'
import type { FormatName } from './formats.ts'
import type { Machine } from './machine.ts'

/** Every kind of field. `kinds.ts` says how each is stored and parsed, the admin app's `fields/` how each looks. */
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
  /** Conditional field: shown only while another field of the form, or of the parent form, has one of these values. */
  when?: Record<string, readonly (string | boolean)[]>
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
  /** Only officers write it; a producer reads it, and the value a producer sends is ignored. */
  staff?: true
  /** Public: a producer's change stays hidden until an officer has approved it. */
  vouched?: true
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
  /** The referenced row must have these values: an approved product. */
  only?: Record<string, string | boolean>
  /** The field beside it that takes the successor of the referenced row. */
  leads?: string
  /** Labels by value; of a toggle, by 'true' and 'false'. */
  choices?: Choices
  machine?: Machine
  /**
   * Condition on another field: the state machine applies only to these rows; elsewhere the first state means nothing.
   */
  concerns?: Record<string, readonly string[]>
  /** Confirmation text: what happens when a toggle ends sessions, publishes or hides. */
  asks?: string
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
type IsRequired<O> = O extends { when: object }
  ? false
  : O extends { required: true } | { auto: true; default: string | number | boolean }
    ? true
    : false
/** The same for a picture or file, which a row may wait for although it is required (`awaited.ts`). */
type MustBeThere<O, K extends Kind> = K extends 'image' | 'file' ? false : IsRequired<O>
type Options = FieldOptions

/** Value types of the kinds that need only a label. */
interface Plain {
  text: string
  longText: string
  richText: string
  email: string
  phone: string
  url: string
  identity: string
  password: string
  gs1: string
  integer: number
  decimal: number
  money: number
  date: string
  moment: string
  image: string
  images: Media[]
  file: string
  files: Media[]
  boundary: Boundary
}

/** Uses the help text of the format where the field has none. */
const written = ({ format, help = format && formats[format].help }: Options): Options => ({
  ...(format && { format }),
  ...(help && { help }),
})

const plain =
  <const K extends keyof Plain>(kind: K, usual: Options = {}) =>
  <const O extends Options = Record<never, never>>(
    label: string,
    options?: O,
  ): Field<Plain[K], MustBeThere<O, K>, K> => ({
    ...usual,
    ...options,
    ...written({ ...usual, ...options }),
    kind,
    label,
    required: (options?.required ?? false) as MustBeThere<O, K>,
  })

export const text = plain('text')
export const longText = plain('longText')
/** Rich text, stored as sanitised HTML. */
export const richText = plain('richText')
export const email = plain('email', { format: 'email' })
export const phone = plain('phone', { format: 'phone' })
export const url = plain('url', { format: 'url' })
/** A citizen's identity number: stored encrypted, masked for those who may not edit the row, never searched. */
export const identity = plain('identity', { format: 'identity' })
export const password = plain('password')
/** A GS1 key with a check digit: `gs1('Mã GLN', { format: 'gln' })`. */
export const gs1 = plain('gs1')
export const integer = plain('integer')
export const decimal = plain('decimal')
/** An amount in whole đồng. */
export const money = plain('money')
/** A calendar date, 'YYYY-MM-DD'. */
export const date = plain('date')
/** A timestamp, stored in UTC and shown in UTC+7. */
export const moment = plain('moment')
/** The URL of an uploaded picture. */
export const image = plain('image')
export const images = plain('images')
export const file = plain('file')
export const files = plain('files')
/** A GeoJSON polygon in WGS84. */
export const boundary = plain('boundary')

export interface Media {
  url: string
  caption: string
}

/** A boolean that the form asks for. */
export const flag = (label: string, options?: Options): Field<boolean, true, 'flag'> => ({
  default: false,
  ...options,
  kind: 'flag',
  label,
  required: true,
})

/** A boolean option of a request that is not stored. */
export const question = (label: string, options?: Options): Field<boolean, true, 'question'> => ({
  default: false,
  ...options,
  kind: 'question',
  label,
  required: true,
})

/** An on/off switch with a call of its own: `PUT /products/7/change-highlight`. */
export const toggle = <const C extends string>(
  label: string,
  call: C,
  options?: Options & Pick<Field, 'asks' | 'choices'>,
): Field<boolean, true, 'toggle'> & { call: C } => ({
  default: false,
  ...options,
  kind: 'toggle',
  label,
  call,
  required: true,
})

/** The code of a row, numbered by the server: `code('Mã sản phẩm', 'SP-{6}')`. */
export const code = (label: string, numbering: string, options?: Options): Field<string, false, 'code'> => ({
  searchable: true,
  unique: true,
  ...options,
  auto: true,
  kind: 'code',
  label,
  numbering,
  required: false,
})

/** Slug: the part of a web address made from the row's title when none is given. */
export const slug = (label: string, options?: Options): Field<string, false, 'slug'> => ({
  unique: true,
  format: 'slug',
  ...options,
  kind: 'slug',
  label,
  required: false,
})

export const choice = <const C extends Choices, const O extends Options = Record<never, never>>(
  label: string,
  choices: C,
  options?: O,
): Field<keyof C & string, IsRequired<O>, 'choice'> => ({
  ...options,
  kind: 'choice',
  label,
  choices,
  required: (options?.required ?? false) as IsRequired<O>,
})

export const choices = <const C extends Choices>(
  label: string,
  of: C,
  options?: Options,
): Field<(keyof C & string)[], true, 'choices'> => ({
  ...options,
  kind: 'choices',
  label,
  choices: of,
  required: (options?.required ?? false) as true,
})

/** The state of a row, changed by `PUT …/change-status/{status}` along its state machine, never by a form. */
export const status = <const M extends Machine>(
  label: string,
  machine: M,
  options?: Pick<Field, 'concerns'>,
): Field<keyof M['states'] & string, true, 'status'> => ({
  ...options,
  kind: 'status',
  label,
  machine,
  auto: true,
  required: true,
  default: machine.initial,
})

interface Link extends Options {
  within?: readonly string[]
  only?: Record<string, string | boolean>
  leads?: string
}

/** Foreign key to one row of another resource. */
export const reference = <const O extends Link = Record<never, never>>(
  label: string,
  to: string,
  options?: O,
): Field<number, IsRequired<O>, 'reference'> => ({
  ...options,
  kind: 'reference',
  label,
  to,
  required: (options?.required ?? false) as IsRequired<O>,
})

/** References to several rows, in order. */
export const references = (label: string, to: string, options?: Link): Field<number[], true, 'references'> => ({
  ...options,
  kind: 'references',
  label,
  to,
  required: (options?.required ?? false) as true,
})

/** A short list stored in the row itself: `list('Tiêu chuẩn', { code: text('Số hiệu') })`. */
export const list = <const F extends Fields>(
  label: string,
  fields: F,
  options?: Options,
): Field<Values<F>[], true, 'list', F> => ({
  ...options,
  kind: 'list',
  label,
  fields,
  required: (options?.required ?? false) as true,
})

/** The values of a group; where its fields are not declared, by any name. */
type Grouped<F extends Fields> = [keyof F] extends [never] ? Record<string, unknown> : Values<F>

/** A group of values stored in the row itself. */
export const group = <const F extends Fields, const O extends Options = Record<never, never>>(
  label: string,
  fields: F,
  options?: O,
): Field<Grouped<F>, IsRequired<O>, 'group', F> => ({
  ...options,
  kind: 'group',
  label,
  fields,
  required: (options?.required ?? false) as IsRequired<O>,
})

/** Child rows in a table of their own, read and written together with this row. */
export const rows = <const F extends Fields>(
  label: string,
  table: string,
  parent: string,
  fields: F,
  options?: Options,
): Field<(Values<F> & { id?: number })[], true, 'rows', F> & { fields: F } => ({
  ...options,
  kind: 'rows',
  label,
  table,
  parent,
  fields,
  required: (options?.required ?? false) as true,
})

/** Number of rows of another resource whose `parent` refers to this row. */
export const count = (label: string, to: string, parent: string): Field<number, true, 'count'> => ({
  kind: 'count',
  label,
  to,
  parent,
  auto: true,
  required: true,
})

export type ValueOf<F> = F extends Field<infer T, infer Required> ? (Required extends true ? T : T | null) : never

/** The value types of a set of fields. */
export type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
