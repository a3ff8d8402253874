import type { Kind } from '../../field.ts'
import type { Parse } from '../kind.ts'
import { parseBoundary } from './boundary.ts'
import { parseChoice, parseChoices } from './choice.ts'
import { parseDate, parseMoment } from './date.ts'
import { parseFlag } from './flag.ts'
import { parseFile, parseMedia } from './media.ts'
import { parseDecimal, parseInteger, parseMoney } from './number.ts'
import { parsePassword } from './password.ts'
import { parseReference, parseReferences } from './reference.ts'
import { parseIdentity, parseLongText, parseRichText, parseText, parseUrl } from './text.ts'

/** For kinds whose fields are parsed separately (`read.ts`), and kinds that are never sent. */
const nothing = () => null

/** How each kind is parsed: what forms, requests and sheets need, and lists do not. */
export const parsers: Record<Kind, Parse> = {
  text: parseText,
  longText: parseLongText,
  richText: parseRichText,
  email: parseText,
  phone: parseText,
  url: parseUrl,
  code: parseText,
  slug: parseText,
  gs1: parseText,
  identity: parseIdentity,
  password: parsePassword,
  integer: parseInteger,
  decimal: parseDecimal,
  money: parseMoney,
  date: parseDate,
  moment: parseMoment,
  toggle: parseFlag,
  flag: parseFlag,
  question: parseFlag,
  choice: parseChoice,
  choices: parseChoices,
  status: parseChoice,
  reference: parseReference,
  references: parseReferences,
  image: parseFile,
  images: parseMedia,
  file: parseFile,
  files: parseMedia,
  boundary: parseBoundary,
  list: nothing,
  group: nothing,
  rows: nothing,
  count: nothing,
}

export { parseBoundary } from './boundary.ts'
export { parseDate, parseMoment } from './date.ts'
export { parseText, UNREADABLE } from './text.ts'
