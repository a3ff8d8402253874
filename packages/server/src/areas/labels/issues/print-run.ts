import { refuseUnprintable } from './labels-to-print.ts'
import type { SerialRange } from './serial-range.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { labelsPerLine } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { linesFor } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { LogoPlace, StampPrint, TextPlace } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stampSheetFields, stampSizeFields } from '@trace/domain/areas/labels/printing/stamp-print-fields.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { issueStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Row } from '@trace/define/resource.ts'
import { printEntry } from '../printing/print-entry.ts'
import type { PrintRun } from '../printing/print-entry.ts'
import { publicAddress } from '@trace/platform/public-address.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { codesOf } from '../codes/codes.ts'
import { pinsOf } from '../codes/pins.ts'
import { findKey } from '../codes/keys.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { withApprovedValues } from '@trace/platform/store/vouch.ts'
import type { Stamp, Trace } from './lock-issue-rows.ts'
import { openKeys } from './open-keys.ts'

type Run = Row<typeof stampStatistics>

const PRINTABLE = ['issued', 'printed', 'activated']

/** Whether an issue has labels that may still be printed. */
export const isToPrint = ({ status, printed_count, quantity }: Stamp): boolean =>
  PRINTABLE.includes(status) && (printed_count ?? 0) < quantity

/**
 * The next labels to print, fewer when not enough are left. Refused when none are left, or when the issue may not be
 * printed.
 */
export function nextLabels(stamp: Stamp, trace: Trace, wanted: number): SerialRange {
  const state = issueStatus.states[stamp.status].label
  if (!PRINTABLE.includes(stamp.status)) throw new Refusal(422, `Không in được đợt tem đang ở trạng thái “${state}”`)
  refuseUnprintable(stamp, trace)
  const printed = stamp.printed_count ?? 0
  const count = Math.min(wanted, stamp.quantity - printed)
  if (count === 0) throw new Refusal(422, 'Đợt tem đã in hết')
  const serial_from = stamp.serial_from! + printed
  return { serial_from, serial_to: serial_from + count - 1 }
}

/** Reserves labels for a print run and stores the run with a copy of the layout, so that it can be reprinted. */
export async function recordRun(store: Store, stamp: Stamp, labels: SerialRange, about: Partial<Run>) {
  const quantity = labels.serial_to - labels.serial_from + 1
  const run = await store.insert(stampStatistics, {
    ...sizeOf(stamp),
    result: 'ok',
    damaged_count: 0,
    line_number: linesFor(quantity, labelsPerLine(stamp, stamp)),
    printed_at: store.now().toISOString(),
    ...about,
    ...labels,
    quantity,
    stamp_id: stamp.id,
    trace_id: stamp.trace_id,
    product_id: stamp.product_id,
    manufacture_id: stamp.manufacture_id,
  })
  await store.update(
    stamps,
    stamp.id,
    {
      printed_count: (stamp.printed_count ?? 0) + quantity,
      ...(stamp.status === 'issued' && { status: 'printed' as const }),
    },
    { logs: 'print' },
  )
  return run
}

const keptFields = { ...stampSizeFields, ...stampSheetFields }
const keptNames = Object.keys(keptFields) as (keyof typeof keptFields)[]
type StoredLayout = Pick<Run, keyof typeof keptFields>

/** The part of a layout that every run stores. */
export const sizeOf = (row: StoredLayout): StoredLayout =>
  Object.fromEntries(keptNames.map((name) => [name, row[name]])) as StoredLayout

/** The public codes of some labels of an issue, and a function that returns their PINs. */
export async function codesOfLabels(settings: Settings, stamp: Stamp, { serial_from, serial_to }: SerialRange) {
  const key = findKey(await openKeys(settings), stamp.key_id!)
  const first = BigInt(stamp.number_from! + serial_from - stamp.serial_from!)
  const count = serial_to - serial_from + 1
  return { codes: codesOf(key, first, count), pins: () => pinsOf(key, first, count) }
}

const NO_PIN = '******'

/** Print data for labels of an issue, in parts that follow each other. PINs are only for users who may print. */
export async function entryOf(
  store: Store,
  settings: Settings,
  stamp: Stamp,
  trace: Trace,
  parts: SerialRange[],
  prints: boolean,
): Promise<PrintEntry> {
  const read = await Promise.all(parts.map((labels) => codesOfLabels(settings, stamp, labels)))
  const codes = read.flatMap((part) => part.codes)
  return entryFor(store, settings, stamp, trace, {
    serials: parts.flatMap(serialsOf),
    codes,
    pins: () => (prints ? read.flatMap((part) => part.pins()) : codes.map(() => NO_PIN)),
  })
}

const serialsOf = ({ serial_from, serial_to }: SerialRange): number[] =>
  Array.from({ length: serial_to - serial_from + 1 }, (_, place) => serial_from + place)

/** Trial print: a line of specimen labels that lead nowhere; no label is reserved. */
export function specimenOf(store: Store, settings: Settings, stamp: Stamp, trace: Trace): Promise<PrintEntry> {
  const perLine = labelsPerLine(stamp, stamp)
  const serial_from = stamp.serial_from ?? 1
  return entryFor(store, settings, stamp, trace, {
    serials: serialsOf({ serial_from, serial_to: serial_from + perLine - 1 }),
    codes: Array<string>(perLine).fill('0000000000000'),
    pins: () => Array<string>(perLine).fill(NO_PIN),
  })
}

type Coded = Pick<PrintRun, 'serials' | 'codes'> & { pins(): string[] }

async function entryFor(
  store: Store,
  settings: Settings,
  stamp: Stamp,
  trace: Trace,
  labels: Coded,
): Promise<PrintEntry> {
  const product = withApprovedValues(await store.find(products, stamp.product_id!))
  const producer = withApprovedValues(await store.find(manufactures, stamp.manufacture_id!))
  const { code, harvest_date, packaging_date, expired_date } = trace
  const pins = stamp.stamp_type === 'qr_secure' ? labels.pins() : []
  return printEntry(
    {
      stamp: { ...stamp, ...printOf(stamp) },
      trace: { code: code!, harvest_date, packaging_date, expired_date },
      product,
      producer: producer.name,
      ...labels,
      pins,
    },
    await publicAddress(store.sql, settings),
  )
}

type Typed<P> = { [K in keyof P]?: P[K] | null }

const placeOf = (place: Typed<TextPlace> | null): TextPlace | null =>
  place && {
    font_size: place.font_size ?? 0,
    horizontal: place.horizontal ?? 0,
    vertical: place.vertical ?? 0,
    ...(place.align && { align: place.align }),
  }

function logoOf(logo: Typed<LogoPlace> | null): LogoPlace | null {
  if (!logo?.source || !logo.width || !logo.height) return null
  const { source, width, height, horizontal, vertical } = logo
  return { source, width, height, horizontal: horizontal ?? 0, vertical: vertical ?? 0 }
}

type Placed =
  | 'product_name_attribute'
  | 'product_created_at_attribute'
  | 'pin_attribute'
  | 'logo_attribute'
  | 'stamp_attributes'

/** Print fields in the form the printer expects: a missing position is the corner (0, 0). */
const printOf = (stamp: Stamp): Pick<StampPrint, Placed> => ({
  product_name_attribute: placeOf(stamp.product_name_attribute),
  product_created_at_attribute: placeOf(stamp.product_created_at_attribute),
  pin_attribute: placeOf(stamp.pin_attribute),
  logo_attribute: logoOf(stamp.logo_attribute),
  stamp_attributes: stamp.stamp_attributes.map((line) => ({ ...placeOf(line)!, text: line.text ?? '' })),
})
