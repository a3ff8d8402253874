import { alignments, logoSources, papers, printers } from '@trace/domain/areas/labels/printing/print-choices.ts'
import type { SheetPrint } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type {
  LogoPlace,
  StampAttribute,
  StampPrint,
  TextPlace,
} from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { StampValues } from './stamp.ts'

type Typed<T> = { readonly [K in keyof T]?: unknown }

const isValues = (value: unknown): value is object => typeof value === 'object' && value !== null

const numberOf = (value: unknown, most: number): number => Math.min(Math.max(Number(value ?? 0) || 0, 0), most)

const isOneOf = <K extends string>(choices: Readonly<Record<K, string>>, value: unknown): value is K =>
  typeof value === 'string' && value in choices

const placeOf = (values: Typed<TextPlace>): TextPlace => ({
  font_size: numberOf(values.font_size, 72),
  horizontal: numberOf(values.horizontal, 300),
  vertical: numberOf(values.vertical, 300),
  ...(isOneOf(alignments, values.align) && { align: values.align }),
})

function logoIn(value: unknown): LogoPlace | null {
  if (!isValues(value)) return null
  const { source, width, height, horizontal, vertical }: Typed<LogoPlace> = value
  const size = { width: numberOf(width, 300), height: numberOf(height, 300) }
  if (!isOneOf(logoSources, source) || size.width === 0 || size.height === 0) return null
  return { source, ...size, horizontal: numberOf(horizontal, 300), vertical: numberOf(vertical, 300) }
}

const placeIn = (value: unknown): TextPlace | null => (isValues(value) ? placeOf(value) : null)

const lineOf = (values: Typed<StampAttribute>): StampAttribute => ({
  ...placeOf(values),
  text: String(values.text ?? ''),
})

/** Print settings from form values while the user types, limited to what can be drawn. */
export const printOf = (values: StampValues): StampPrint => ({
  width: Math.max(numberOf(values.width, 300), 1),
  height: Math.max(numberOf(values.height, 300), 1),
  stamps_per_line: Math.max(Math.floor(numberOf(values.stamps_per_line, 10)), 1),
  dpi: isOneOf(printers, values.dpi) ? values.dpi : stampDefaults.dpi,
  size: numberOf(values.size, 20),
  horizontal: numberOf(values.horizontal, 300),
  vertical: numberOf(values.vertical, 300),
  distance: numberOf(values.distance, 100),
  space_left: numberOf(values.space_left, 100),
  space_top: numberOf(values.space_top, 100),
  print_product_name: values.print_product_name === true,
  print_product_created_at: values.print_product_created_at === true,
  product_name_attribute: placeIn(values.product_name_attribute),
  product_created_at_attribute: placeIn(values.product_created_at_attribute),
  pin_attribute: placeIn(values.pin_attribute),
  logo_attribute: logoIn(values.logo_attribute),
  stamp_attributes: linesOf(values).map(lineOf),
})

const countOf = (value: unknown, most: number): number | null =>
  value === null || value === undefined || value === '' ? null : Math.floor(numberOf(value, most))

/** Arrangement of the labels on paper, from form values while the user types. */
export const sheetOf = (values: StampValues): SheetPrint => ({
  paper: isOneOf(papers, values.paper) ? values.paper : null,
  sheet_columns: countOf(values.sheet_columns, 30) || null,
  sheet_rows: countOf(values.sheet_rows, 30) || null,
  sheet_left: countOf(values.sheet_left, 200),
  sheet_top: countOf(values.sheet_top, 280),
  cut_marks: values.cut_marks !== false,
})

const linesOf = ({ stamp_attributes: lines }: StampValues): Typed<StampAttribute>[] =>
  Array.isArray(lines) ? lines.filter(isValues) : []
