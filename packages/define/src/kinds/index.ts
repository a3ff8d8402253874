import type { Field, Kind } from '../field.ts'
import { boundaryRules } from './boundary.ts'
import { choiceRules } from './choice.ts'
import { codeRules } from './code.ts'
import { dateRules } from './date.ts'
import { flagRules } from './flag.ts'
import { identityRules } from './identity.ts'
import { itemsRules } from './items.ts'
import type { KindRules } from './kind.ts'
import { mediaRules } from './media.ts'
import { numberRules } from './number.ts'
import { passwordRules } from './password.ts'
import { referenceRules } from './reference.ts'
import { richTextRules } from './rich-text.ts'
import { statusRules } from './status.ts'
import { textRules } from './text.ts'

const rules = {
  ...textRules,
  ...codeRules,
  ...numberRules,
  ...dateRules,
  ...flagRules,
  ...choiceRules,
  ...referenceRules,
  ...mediaRules,
  ...itemsRules,
  richText: richTextRules,
  identity: identityRules,
  password: passwordRules,
  status: statusRules,
  boundary: boundaryRules,
} satisfies Record<Kind, KindRules>

/** How each kind is stored, listed and included in answers. */
export const kinds: Record<Kind, KindRules> = rules

type Rules = typeof rules

/** The kinds that answers include in the given way: in lists, only in a single row, or never. */
export type KindsAnswered<Where extends KindRules['answered']> = {
  [K in Kind]: Rules[K]['answered'] extends Where ? K : never
}[Kind]

/** The kinds that fit into a cell of a sheet. */
export type SheetedKind = { [K in Kind]: Rules[K]['sheeted'] extends true ? K : never }[Kind]

/** Kinds with several values; blank is an empty list. */
export const isMany = ({ kind }: Field): boolean => kinds[kind].many === true

/** Kinds a list can be sorted by. */
export const isSortable = ({ kind }: Field): boolean => kinds[kind].sorted

/** Kinds whose order in a list is that of the Vietnamese alphabet: Đ after D, ô after o. */
export const isCollated = ({ kind }: Field): boolean =>
  kinds[kind].sorted && kinds[kind].column === 'text' && kind !== 'choice' && kind !== 'status'

/** Kinds a list can be filtered by value: `status=a,b`. */
export const isFilterable = ({ kind }: Field): boolean => kinds[kind].filter !== null

/** Whether lists can be filtered by a range of this field: `price_from` and `price_to`. */
export const isRangeFilterable = ({ kind }: Field): boolean => kinds[kind].range

export { boundary } from './boundary.ts'
export { choice, choices } from './choice.ts'
export { code, slug } from './code.ts'
export { date, moment } from './date.ts'
export { flag, question, toggle } from './flag.ts'
export { identity } from './identity.ts'
export { group, list, namedBy, rows } from './items.ts'
export { file, files, image, images } from './media.ts'
export type { Media } from './media.ts'
export { count, decimal, integer, money, USUAL_PLACES } from './number.ts'
export { password } from './password.ts'
export { reference, references } from './reference.ts'
export { richText } from './rich-text.ts'
export { status } from './status.ts'
export { email, gs1, longText, phone, text, url } from './text.ts'
export type { JsonSchema, KindRules } from './kind.ts'
