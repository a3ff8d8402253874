import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { guard } from '@trace/screens/app/guard.ts'
import { listAddress, routeName } from '@trace/screens/resource/addresses.ts'
import { lazyLoader, rowLoader } from '@trace/screens/resource/resource-routes.tsx'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'
import type { Handle } from '@trace/screens/ui/handle.ts'
import { menuTrail } from '@trace/screens/app/menu.ts'
import { words } from './words.ts'

/** A new object for each route, because the router deletes the lazy properties that it has loaded. */
const drawer = () => ({
  Component: () => loadChunk('origin/orders/create', async () => (await import('./order-drawer.tsx')).OrderDrawer),
})
const trail = [...menuTrail(orders.screen), { label: orders.plural, to: listAddress(orders) }]

export const orderPages: Pages = {
  List: async () => ({ Page: (await import('./orders-list.tsx')).OrdersList }),
  Detail: async () => ({ Page: (await import('./order-page.tsx')).OrderPage }),
  Print: async () => ({ Page: (await import('./order-print.tsx')).OrderPrint }),
  paths: { detail: ':id/view' },
  loaders: {
    list: async () => (await import('./order-data.ts')).loadOrders,
    detail: async () => (await import('./order-data.ts')).loadOrder,
  },
  over: [
    {
      id: routeName(orders, 'create'),
      path: 'create',
      handle: { title: words.order, trail } satisfies Handle,
      loader: guard(
        'signedIn',
        lazyLoader('origin/orders/create', async () => (await import('./order-data.ts')).beginOrder),
      ),
      lazy: drawer(),
    },
    {
      id: routeName(orders, 'edit'),
      path: ':id/edit',
      handle: { title: words.edit, trail } satisfies Handle,
      loader: guard('signedIn', rowLoader(orders)),
      lazy: drawer(),
    },
  ],
}
