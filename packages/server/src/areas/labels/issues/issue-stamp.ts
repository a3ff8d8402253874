import { products } from '@trace/domain/areas/catalogue/products.ts'
import { labelsPerLine, sheetDefaults } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { SheetPrint } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { linesFor } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { LabelSize } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { formatCode } from '@trace/define/codes.ts'
import { gtinOfKey, toGtin14 } from '@trace/define/gs1/gs1.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { newestKey } from '../codes/keys.ts'
import { withApprovedValues } from '@trace/platform/store/vouch.ts'
import { nextNumber } from '@trace/platform/store/codes.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { refuseUnfitTrace } from './fit-trace.ts'
import type { Stamp, Trace } from './lock-issue-rows.ts'
import { layoutProblems, refuseProblems } from './layout-problems.ts'
import { openKeys } from './open-keys.ts'

/** Serial prefix: none so far, all issues count without one. */
const PREFIX = ''

type Wanted = Partial<Stamp> & Pick<Stamp, 'trace_id' | 'quantity' | keyof LabelSize>

/** Creates an issue for a locked trace, as a draft without serials and numbers. */
export async function draftStamp(store: Store, trace: Trace, wanted: Wanted) {
  const sheet: SheetPrint = { ...sheetDefaults, ...wanted, paper: wanted.paper ?? sheetDefaults.paper }
  const seq = await nextNumber(store.sql, `stamps.code ${today(store.now()).slice(2, 4)}`)
  return store.insert(stamps, {
    ...wanted,
    ...sheet,
    packaging_date: wanted.packaging_date ?? trace.packaging_date,
    code: formatCode('T{yy}-{6}', { day: today(store.now()), seq }),
    trace_id: trace.id,
    manufacture_id: trace.manufacture_id,
    product_id: trace.product_id,
    gtin: await gtinOf(store, trace),
    lines: linesFor(wanted.quantity, labelsPerLine(wanted, sheet)),
  })
}

/** The GTIN in the codes of newly issued labels: the lot's own; without one, the product's. */
async function gtinOf(store: Store, { product_id, gs1_key }: Trace): Promise<string | null> {
  if (gs1_key) return gtinOfKey(gs1_key)
  const { gtin } = withApprovedValues(await store.find(products, product_id))
  return gtin && toGtin14(gtin)
}

/**
 * Assigns numbers and serials to an issue. The counter rows stay locked until the transaction ends, so that there are
 * no duplicates and no gaps. Throws, and so takes no numbers, if the layout has no room for the serials.
 */
export async function issueStamp(store: Store, settings: Settings, stampId: number, trace: Trace, quantity: number) {
  await refuseUnfitTrace(store, trace)
  const gtin = await gtinOf(store, trace)
  const serial_from = await nextNumber(store.sql, `stamps.serial ${trace.manufacture_id} ${PREFIX}`, quantity)
  const serials = { serial_from, serial_to: serial_from + quantity - 1 }
  const stamp = { ...(await store.find(stamps, stampId)), gtin, ...serials }
  refuseProblems(await layoutProblems(store, settings, stamp, trace))
  const number_from = await nextNumber(store.sql, 'stamps.number', quantity)
  await store.update(traces, trace.id, { label_count: (trace.label_count ?? 0) + quantity })
  return store.update(
    stamps,
    stampId,
    {
      status: 'issued',
      gtin,
      serial_prefix: PREFIX,
      ...serials,
      number_from,
      number_to: number_from + quantity - 1,
      key_id: newestKey(await openKeys(settings)).id,
    },
    { logs: 'status' },
  )
}
