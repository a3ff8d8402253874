import { identifierOf } from './application-identifiers.ts'
import type { Identifier } from './application-identifiers.ts'

/** What a GS1 code says: values by application identifier, in the order they came. */
export type Elements = ReadonlyMap<string, string>

/** FNC1 as scanners send it: the end of a value of open length. */
export const SEPARATOR = '\u001d'

/**
 * Reads what a scanner sends, with FNC1 as its separator, or what people write, '(01)09521234001010(10)LO-7'; null where that is
 * neither. Whether the values are right is for `elementsProblem` to say.
 */
export const readElements = (text: string): Elements | null =>
  text.startsWith('(') ? readBracketed(text) : readScanned(withoutSeparator(text))

function readBracketed(text: string): Elements | null {
  const [before, ...parts] = text.split(/\((\d{2,4})\)/)
  if (before !== '' || parts.length === 0) return null
  return collected(
    parts.flatMap((part, index): [string, string][] => (index % 2 === 0 ? [[part, parts[index + 1]!]] : [])),
  )
}

function readScanned(text: string): Elements | null {
  const pairs: [string, string][] = []
  let rest = text
  while (rest !== '') {
    const identifier = [2, 3, 4]
      .map((length) => identifierOf(rest.slice(0, length)))
      .find((known) => known !== undefined)
    if (!identifier) return null
    const { ai, fixed, parts } = identifier
    const open = rest.indexOf(SEPARATOR, ai.length)
    const end = fixed ? ai.length + parts.reduce((sum, { most }) => sum + most, 0) : open === -1 ? rest.length : open
    pairs.push([ai, rest.slice(ai.length, end)])
    rest = withoutSeparator(rest.slice(end))
  }
  return pairs.length > 0 ? collected(pairs) : null
}

const withoutSeparator = (text: string): string => (text.startsWith(SEPARATOR) ? text.slice(1) : text)

/** One value for each identifier; to say the same twice is no harm. */
function collected(pairs: readonly [string, string][]): Elements | null {
  const elements = new Map<string, string>()
  for (const [ai, value] of pairs) {
    if ((elements.get(ai) ?? value) !== value) return null
    elements.set(ai, value)
  }
  return elements
}

/** As a code carries them, FNC1 first. */
export function writeElements(elements: Elements): string {
  const last = [...elements.keys()].at(-1)
  return (
    SEPARATOR +
    [...elements].map(([ai, value]) => ai + value + (ai === last || identifierOf(ai)?.fixed ? '' : SEPARATOR)).join('')
  )
}

/** As they are printed for people to read. */
export const bracketed = (elements: Elements): string => [...elements].map(([ai, value]) => `(${ai})${value}`).join('')

/** The first thing that is wrong with elements, in words; null when they are as GS1 asks, each by itself and all together. */
export function elementsProblem(elements: Elements): string | null {
  for (const [ai, value] of elements) {
    const identifier = identifierOf(ai)
    if (!identifier) return `Không biết mã (${ai})`
    const { label, needs, never } = identifier
    if (!isFit(identifier, value)) return `${label} (${ai}) không hợp lệ`
    const others = [...elements.keys()].filter((other) => other !== ai)
    const stranger = others.find((other) => never.some((pattern) => isLike(other, pattern)))
    if (stranger) return `${label} (${ai}) không đi cùng (${stranger})`
    const isMet =
      needs.length === 0 || needs.some((set) => set.every((pattern) => others.some((other) => isLike(other, pattern))))
    if (!isMet)
      return `${label} (${ai}) phải đi cùng ${needs.map((set) => set.map((pattern) => `(${pattern})`).join('')).join(' hoặc ')}`
  }
  return null
}

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

/** '31nn' means any identifier of that length. */
const isLike = (ai: string, pattern: string): boolean =>
  ai.length === pattern.length && [...pattern].every((sign, index) => sign === 'n' || sign === ai[index])
