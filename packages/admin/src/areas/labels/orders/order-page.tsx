import { products } from '@trace/domain/areas/catalogue/products.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stampTypes } from '@trace/domain/areas/labels/issues/stamp-types.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { formatDay, formatMoment, formatMoney, formatNumber } from '@trace/define/text/format.ts'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { Column, Columns, CardGroup } from '@trace/screens/resource/detail/card.tsx'
import { DetailScreen, DetailSection } from '@trace/screens/resource/detail/detail-screen.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import { GoodsBanner } from '../../tracing/index.ts'
import { ComplianceCard } from './compliance-card.tsx'
import { HistoryCard } from './history-card.tsx'
import type { OrderView } from './order-data.ts'
import { OrderProgress } from './order-progress.tsx'
import { useOrderSteps } from './order-steps.ts'
import type { Order } from './order.ts'
import { words } from './words.ts'

const { fields } = orders

/** Detail screen of an order: progress, contents, recipient, checklist of the trace, and history. */
export function OrderPage() {
  const { entry, trace } = useLoaderData<OrderView>()
  const stepsOf = useOrderSteps()

  return (
    <DetailScreen
      resource={orders}
      only={() => stepsOf(entry)}
      above={() => (
        <>
          {trace && <GoodsBanner goods={trace} waits={trace.activation_request === 'asked'} />}
          <OrderProgress order={entry} />
        </>
      )}
      body={() => (
        <Columns>
          <CardGroup>
            <Request order={entry} />
            <Receiver order={entry} />
          </CardGroup>
          <Column>
            {trace && <ComplianceCard compliance={trace.compliance} />}
            <HistoryCard steps={entry.history} />
          </Column>
        </Columns>
      )}
    />
  )
}

function Request({ order }: { order: Order }) {
  const { trace, stamp, width, height } = order

  return (
    <DetailSection heading={words.request}>
      <Line label={fields.manufacture_id.label}>
        {order.manufacture && <RowLink resource={manufactures} row={order.manufacture} />}
      </Line>
      <Line label={fields.product_id.label}>
        {order.product && <RowLink resource={products} row={order.product} />}
      </Line>
      <Line label={fields.trace_id.label}>
        <RowLink resource={traces} row={trace} />
      </Line>
      <Line label={fields.stamp_type.label}>{stampTypes[order.stamp_type]}</Line>
      <Line label={fields.quantity.label}>{formatNumber(order.quantity)}</Line>
      <Line label={fields.approved_quantity.label}>{formatNumber(order.approved_quantity)}</Line>
      <Line label={words.size}>{width && height ? words.millimetres(width, height) : words.usualSize}</Line>
      <Line label={words.ordered}>{formatMoment(order.created_at)}</Line>
      <Line label={fields.wanted_at.label}>{formatDay(order.wanted_at)}</Line>
      {!!order.total_price && <Line label={fields.total_price.label}>{formatMoney(order.total_price)}</Line>}
      <Line label={fields.stamp_id.label}>{stamp && <RowLink resource={stamps} row={stamp} />}</Line>
      <Line label={fields.assigned_user_id.label}>{order.assigned_user?.name}</Line>
      {order.purpose && (
        <Line label={fields.purpose.label} wide>
          {order.purpose}
        </Line>
      )}
    </DetailSection>
  )
}

function Receiver({ order }: { order: Order }) {
  const { address, ward, province, receive_method } = order
  return (
    <DetailSection heading={words.receiver}>
      <Line label={fields.receiver_name.label}>{order.receiver_name}</Line>
      <Line label={fields.receiver_phone.label}>{order.receiver_phone}</Line>
      <Line label={fields.receive_method.label}>{fields.receive_method.choices?.[receive_method]}</Line>
      {receive_method === 'delivery' && (
        <Line label={fields.address.label} wide>
          {[address, ward?.name, province?.name].filter(Boolean).join(', ')}
        </Line>
      )}
      {order.tracking_no && <Line label={fields.tracking_no.label}>{order.tracking_no}</Line>}
    </DetailSection>
  )
}

const Line = ({ label, wide, children }: { label: string; wide?: true; children: ReactNode }) => (
  <div data-wide={wide}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
