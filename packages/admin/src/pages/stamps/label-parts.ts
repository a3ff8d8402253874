import { layoutStamp, textPlaces } from '@trace/domain'
import type { StampContent, StampPrint, TextPlace, TextRun } from '@trace/domain'
import type { Values } from '../../screens/form-state.ts'
import { words } from './words.ts'

/** One thing on a label that has a place of its own. */
export interface LabelPart {
  label: string
  /** The text as it is set; the code when there is none. */
  run: TextRun | null
  x: number
  y: number
  /** Millimetres that its place is told in. */
  step: number
  /** The values of the form that put it elsewhere. */
  at(x: number, y: number): Values
}

/** The code and the texts of a label, each as the layout sets it, with the values that say where it stands. */
export function labelParts(print: StampPrint, values: Values, content: StampContent, modules: number): LabelPart[] {
  const bare = { ...print, print_product_name: false, print_product_created_at: false, stamp_attributes: [] }
  const places = textPlaces(print, modules)
  const lines = (values['stamp_attributes'] ?? []) as readonly Values[]

  const text = (label: string, only: Partial<StampPrint>, place: TextPlace, put: (place: TextPlace) => Values): LabelPart[] =>
    layoutStamp({ ...bare, ...only }, content, modules).texts.map((run) => (
      { label, run, x: place.horizontal, y: place.vertical, step: 0.5, at: (horizontal, vertical) => put({ ...place, horizontal, vertical }) }
    ))
  const { print_product_name, print_product_created_at, stamp_attributes } = print

  return [
    { label: words.qr, run: null, x: print.horizontal, y: print.vertical, step: 1, at: (horizontal, vertical) => ({ horizontal, vertical }) },
    ...text(content.product_name, { print_product_name }, places.name, (product_name_attribute) => ({ product_name_attribute })),
    ...text(content.product_created_at, { print_product_created_at }, places.created, (product_created_at_attribute) => ({ product_created_at_attribute })),
    ...stamp_attributes.flatMap((line, slot) => text(line.text || words.line(slot + 1), { stamp_attributes: [line] }, line, ({ horizontal, vertical }) => (
      { stamp_attributes: lines.with(slot, { ...lines[slot], horizontal, vertical }) }
    ))),
  ]
}
