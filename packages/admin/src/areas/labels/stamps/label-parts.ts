import { layoutStamp, textPlaces } from '@trace/domain'
import type { PinPanel, StampAttribute, StampContent, StampPrint, TextPlace, TextRun } from '@trace/domain'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

/** An element of a label that can be moved by itself. */
export interface LabelPart {
  label: string
  /** A text as laid out, or the scratch-off panel; without both, the QR code. */
  run?: TextRun
  panel?: PinPanel
  x: number
  y: number
  /** Rounding of its position, in millimetres. */
  step: number
  /** The form values that move it to this position. */
  at(x: number, y: number): StampValues
}

type Put = (place: TextPlace) => StampValues

/** The QR code and the texts of a label as laid out, each with the form values for its position. */
export function labelParts(
  print: StampPrint,
  values: StampValues,
  content: StampContent,
  modules: number,
): LabelPart[] {
  const bare = { ...print, print_product_name: false, print_product_created_at: false, stamp_attributes: [] }
  const places = textPlaces(print, modules)
  const lines = (values.stamp_attributes ?? []) as readonly object[]

  const text = (label: string, only: Partial<StampPrint>, place: TextPlace, put: Put): LabelPart[] => {
    const { font_size, horizontal: x, vertical: y } = place
    return layoutStamp({ ...bare, ...only }, content, modules).texts.map((run) => ({
      label,
      run,
      x,
      y,
      step: 0.5,
      at: (horizontal, vertical) => put({ font_size, horizontal, vertical }),
    }))
  }
  const line = (own: StampAttribute, slot: number): LabelPart[] =>
    text(own.text || words.line(slot + 1), { stamp_attributes: [own] }, own, ({ horizontal, vertical }) => ({
      stamp_attributes: lines.with(slot, { ...lines[slot], horizontal, vertical }),
    }))
  const { product_name, product_created_at } = content
  const { print_product_name, print_product_created_at, horizontal: x, vertical: y } = print

  const { pin: panel } = layoutStamp(print, content, modules)
  const movePin = (horizontal: number, vertical: number) => ({
    pin_attribute: { font_size: places.pin.font_size, horizontal, vertical },
  })

  return [
    { label: words.qr, x, y, step: 1, at: (horizontal, vertical) => ({ horizontal, vertical }) },
    ...text(product_name, { print_product_name }, places.name, (place) => ({ product_name_attribute: place })),
    ...text(product_created_at, { print_product_created_at }, places.created, (place) => ({
      product_created_at_attribute: place,
    })),
    ...print.stamp_attributes.flatMap(line),
    ...(panel ? [{ label: words.pin, panel, x: panel.x, y: panel.y, step: 0.5, at: movePin }] : []),
  ]
}
