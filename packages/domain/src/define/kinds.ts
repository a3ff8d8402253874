import type { Field, Kind } from './field.ts'
import { parseBoundary } from './parse-boundary.ts'
import {
  parseChoice,
  parseChoices,
  parseDate,
  parseDecimal,
  parseFile,
  parseFlag,
  parseIdentity,
  parseInteger,
  parseLongText,
  parseMedia,
  parseMoment,
  parseMoney,
  parsePassword,
  parseReference,
  parseReferences,
  parseRichText,
  parseText,
  parseUrl,
} from './parse.ts'

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown }

interface KindRules {
  /** Column type in PostgreSQL; null for what is stored in another table. */
  column: string | null
  schema: JsonSchema
  /** Parses a value that is not blank into the stored value, or throws the `Problem` to show. */
  parse(raw: unknown, field: Field): unknown
}

const string: JsonSchema = { type: 'string' }
const media: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { url: string, caption: string }, required: ['url'] },
}
const nothing = () => null

const rules = (column: string | null, schema: JsonSchema, parse: KindRules['parse']): KindRules => ({
  column,
  schema,
  parse,
})

/** How each kind is stored, described and parsed. Lists, groups and rows are parsed field by field (`read.ts`). */
export const kinds: Record<Kind, KindRules> = {
  text: rules('text', string, parseText),
  longText: rules('text', string, parseLongText),
  richText: rules('text', { type: 'string', contentMediaType: 'text/html' }, parseRichText),
  email: rules('text', { type: 'string', format: 'email' }, parseText),
  phone: rules('text', string, parseText),
  url: rules('text', { type: 'string', format: 'uri' }, parseUrl),
  code: rules('text', string, parseText),
  slug: rules('text', string, parseText),
  identity: rules('text', string, parseIdentity),
  password: rules(null, { type: 'string', format: 'password', writeOnly: true }, parsePassword),
  gs1: rules('text', string, parseText),
  integer: rules('integer', { type: 'integer' }, parseInteger),
  decimal: rules('numeric(14,4)', { type: 'number' }, parseDecimal),
  money: rules('bigint', { type: 'integer', minimum: 0 }, parseMoney),
  date: rules('date', { type: 'string', format: 'date' }, parseDate),
  moment: rules('timestamptz', { type: 'string', format: 'date-time' }, parseMoment),
  toggle: rules('boolean', { type: 'boolean' }, parseFlag),
  question: rules(null, { type: 'boolean' }, parseFlag),
  flag: rules('boolean', { type: 'boolean' }, parseFlag),
  choice: rules('text', string, parseChoice),
  choices: rules('text[]', { type: 'array', items: string }, parseChoices),
  status: rules('text', string, parseChoice),
  reference: rules('integer', { type: 'integer' }, parseReference),
  references: rules('integer[]', { type: 'array', items: { type: 'integer' } }, parseReferences),
  image: rules('text', string, parseFile),
  images: rules('jsonb', media, parseMedia),
  file: rules('text', string, parseFile),
  files: rules('jsonb', media, parseMedia),
  boundary: rules('jsonb', { type: 'object' }, parseBoundary),
  list: rules('jsonb', { type: 'array' }, nothing),
  group: rules('jsonb', { type: 'object' }, nothing),
  rows: rules(null, { type: 'array' }, nothing),
  count: rules(null, { type: 'integer' }, nothing),
}

/** Kinds with several values; blank is an empty list. */
export const isMany = ({ kind }: Field): boolean =>
  ['choices', 'references', 'images', 'files', 'list', 'rows'].includes(kind)

/** Kinds a list can be sorted by. */
export const isSortable = ({ kind }: Field): boolean =>
  [
    'text',
    'email',
    'phone',
    'url',
    'code',
    'slug',
    'gs1',
    'integer',
    'decimal',
    'money',
    'date',
    'moment',
    'toggle',
    'flag',
    'choice',
    'status',
    'reference',
  ].includes(kind)

/** Kinds a list can be filtered by value: `status=a,b`. */
export const isFilter = ({ kind }: Field): boolean =>
  [
    'choice',
    'choices',
    'status',
    'toggle',
    'flag',
    'reference',
    'references',
    'integer',
    'code',
    'slug',
    'gs1',
    'phone',
    'email',
  ].includes(kind)

/** Kinds a list can be filtered by range: `price_from` and `price_to`. */
export const isRange = ({ kind }: Field): boolean => ['integer', 'decimal', 'money', 'date', 'moment'].includes(kind)
