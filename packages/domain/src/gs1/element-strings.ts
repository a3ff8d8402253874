import { identifierOf } from './application-identifiers.ts'
import type { Identifier } from './application-identifiers.ts'

/** Elements of a GS1 code: values by application identifier, in the order of the code. */
export type Elements = ReadonlyMap<string, string>

/** Validates elements one by one and in combination: the first error in words, or null. */
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

/** Pattern match: '31nn' means any identifier of that length. */
const isLike = (ai: string, pattern: string): boolean =>
  ai.length === pattern.length && [...pattern].every((sign, index) => sign === 'n' || sign === ai[index])
