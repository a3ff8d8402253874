import { checkCharacter, crockford } from '@trace/define/text/crockford.ts'

const body = 9

/** Number of codes per province: random numbers below it give different codes. */
export const traceCodeCount = 32 ** body

/**
 * The public code of a trace, 12 characters: the province, nine characters for a random number below `traceCodeCount`, and
 * a check character.
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
