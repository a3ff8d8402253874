import type { AmbiguousNumber } from '@trace/define/kinds/parse/number.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { spellNumber } from '@trace/define/text/spell-number.ts'

/** The sender's answer to how the numbers of a column are written. */
export interface NumberAnswer {
  column: string
  decimal: 'comma' | 'point'
}

/** A column with a text that can be read as two numbers: the text, and both numbers in words. */
export interface NumberQuestion {
  column: string
  said: string
  comma: string
  point: string
}

export type NumberQuestions = ReturnType<typeof openNumberQuestions>

/**
 * Collects one question for each column whose numbers can be read in two ways; columns with an answer are read
 * accordingly.
 */
export function openNumberQuestions(answers: readonly NumberAnswer[]) {
  const known = new Map(answers.map(({ column, decimal }) => [column, decimal]))
  const asked = new Map<string, NumberQuestion>()

  return {
    asked,
    /** Returns the number that is meant; null as long as the column has no answer. */
    answer(column: string, { said, readings: [comma, point] }: AmbiguousNumber): number | null {
      const decimal = known.get(column)
      if (decimal !== undefined) return decimal === 'comma' ? comma : point
      if (!asked.has(column)) asked.set(column, { column, said, comma: inWords(comma), point: inWords(point) })
      return null
    },
  }
}

const inWords = (value: number): string => `${formatNumber(value, 4)} (${spellNumber(value)})`
