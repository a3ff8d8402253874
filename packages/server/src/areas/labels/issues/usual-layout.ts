import type { products } from '@trace/domain/areas/catalogue/products.ts'
import { labelQrText } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { layoutFor } from '@trace/domain/areas/labels/printing/stamp-templates.ts'
import { information } from '@trace/domain/areas/portal/singles.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Row } from '@trace/define/resource.ts'
import { gtinOfKey } from '@trace/define/gs1/gs1.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { cachedSingles } from '@trace/platform/cached-singles.ts'
import { publicAddress } from '@trace/platform/public-address.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { withApprovedValues } from '@trace/platform/store/vouch.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Order, Trace } from './lock-issue-rows.ts'

interface Wanted extends Pick<Order, 'stamp_type' | 'width' | 'height'> {
  trace: Trace
  product: Row<typeof products>
}

/** The default layout of labels that nobody has designed: in the requested size, or in the platform's default size. */
export async function usualLayout(store: Store, settings: Settings, wanted: Wanted) {
  const { trace, product, stamp_type } = wanted
  const { stamp_width, stamp_height } = (await cachedSingles(store.sql))[information.name] ?? {}
  const width = wanted.width ?? Number(stamp_width ?? stampDefaults.width)
  const height = wanted.height ?? Number(stamp_height ?? stampDefaults.height)
  const producer = withApprovedValues(await store.find(manufactures, trace.manufacture_id))
  const label = {
    stamp_type,
    gtin: trace.gs1_key ? gtinOfKey(trace.gs1_key) : product.gtin,
    trace_code: trace.code ?? '',
    code: '0'.repeat(13),
  }
  const made = layoutFor(width, height, {
    dpi: stampDefaults.dpi,
    qrText: labelQrText(await publicAddress(store.sql, settings), label),
    secure: stamp_type === 'qr_secure',
    facts: {
      product: product.name,
      serial: serialText(1),
      made: formatDay(trace.packaging_date ?? trace.harvest_date),
      expires: formatDay(trace.expired_date),
      producer: producer.name,
      trace: trace.code ?? '',
    },
  })
  return { ...stampDefaults, ...made }
}
