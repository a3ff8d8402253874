import { factMark, labelFacts } from '@trace/domain/areas/labels/printing/label-facts.ts'
import type { LabelFact } from '@trace/domain/areas/labels/printing/label-facts.ts'
import type { StampPrint } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { fittedLine } from '@trace/domain/areas/labels/printing/stamp-templates.ts'
import { lineHeight, pointsInMillimetres } from '@trace/define/text/text-width.ts'
import type { LabelSample } from './label-sample.ts'
import type { StampValues } from './stamp.ts'

const fontSize = 7
const margin = 1

/** Form values with one more fact on the label: below the lowest line or, without lines, at the top. */
export function addFact(
  print: StampPrint,
  values: StampValues,
  fact: LabelFact,
  facts: LabelSample['facts'],
): StampValues {
  if (fact === 'product') return { print_product_name: true }
  const lines = Array.isArray(values.stamp_attributes) ? values.stamp_attributes : []
  const lowest = print.stamp_attributes
    .filter(({ text }) => text)
    .reduce((low, line) => (low && low.vertical >= line.vertical ? low : line), print.product_name_attribute)
  const line = pointsInMillimetres(fontSize * lineHeight)
  const below = lowest ? lowest.vertical + pointsInMillimetres(lowest.font_size * lineHeight) : 1
  const vertical = Math.round(Math.max(Math.min(below, print.height - line), 0) * 10) / 10
  const text = `${labelFacts[fact].lead}${factMark(fact)}`
  const horizontal = lowest?.horizontal ?? 1
  const right = print.horizontal > horizontal ? print.horizontal : print.width - margin
  const added = {
    text,
    font_size: fittedLine(text, facts, fontSize, right - horizontal),
    horizontal,
    vertical,
    align: lowest?.align ?? 'left',
  }
  return { stamp_attributes: [...lines, added] }
}
