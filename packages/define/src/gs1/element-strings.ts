import { identifierAt, identifierOf } from './application-identifiers.ts'
import type { Identifier } from './application-identifiers.ts'

/** Elements of a GS1 code: values by application identifier, in the order of the code. */
export type Elements = ReadonlyMap<string, string>

/** One value of a code. Codes that are read together may contain the same element twice. */
export type Element = readonly [ai: string, value: string]

export interface ElementOptions {
  /** Takes identifiers that the dictionary does not have. */
  unknown?: boolean
  /**
   * Skips the check that an element comes with those it requires, since they may be in another code of the same
   * goods.
   */
  alone?: boolean
}

/** Validates elements one by one and in combination: the first error in words, or null. */
export function elementsProblem(elements: Iterable<Element>, { unknown = false, alone = false }: ElementOptions = {}) {
  const all = [...elements]
  const values = new Map(all)
  for (const [ai, value] of all) {
    const problem = valueProblem(identifierOf(ai, unknown), ai, value)
    if (problem) return problem
    if (values.get(ai) !== value) return `${identifierOf(ai, unknown)!.label} (${ai}) có hai giá trị khác nhau`
  }
  for (const ai of values.keys()) {
    const problem = combinationProblem(identifierOf(ai, unknown)!, [...values.keys()], alone)
    if (problem) return problem
  }
  return signatureProblem(values)
}

function valueProblem(identifier: Identifier | undefined, ai: string, value: string): string | null {
  if (!identifier) return `Không biết mã (${ai})`
  return isFit(identifier, value) ? null : `${identifier.label} (${ai}) không hợp lệ`
}

function combinationProblem({ ai, label, needs, never }: Identifier, all: string[], alone: boolean): string | null {
  const others = all.filter((other) => other !== ai)
  const isThere = (pattern: string) => others.some((other) => isLike(other, pattern))
  const stranger = others.find((other) => never.some((pattern) => isLike(other, pattern)))
  if (stranger) return `${label} (${ai}) không đi cùng (${stranger})`
  const missing = alone ? undefined : needs.find((sets) => !sets.some((set) => set.every(isThere)))
  if (!missing) return null
  const said = missing.map((set) => set.map((pattern) => `(${pattern})`).join(''))
  return `${label} (${ai}) phải đi cùng ${said.join(' hoặc ')}`
}

/** A signature, AI (8030), is for a single item: keys with an optional serial must then have it. */
function signatureProblem(values: Elements): string | null {
  if (!values.has('8030')) return null
  const bare = ['253', '255', '8003'].find((ai) => values.get(ai)?.length === leastOf(ai))
  return bare === undefined ? null : `${identifierOf(bare)!.label} (${bare}) phải có số sê-ri khi có chữ ký số (8030)`
}

const leastOf = (ai: string): number =>
  identifierOf(ai)!.parts.reduce((sum, { least, optional }) => sum + (optional ? 0 : least), 0)

function isFit({ parts }: Identifier, value: string): boolean {
  let rest = value
  for (const { least, most, optional, holds } of parts) {
    if (optional && rest === '') return true
    const stretch = rest.slice(0, most)
    if (stretch.length < least || !holds(stretch)) return false
    rest = rest.slice(stretch.length)
  }
  return rest === ''
}

/** Pattern match: '31nn' means any identifier of that length. */
const isLike = (ai: string, pattern: string): boolean =>
  ai.length === pattern.length && [...pattern].every((sign, index) => sign === 'n' || sign === ai[index])

const longestCode = 8191
const mostElements = 64

/**
 * Reads the text that a scanner sends, beginning with FNC1 as ^ or as its control character, or the form that people
 * write, '(01)09521234001010(10)LO-7', where \( is a bracket of the value. Null when it is neither, or a value is
 * invalid.
 */
export function readElements(text: string, { unknown = false }: ElementOptions = {}): readonly Element[] | null {
  if (text.length > longestCode) return null
  const carried = text.replace(/^\](?:C1|d2|e0|Q3|J1)/, '^').replaceAll('\u001d', '^')
  const elements = carried.startsWith('(') ? readPrinted(carried, unknown) : readCarried(carried, unknown)
  const isRight = ([ai, value]: Element) => valueProblem(identifierOf(ai, unknown), ai, value) === null
  return elements && elements.length > 0 && elements.length <= mostElements && elements.every(isRight) ? elements : null
}

function readPrinted(text: string, unknown: boolean): Element[] | null {
  const [before, ...parts] = text.split(/(?<!\\)\((\d{2,4})\)/)
  if (before !== '' || parts.some((part) => /(?<!\\)\(/.test(part))) return null
  const pairs = parts.flatMap((ai, index): Element[] =>
    index % 2 === 0 ? [[ai, parts[index + 1]!.replaceAll('\\(', '(')]] : [],
  )
  return pairs.every(([ai]) => identifierOf(ai, unknown)) ? pairs : null
}

function readCarried(text: string, unknown: boolean): Element[] | null {
  if (!text.startsWith('^')) return null
  const pairs: Element[] = []
  for (let rest = text.slice(1); rest !== '';) {
    const identifier = identifierAt(rest, unknown)
    if (!identifier) return null
    const { ai, fixed, parts } = identifier
    const separator = rest.indexOf('^')
    const open = separator < 0 ? rest.length : separator
    const end = fixed ? Math.min(open, ai.length + parts.reduce((sum, { most }) => sum + most, 0)) : open
    pairs.push([ai, rest.slice(ai.length, end)])
    rest = rest.slice(rest[end] === '^' ? end + 1 : end)
  }
  return pairs
}
