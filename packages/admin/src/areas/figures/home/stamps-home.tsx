import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import type { Listed } from '@trace/define/entry.ts'
import { labelOf } from '@trace/define/machine.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '@trace/screens/app/api.ts'
import { readableEntries } from './readable-entries.ts'
import { detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { untilDay } from '@trace/screens/resource/inbox/due.ts'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { Board } from './board.tsx'
import { LookUp } from './look-up.tsx'
import { RowsCard } from './rows-card.tsx'
import { words } from './words.ts'

const OPEN = ['pending', 'approved', 'printing', 'delivering'] as const

/** Home of label issuers: orders by the day they are wanted, and issues in draft. */
export async function stampsHome({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const status = OPEN.slice(0, 3).join(',')
  const [counted, waiting, drafts] = await Promise.all([
    api('GET', '/count-orders', undefined, { signal }),
    readableEntries(orders, { status, sort_by: 'wanted_at', length: 15 }, request),
    readableEntries(stamps, { status: 'draft', length: 6 }, request),
  ])
  const counts: Partial<Record<string, number | null>> = counted.ok ? counted.data.entry : {}
  const figures = OPEN.map((state) => ({
    label: labelOf(orderStatus, state),
    value: counts[state] ?? 0,
    to: `${listAddress(orders)}?status=${state}`,
  }))
  return (
    <Board
      above={
        <>
          <LookUp />
          <Figures figures={figures} />
        </>
      }
    >
      <RowsCard
        heading={words.ordersByDay}
        rows={waiting.map(orderRow)}
        empty={words.noOrders}
        more={listAddress(orders)}
      />
      <RowsCard
        heading={words.draftIssues}
        rows={drafts.map(({ id, name, quantity }) => ({
          key: String(id),
          to: detailAddress(stamps, id),
          name: name ?? `#${id}`,
          hint: words.labelsOf(formatNumber(quantity)),
        }))}
        empty={words.noDraftIssues}
        adds={stamps}
      />
    </Board>
  )
}

function orderRow({ id, code, manufacture, quantity, status, wanted_at }: Listed<typeof orders>) {
  const { text, tone } = wanted_at ? untilDay(wanted_at) : { text: words.noDay }
  const hint = [manufacture?.name, words.labelsOf(formatNumber(quantity)), labelOf(orderStatus, status)]
  return {
    key: String(id),
    to: detailAddress(orders, id),
    name: code ?? `#${id}`,
    hint: hint.filter(Boolean).join(' · '),
    aside: text,
    tone,
  }
}
