import { checkCharacter, crockford } from '../../text/crockford.ts'

const body = 9

/** How many codes a province has: random numbers below this make different ones. */
export const traceCodes = 32 ** body

/**
 * The public code of a trace, 12 signs: the province, nine signs that carry a random number below `traceCodes`, and the check
 * character of all before it.
 */
export function traceCode(province: string, randomNumber: number): string {
  let rest = randomNumber
  let text = ''
  for (let place = 0; place < body; place++) {
    text = crockford[rest % 32]! + text
    rest = Math.floor(rest / 32)
  }
  return province + text + checkCharacter(province + text)
}
