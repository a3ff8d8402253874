import { factMark, labelFacts, lineHeight, millimetres } from '@trace/domain'
import type { LabelFact, StampPrint } from '@trace/domain'
import type { StampValues } from './stamp.ts'

const fontSize = 7

/** Form values with one more fact on the label: under the lowest line, or at the top where there is none. */
export function addFact(print: StampPrint, values: StampValues, fact: LabelFact): StampValues {
  if (fact === 'product') return { print_product_name: true }
  const lines = Array.isArray(values.stamp_attributes) ? values.stamp_attributes : []
  const lowest = print.stamp_attributes
    .filter(({ text }) => text)
    .reduce((low, line) => (low && low.vertical >= line.vertical ? low : line), print.product_name_attribute)
  const line = millimetres(fontSize * lineHeight)
  const below = lowest ? lowest.vertical + millimetres(lowest.font_size * lineHeight) : 1
  const vertical = Math.round(Math.max(Math.min(below, print.height - line), 0) * 10) / 10
  const added = {
    text: `${labelFacts[fact].lead}${factMark(fact)}`,
    font_size: fontSize,
    horizontal: lowest?.horizontal ?? 1,
    vertical,
    align: lowest?.align ?? 'left',
  }
  return { stamp_attributes: [...lines, added] }
}
