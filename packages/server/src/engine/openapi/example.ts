import { formatCode, formats, isAskedFor, isMany, joinedName, kinds, Problem } from '@trace/domain'
import type { Field, Fields } from '@trace/domain'

type Values = Record<string, unknown>

/** An example of a request body that passes validation. */
export function exampleOf(fields: Fields): Values {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!field.auto) values[name] = isAskedFor(field, values) ? exampleValue(name, field) : isMany(field) ? [] : null
  }
  return values
}

/** An example of an answered row, with the names of references. */
export function exampleRow(fields: Fields, isJoined = true): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'password' || field.kind === 'question') return []
      const value = answeredValue(name, field)
      const named = { id: 1, name: field.label }
      if (!isJoined || (field.kind !== 'reference' && field.kind !== 'references')) return [[name, value]]
      return [
        [name, value],
        [joinedName(name), field.kind === 'references' ? [named] : named],
      ]
    }),
  )
}

function answeredValue(name: string, field: Field): unknown {
  if (field.kind === 'rows') return [{ id: 1, ...exampleRow(field.fields ?? {}) }]
  return field.fields ? inside(field, exampleRow(field.fields, false)) : exampleValue(name, field)
}

function exampleValue(name: string, field: Field): unknown {
  const { kind, default: usual, choices, machine, numbering, format, fields } = field
  if (fields) return inside(field, exampleOf(fields))
  if (machine) return machine.initial
  if (usual !== undefined) return usual
  switch (kind) {
    case 'choice':
      return Object.keys(choices!)[0]
    case 'choices':
      return Object.keys(choices!).slice(0, 1)
    case 'code':
      return formatCode(numbering ?? '{6}', { day: DAY, province: '22', seq: 1 })
    case 'integer':
    case 'decimal':
    case 'money':
    case 'count':
      return numberWithin(field)
    case 'date':
      return dayOf(name)
    default:
      return PLAIN[kind] ?? (format ? formats[format].example : textFor(name, field))
  }
}

const inside = ({ kind }: Field, values: Values): unknown => (kind === 'group' ? values : [values])

const DAY = '2026-03-01'

/** Birthdays and expiry dates need other days than the rest. */
const dayOf = (name: string): string =>
  name === 'birthday' ? '1985-06-15' : /expir|wanted/.test(name) ? '2030-03-01' : DAY

const PICTURE = '/files/2026/03/6f1c0d5b9a7e4f2c8d3b1a0e5c7f9d24.webp'
const DOCUMENT = '/files/2026/03/2b8e4d6f0a1c4e3f9b7d5a8c6e0f1d32.pdf'

const PLAIN: Partial<Record<Field['kind'], unknown>> = {
  password: 'mật khẩu đủ dài',
  moment: `${DAY}T01:30:00.000Z`,
  toggle: true,
  flag: true,
  reference: 1,
  references: [1],
  image: PICTURE,
  images: [{ url: PICTURE, caption: 'Ảnh sản phẩm' }],
  file: DOCUMENT,
  files: [{ url: DOCUMENT, caption: 'Tài liệu' }],
  richText: '<p>Búp non hái vào sáng sớm, sấy lạnh trong ngày.</p>',
  boundary: {
    type: 'Polygon',
    coordinates: [
      [
        [107.28, 21.27],
        [107.29, 21.27],
        [107.29, 21.28],
        [107.28, 21.27],
      ],
    ],
  },
}

function numberWithin({ kind, min = 0, max = Infinity }: Field): number {
  const usual = { money: 45_000, decimal: 2.5 }[kind as string] ?? 10
  return Math.min(Math.max(usual, min), max)
}

/**
 * Example text: the one in the field's help, a sentence about the field, or the first of a few words that passes
 * validation.
 */
function textFor(name: string, field: Field): string {
  const given = field.help?.match(/ví dụ:? (\S+)/i)?.[1]
  const words = [...(given ? [given] : []), `${field.label} mẫu`, ...WORDS]
  const fit = words.find((word) => passes(word, field))
  if (!fit) throw new RangeError(`No example is known for '${name}'`)
  return fit
}

const WORDS = ['vi-du.vn', 'kg']

function passes(word: string, field: Field): boolean {
  try {
    return kinds[field.kind].parse(word, field) === word
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
