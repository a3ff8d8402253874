import { IconInfoCircle, IconLock } from '@tabler/icons-react'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { papers } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { labelsPerLine } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { bearsLotCode, LOT_LABELS_TELL } from '@trace/domain/areas/labels/issues/lot-labels.ts'
import { stampTypes } from '@trace/domain/areas/labels/issues/stamp-types.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { DetailScreen, DetailSection } from '@trace/screens/resource/detail/detail-screen.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import { useIsStaff } from '@trace/screens/app/shell-data.ts'
import { GoodsBanner } from '../../tracing/index.ts'
import { CodesCard } from './codes-card.tsx'
import { sampleOf } from './label-sample.ts'
import { LabelLifeCard } from './label-life-card.tsx'
import { RunsCard } from './runs-card.tsx'
import { SheetPreview } from './sheet-preview.tsx'
import type { StampView } from './stamp-data.ts'
import { remainingOf, waitsForOrder } from './stamp.ts'
import type { Stamp } from './stamp.ts'
import { useStampSteps } from './stamp-steps.tsx'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

const { fields } = stamps

/** Detail screen of an issue of labels: status, layout, print runs, and the code of each label. */
export function StampPage() {
  const { entry, trace, logos, runs, life, labels } = useLoaderData<StampView>()
  const { stepsOf, sent } = useStampSteps()

  return (
    <DetailScreen
      resource={stamps}
      figures={false}
      only={() => stepsOf(entry, 'detail')}
      body={() => (
        <>
          {trace && <GoodsBanner goods={trace} waits={trace.activation_request === 'asked'} />}
          {life && <LabelLifeCard life={life} stamp={entry} />}
          {entry.lock_reason && <Warning stamp={entry} />}
          {bearsLotCode(entry) && entry.serial_from !== null && <LotLabels />}
          <Progress stamp={entry} />
          <Waiting stamp={entry} />
          <div className={styles['columns']}>
            <Facts stamp={entry} />
            <SheetPreview values={entry} sample={sampleOf(entry, { trace, logos, gtin: entry.gtin })} />
          </div>
          {runs && <RunsCard stamp={entry} runs={runs} onPrinted={sent} />}
          <CodesCard stamp={entry} labels={labels} />
        </>
      )}
    />
  )
}

const Warning = ({ stamp: { status, lock_reason, public_reason } }: { stamp: Stamp }) => (
  <p className={styles['warning']}>
    <IconLock size={18} aria-hidden />
    {status === 'recalled' ? words.recalledBecause(lock_reason ?? '') : words.lockedBecause(lock_reason ?? '')}
    {public_reason === null && ` ${words.unpublished}`}
  </p>
)

const LotLabels = () => (
  <p role="note" className={styles['warning']}>
    <IconInfoCircle size={18} aria-hidden />
    {LOT_LABELS_TELL}.
  </p>
)

/** Tells a producer why printed labels cannot be activated yet. */
function Waiting({ stamp }: { stamp: Stamp }) {
  const isProducer = !useIsStaff()
  if (!isProducer || stamp.status !== 'printed' || !waitsForOrder(stamp)) return null
  return (
    <p role="status" className={styles['warning']}>
      <IconInfoCircle size={18} aria-hidden />
      {words.activateLater}
    </p>
  )
}

function Progress({ stamp }: { stamp: Stamp }) {
  const { quantity, serial_from, serial_to, scan_count } = stamp
  const [printed, activated, remaining] = [stamp.printed_count ?? 0, stamp.activated_count ?? 0, remainingOf(stamp)]
  const range =
    serial_from === null || serial_to === null ? words.noRange : `${serialText(serial_from)}–${serialText(serial_to)}`
  return (
    <Figures
      figures={[
        { label: fields.quantity.label, value: quantity, hint: range },
        {
          label: words.printed,
          value: printed,
          hint: remaining > 0 ? words.left(formatNumber(remaining)) : words.allPrinted,
        },
        { label: words.activated, value: activated, hint: words.ofAll(formatNumber(activated), formatNumber(printed)) },
        { label: words.scans, value: scan_count ?? 0 },
      ]}
    />
  )
}

function Facts({ stamp }: { stamp: Stamp }) {
  const { trace, order } = stamp

  return (
    <DetailSection heading={words.facts}>
      <Line label={fields.product_id.label}>
        {stamp.product && <RowLink resource={products} row={stamp.product} />}
      </Line>
      <Line label={fields.manufacture_id.label}>
        {stamp.manufacture && <RowLink resource={manufactures} row={stamp.manufacture} />}
      </Line>
      <Line label={fields.trace_id.label}>
        <RowLink resource={traces} row={trace} />
      </Line>
      <Line label={fields.order_id.label}>
        {order && <Link to={detailAddress(orders, order.id)}>{order.name}</Link>}
      </Line>
      <Line label={fields.stamp_type.label}>{stampTypes[stamp.stamp_type]}</Line>
      <Line label={fields.packaging_date.label}>{formatDay(stamp.packaging_date)}</Line>
      <Line label={fields.paper.label}>{stamp.paper && papers[stamp.paper]}</Line>
      <Line label={fields.stamps_per_line.label}>{labelsPerLine(stamp, stamp)}</Line>
      <Line label={fields.lines.label}>{formatNumber(stamp.lines)}</Line>
    </DetailSection>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
