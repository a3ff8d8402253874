import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { orderHandlingNeeds } from '@trace/domain/areas/labels/orders/order-rights.ts'
import type { OrderStatus } from '@trace/domain/areas/labels/orders/order-status.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { needs } from '@trace/define/resource.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { createAddress, detailAddress } from '@trace/screens/resource/addresses.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import type { OrderList } from './order-data.ts'
import type { ListedOrder } from './order.ts'
import { useMayOrder, useOrderSteps } from './order-steps.ts'
import styles from './order-page.module.css'
import { words } from './words.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'

type Own = ListColumn<typeof orders>

const ordered: Own = { label: words.ordered, cell: ({ created_at }) => formatDay(created_at) }
const status: Own = {
  label: orders.fields.status.label,
  sortedBy: 'status',
  cell: ({ status: state, is_overdue }) => (
    <span className={styles['marks']}>
      <StatusBadge {...orderStatus.states[state]} />
      {is_overdue && <Overdue />}
    </span>
  ),
}

const Overdue = () => <StatusBadge label={words.overdue} tone="danger" />

const columns: Own[] = ['code', status, 'manufacture_id', 'product_id', 'stamp_type', 'quantity', ordered, 'wanted_at']

/** The resource without its `status` filter, which the tabs replace. */
const listed = { ...orders, filters: orders.filters.filter((name) => name !== 'status') }

export function OrdersList() {
  const stepsOf = useOrderSteps()
  const can = useCan()
  const way = useReturnState()
  const mayOrder = useMayOrder()
  const staff = useIsStaff() && can(orderHandlingNeeds.staff)
  const view = ({ id }: ListedOrder) => ({ label: vi.view, icon: 'view' as const, to: detailAddress(orders, id) })

  return (
    <ListScreen
      resource={listed}
      columns={columns}
      above={<StateTabs />}
      only={(entry) => [view(entry), ...stepsOf(entry)]}
      many={
        staff ? { remove: true, moves: can(needs(stamps, 'create')) ? ['approved', 'rejected'] : ['rejected'] } : {}
      }
      tools={
        mayOrder && (
          <Button component={Link} to={createAddress(orders)} state={way} leftSection={<IconPlus size={16} />}>
            {words.order}
          </Button>
        )
      }
    />
  )
}

function StateTabs() {
  const { counts } = useLoaderData<OrderList>()
  const [search] = useSearchParams()
  const chosen = search.get('status') ?? ''
  const all = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

  const to = (status: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (status) next.set('status', status)
    else next.delete('status')
    return `?${next}`
  }
  const states = (Object.keys(orderStatus.states) as OrderStatus[]).map((status) => ({
    label: orderStatus.states[status].label,
    to: to(status),
    current: chosen === status,
    count: counts[status] ?? 0,
  }))

  return <Tabs label={words.tabs} tabs={[{ label: words.all, to: to(''), current: !chosen, count: all }, ...states]} />
}
