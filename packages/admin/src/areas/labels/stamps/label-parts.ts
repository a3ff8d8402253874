import { layoutStamp, textPlaces } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type {
  PinPanel,
  StampAttribute,
  StampContent,
  StampPrint,
  TextPlace,
  TextRun,
} from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

/** An element of a label that can be moved by itself. */
export interface LabelPart {
  label: string
  /** What is drawn: `run` (a text as laid out), `panel` (scratch-off) or `logo`; the QR code if all are absent. */
  run?: TextRun
  panel?: PinPanel
  logo?: true
  x: number
  y: number
  /** Rounding of its position, in millimetres. */
  step: number
  /** Form values that move the part to this position. */
  at(x: number, y: number): StampValues
}

type Put = (place: TextPlace) => StampValues

const STEP = 0.5

/**
 * An aligned text that is moved sideways loses its alignment and keeps its new position; moved up or down, it stays
 * aligned.
 */
const alongFrom = (
  drawn: number,
  x: number,
  { horizontal, align }: TextPlace,
): Omit<TextPlace, 'font_size' | 'vertical'> =>
  Math.abs(x - drawn) < STEP / 2 + 1e-6 && align !== 'left'
    ? { horizontal, ...(align && { align }) }
    : { horizontal: x, align: 'left' }

/** The movable parts of a label as laid out: QR code, texts, scratch-off panel, logo. */
export function labelParts(
  print: StampPrint,
  values: StampValues,
  content: StampContent,
  modules: number,
): LabelPart[] {
  const bare = { ...print, print_product_name: false, print_product_created_at: false, stamp_attributes: [] }
  const places = textPlaces(print, content, modules)
  const lines = (values.stamp_attributes ?? []) as readonly object[]

  const text = (label: string, only: Partial<StampPrint>, place: TextPlace, put: Put): LabelPart[] => {
    const { font_size } = place
    return layoutStamp({ ...bare, ...only }, content, modules).texts.map((run) => ({
      label,
      run,
      x: run.x,
      y: run.y,
      step: STEP,
      at: (horizontal, vertical) => put({ font_size, ...alongFrom(run.x, horizontal, place), vertical }),
    }))
  }
  const line = (own: StampAttribute, slot: number): LabelPart[] =>
    text(own.text || words.line(slot + 1), { stamp_attributes: [own] }, own, ({ font_size: _, ...place }) => ({
      stamp_attributes: lines.with(slot, { ...lines[slot], ...place }),
    }))
  const { product_name, product_created_at } = content
  const { print_product_name, print_product_created_at, horizontal: x, vertical: y } = print

  const { pin: panel, logo } = layoutStamp(print, content, modules)
  const movePin = (horizontal: number, vertical: number) => ({
    pin_attribute: { font_size: places.pin.font_size, horizontal, vertical },
  })

  const moveLogo = (horizontal: number, vertical: number) => ({
    logo_attribute: { ...print.logo_attribute, horizontal, vertical },
  })

  return [
    { label: words.qr, x, y, step: 1, at: (horizontal, vertical) => ({ horizontal, vertical }) },
    ...text(product_name, { print_product_name }, places.name, (place) => ({ product_name_attribute: place })),
    ...text(product_created_at, { print_product_created_at }, places.created, (place) => ({
      product_created_at_attribute: place,
    })),
    ...print.stamp_attributes.flatMap(line),
    ...(panel ? [{ label: words.pin, panel, x: panel.x, y: panel.y, step: STEP, at: movePin }] : []),
    ...(logo ? [{ label: words.logo, logo: true as const, x: logo.x, y: logo.y, step: STEP, at: moveLogo }] : []),
  ]
}
