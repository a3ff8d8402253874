import { checks } from './checks.ts'
import { labelOfIdentifier } from './identifier-labels.ts'
import { dictionary } from './syntax-dictionary.ts'

/** One component of a value. Only the last may have a variable length, and optional components come last. */
export interface Part {
  least: number
  most: number
  optional: boolean
  /** Character set and content. */
  holds(text: string): boolean
}

/** Rules of one application identifier (GS1 General Specifications, section 3). */
export interface Identifier {
  ai: string
  label: string
  parts: readonly Part[]
  /** Predefined length: known from its first two digits, so no separator follows. */
  fixed: boolean
  /** Whether it may be a data attribute, behind the ? of a Digital Link. */
  attribute: boolean
  /** For primary keys of a Digital Link: the identifiers that may follow in the path, in order, by alternatives. */
  path: readonly (readonly string[])[] | null
  /** From each list, one set must be present; n stands for any digit. */
  needs: readonly (readonly (readonly string[])[])[]
  /** None of these may be present. */
  never: readonly string[]
  /** Not in the dictionary. */
  unknown?: true
}

const CHARACTER_SETS: Record<string, string> = { N: 'csetnumeric', X: 'cset82', Y: 'cset39', Z: 'cset64' }

/** Parses a component of the dictionary: 'N14,csum' has 14 digits, '[X..17]' up to 17 characters or nothing. */
function partOf(said: string): Part {
  const [type = '', ...names] = said.split(',')
  const [, open, set = '', most = '', upTo = ''] = /^(\[?)([NXYZ])(?:(\d+)|\.\.(\d+))\]?$/.exec(type) ?? []
  const all = [CHARACTER_SETS[set]!, ...names].map((name) => checks[name]!)
  return {
    least: most ? Number(most) : 1,
    most: Number(most || upTo),
    optional: open === '[',
    holds: (text) => all.every((check) => check(text)),
  }
}

/** Expands '91-99' to all identifiers it stands for. */
function expanded(said: string): string[] {
  const [first = '', last = first] = said.split('-')
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  )
}

const words = (text: string, separator: string): string[] => text.split(separator).filter(Boolean)

function identifiersOf([ais, flags, parts, conditions]: (typeof dictionary)[number]): Identifier[] {
  const said = (name: string) =>
    words(conditions, ' ')
      .map((condition) => condition.split('='))
      .flatMap(([key, list = '']) => (key === name ? [list] : []))
  const [path] = said('dlpkey')
  const told = {
    parts: words(parts, ' ').map(partOf),
    fixed: flags.includes('*'),
    attribute: flags.includes('?'),
    path: path === undefined ? null : path.split('|').map((order) => words(order, ',')),
    needs: said('req').map((list) => list.split(',').map((set) => set.split('+'))),
    never: said('ex').flatMap((list) => list.split(',')),
  }
  return expanded(ais).map((ai) => ({ ...told, ai, label: labelOfIdentifier(ai) }))
}

/** All identifiers of the dictionary. */
export const knownIdentifiers: readonly Identifier[] = dictionary.flatMap(identifiersOf)

const byNumber = new Map(knownIdentifiers.map((identifier) => [identifier.ai, identifier]))

/** Identifiers that begin with the same two digits have the same length. */
const lengths = new Map(knownIdentifiers.map(({ ai }) => [ai.slice(0, 2), ai.length]))

/**
 * Rules for an identifier that a later dictionary may contain. The length of some is known from their first two digits.
 */
function unknownIdentifier(ai: string): Identifier | undefined {
  const length = lengths.get(ai.slice(0, 2))
  if (!/^\d{2,4}$/.test(ai) || (length !== undefined && length !== ai.length)) return undefined
  const measure = length === 4 && /^3[1-6]/.test(ai) ? 6 : length === 3 && ai.startsWith('41') ? 13 : null
  const label = labelOfIdentifier(ai)
  const part = { least: measure ?? 1, most: measure ?? 90, optional: false, holds: checks['cset82']! }
  const told = { path: null, needs: [], never: [], attribute: false, unknown: true } as const
  return { ai, label, parts: [part], fixed: measure !== null, ...told }
}

/** The rules of an identifier; for one that is not in the dictionary, only if `unknown` is set. */
export const identifierOf = (ai: string, unknown = false): Identifier | undefined =>
  byNumber.get(ai) ?? (unknown ? unknownIdentifier(ai) : undefined)

/** The identifier at the beginning of a text. */
export function identifierAt(text: string, unknown = false): Identifier | undefined {
  const length = lengths.get(text.slice(0, 2))
  return length === undefined ? undefined : identifierOf(text.slice(0, length), unknown)
}
