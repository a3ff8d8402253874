import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stampTypes } from '@trace/domain/areas/labels/issues/stamp-types.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { formatDay, formatMoment, formatMoney, formatNumber } from '@trace/define/text/format.ts'
import { useLoaderData } from 'react-router'
import { PrintedSheet, SheetFacts, SheetPart, SheetTable } from '@trace/screens/resource/print/printed-sheet.tsx'
import type { OrderView } from './order-data.ts'
import { printedWords as said } from '../../tracing/index.ts'
import { words } from './words.ts'

const { fields } = orders

/** Printed sheet of an order, to be filed: what was asked for, who receives it, and who did what with it. */
export function OrderPrint() {
  const { entry, trace } = useLoaderData<OrderView>()
  const { width, height, address, ward, province, receive_method } = entry

  return (
    <PrintedSheet
      label={orders.label}
      code={entry.code ?? ''}
      name={entry.product?.name ?? ''}
      state={orderStatus.states[entry.status]}
      signs={said.signs}
    >
      <SheetPart heading={words.request}>
        <SheetFacts
          facts={[
            [fields.manufacture_id.label, entry.manufacture?.name],
            [fields.product_id.label, entry.product?.name],
            [fields.trace_id.label, [trace?.code, entry.trace.name].filter(Boolean).join(' · ')],
            [fields.stamp_type.label, stampTypes[entry.stamp_type]],
            [fields.quantity.label, formatNumber(entry.quantity)],
            [fields.approved_quantity.label, formatNumber(entry.approved_quantity)],
            [words.size, width && height ? words.millimetres(width, height) : words.usualSize],
            [words.ordered, formatMoment(entry.created_at)],
            [fields.wanted_at.label, formatDay(entry.wanted_at)],
            [fields.total_price.label, entry.total_price ? formatMoney(entry.total_price) : null],
            [fields.stamp_id.label, entry.stamp?.name],
            [fields.assigned_user_id.label, entry.assigned_user?.name],
            [fields.purpose.label, entry.purpose],
          ]}
        />
      </SheetPart>
      <SheetPart heading={words.receiver}>
        <SheetFacts
          facts={[
            [fields.receiver_name.label, entry.receiver_name],
            [fields.receiver_phone.label, entry.receiver_phone],
            [fields.receive_method.label, fields.receive_method.choices?.[receive_method]],
            [
              fields.address.label,
              receive_method === 'delivery' && [address, ward?.name, province?.name].filter(Boolean).join(', '),
            ],
            [fields.tracking_no.label, entry.tracking_no],
          ]}
        />
      </SheetPart>
      <SheetPart heading={words.history}>
        <SheetTable
          heads={said.historyHeads}
          rows={entry.history.map(({ id, to_status, note, user, at }) => ({
            key: id,
            cells: [formatMoment(at), orderStatus.states[to_status].label, user?.name ?? words.system, note],
          }))}
        />
      </SheetPart>
      {trace && (
        <SheetPart heading={said.checks}>
          <SheetTable
            heads={said.checkHeads}
            rows={trace.compliance.items.map(({ key, label, passed, hint }, at) => ({
              key,
              cells: [at + 1, label, passed ? said.hasIt : said.lacksIt, hint],
            }))}
          />
        </SheetPart>
      )}
    </PrintedSheet>
  )
}
