import type { Boundary } from '../geo/geodesic-area.ts'
import { formats } from './formats.ts'
import type { FormatName } from './formats.ts'
import type { Machine } from './machine.ts'

/** Every way a field can behave: `kinds.ts` says how each is kept and read, the admin app's `fields/` how each looks. */
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

/** What any field may say of itself beyond its kind and label. */
export interface FieldOptions {
  required?: boolean
  /** Found by the search box of its list. */
  searchable?: boolean
  /** No two living rows share a value. */
  unique?: boolean
  /** Set by the server: shown, never taken from a request. */
  auto?: boolean
  default?: string | number | boolean
  /** A sentence under the input. */
  help?: string
  /** 'ha', 'ngày', '°C': shown behind the number. */
  unit?: string
  /** A number that names and does not count: a year is written without dots. */
  ungrouped?: true
  /** Smallest number, or fewest characters or items. */
  min?: number
  /** Largest number, or most characters or items. */
  max?: number
  /** Digits behind the comma, at most. */
  decimals?: number
  /** How late a day may be, or a number that is a year. */
  latest?: 'today' | 'thisYear' | 'nextYear'
  /** How a text is written: 'plate' (`formats.ts`). */
  format?: FormatName
  /** Asked for only while another field of the form, or of the form around it, holds one of these values. */
  when?: Record<string, readonly (string | boolean)[]>
  /** A text that has to be an address of the web while another field of the form holds one of these values. */
  web?: Record<string, readonly string[]>
  /** Longer than a column: it takes a whole line. */
  wide?: true
  /** Stands with the field before it in the place of one: a longitude with its latitude. */
  paired?: true
  /** A password that is being chosen: the rules of new ones hold. */
  chosen?: true
  /** Asked of a new row alone. */
  onlyNew?: true
  /** For officers to fill in: a producer reads it, and what a producer sends for it is passed over. */
  staff?: true
  /** Shown to the public, who may trust it: what a producer changes of it waits until an officer has seen it. */
  vouched?: true
  /** The name this column had before. */
  was?: string
}

/** One field: how it is named on screen, and which kind of value it holds. */
export interface Field<
  T = unknown,
  Required extends boolean = boolean,
  K extends Kind = Kind,
  Inside extends Fields = Fields,
> extends FieldOptions {
  kind: K
  label: string
  required: Required
  /** For the type checker only: what a value of this field is. */
  readonly value?: T
  /** The resource a reference points at, or a count counts. */
  to?: string
  /** The row referred to must agree with this row on these fields: a product `within` its `manufacture_id`. */
  within?: readonly string[]
  /** The row referred to must hold these values: an approved product. */
  only?: Record<string, string | boolean>
  /** The field beside it that the successor of the row referred to belongs in. */
  leads?: string
  choices?: Choices
  machine?: Machine
  /** The rows, by another field, that are to move along the machine: of others its first state says nothing. */
  concerns?: Record<string, readonly string[]>
  /** What comes of a switch that ends sessions, publishes or hides: asked before it is flipped. */
  asks?: string
  /** The last word of the call that flips a toggle: 'change-highlight'. */
  call?: string
  /** How a code is numbered: 'SP-{6}' is SP-000123 (`codes.ts`). */
  numbering?: string
  /** The fields of each item of a list, a group, or of rows kept in a table of their own. */
  fields?: Inside
  /** Rows: their table, and its column that points back at this row. Count: the column that points here. */
  table?: string
  parent?: string
}

/** Whether a value is always there: it is asked for, or the server has set one from the beginning. */
type IsRequired<O> = O extends { when: object }
  ? false
  : O extends { required: true } | { auto: true; default: string | number | boolean }
    ? true
    : false
type Options = FieldOptions

/** What a value is of the kinds that need nothing but a label. */
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

/** What a format says stands beneath the input, where the field says nothing itself. */
const written = ({ format, help = format && formats[format].help }: Options): Options => ({
  ...(format && { format }),
  ...(help && { help }),
})

const plain =
  <const K extends keyof Plain>(kind: K, usual: Options = {}) =>
  <const O extends Options = Record<never, never>>(label: string, options?: O): Field<Plain[K], IsRequired<O>, K> => ({
    ...usual,
    ...options,
    ...written({ ...usual, ...options }),
    kind,
    label,
    required: (options?.required ?? false) as IsRequired<O>,
  })

export const text = plain('text')
export const longText = plain('longText')
/** Formatted text, kept as sanitised HTML. */
export const richText = plain('richText')
export const email = plain('email', { format: 'email' })
export const phone = plain('phone', { format: 'phone' })
export const url = plain('url', { format: 'url' })
/** A citizen's number: kept encrypted, shown masked to those who may not edit the row, never searched. */
export const identity = plain('identity', { format: 'identity' })
export const password = plain('password')
/** A number given out by GS1: `gs1('Mã GLN', { format: 'gln' })`; its last digit checks the others. */
export const gs1 = plain('gs1')
export const integer = plain('integer')
export const decimal = plain('decimal')
/** Whole đồng. */
export const money = plain('money')
/** A day of the calendar, 'YYYY-MM-DD'. */
export const date = plain('date')
/** A moment in time, kept in UTC and shown in UTC+7. */
export const moment = plain('moment')
/** The address of an uploaded picture. */
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

/** A yes or no that the form asks for. */
export const flag = (label: string, options?: Options): Field<boolean, true, 'flag'> => ({
  default: false,
  ...options,
  kind: 'flag',
  label,
  required: true,
})

/** A yes or no that says how a form is carried out, and is not kept. */
export const question = (label: string, options?: Options): Field<boolean, true, 'question'> => ({
  default: false,
  ...options,
  kind: 'question',
  label,
  required: true,
})

/** An on/off mark switched by a call of its own: `PUT /products/7/change-highlight`. */
export const toggle = <const C extends string>(
  label: string,
  call: C,
  options?: Options & Pick<Field, 'asks'>,
): Field<boolean, true, 'toggle'> & { call: C } => ({
  default: false,
  ...options,
  kind: 'toggle',
  label,
  call,
  required: true,
})

/** The number a row is known by, given by the server: `code('Mã sản phẩm', 'SP-{6}')`. */
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

/** The part of a web address made from the row's title when none is given. */
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

export const choices = <const C extends Choices, const O extends Options = Record<never, never>>(
  label: string,
  of: C,
  options?: O,
): Field<(keyof C & string)[], true, 'choices'> => ({
  ...options,
  kind: 'choices',
  label,
  choices: of,
  required: (options?.required ?? false) as true,
})

/** Where a row stands; moved by `PUT …/change-status/{status}` along its machine, never by a form. */
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

/** A link to one row of another resource. */
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

/** Links to several rows, in order. */
export const references = (label: string, to: string, options?: Link): Field<number[], true, 'references'> => ({
  ...options,
  kind: 'references',
  label,
  to,
  required: (options?.required ?? false) as true,
})

/** A short list kept in the row itself: `list('Tiêu chuẩn', { code: text('Số hiệu') })`. */
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

/** A few values that belong together, kept in the row itself. */
export const group = <const F extends Fields, const O extends Options = Record<never, never>>(
  label: string,
  fields: F,
  options?: O,
): Field<Values<F>, IsRequired<O>, 'group', F> => ({
  ...options,
  kind: 'group',
  label,
  fields,
  required: (options?.required ?? false) as IsRequired<O>,
})

/** Rows of a table of their own that live and travel inside this one. */
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

/** How many rows of another resource point here through `parent`. */
export const count = (label: string, to: string, parent: string): Field<number, true, 'count'> => ({
  kind: 'count',
  label,
  to,
  parent,
  auto: true,
  required: true,
})

export type ValueOf<F> = F extends Field<infer T, infer Required> ? (Required extends true ? T : T | null) : never

/** The values of a set of fields. */
export type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
