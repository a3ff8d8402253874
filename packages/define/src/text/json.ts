/** Maximum nesting depth: no form or map goes deeper; deeper input is an attempt to overflow the stack. */
const MOST_DEEP = 32

/** Thrown for JSON nested deeper than `MOST_DEEP`. */
export class TooDeep extends Error {}

/** Names no field may have: properties every object inherits, and `toJSON`. */
const isTaken = (name: string): boolean => name in Object.prototype || name === 'toJSON'

/**
 * Parses JSON from a request. Invalid text, or nesting deeper than 32 levels, throws before any object is built. Keys
 * such as `__proto__` and `toString` are dropped, against prototype pollution.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new TooDeep(`deeper than ${MOST_DEEP} levels`)
  return withoutTaken(JSON.parse(text))
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '[' || sign === '{') {
      if (++depth > MOST_DEEP) return true
    } else if (sign === ']' || sign === '}') depth--
  }
  return false
}

/** The end of the string literal that starts here. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function withoutTaken(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) value.forEach(withoutTaken)
  else {
    for (const [name, inner] of Object.entries(value)) {
      if (isTaken(name)) Reflect.deleteProperty(value, name)
      else withoutTaken(inner)
    }
  }
  return value
}
