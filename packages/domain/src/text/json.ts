/** Deeper than any form or map is; what is deeper was made to make a program that follows it fall. */
const MOST_DEEP = 32

/** Thrown for JSON that lies deeper than that. */
export class TooDeep extends Error {}

/** What no field is called: names that every object has anyway, and that say how it turns into text or a number. */
const isTaken = (name: string): boolean => name in Object.prototype || name === 'toJSON'

/**
 * Reads JSON that somebody sent. Text that is none, or that lies deeper than 32 levels, throws before anything is built of it; names
 * such as `__proto__` and `toString` are left out, so that what is built behaves as objects do.
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

/** Where the string that begins here ends. */
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
