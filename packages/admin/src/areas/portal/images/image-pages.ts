import { banners } from '@trace/domain/areas/portal/banners.ts'
import type { RouteObject } from 'react-router'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { guard, screenNeed } from '@trace/screens/app/guard.ts'
import { listAddress, routeName } from '@trace/screens/resource/addresses.ts'
import { lazyLoader } from '@trace/screens/resource/resource-routes.tsx'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'
import type { Handle } from '@trace/screens/ui/handle.ts'
import { menuTrail } from '@trace/screens/app/menu.ts'
import { kinds } from './banner-kinds.ts'
import type { BannerKind } from './banner-kinds.ts'
import { vi } from '@trace/screens/ui/vi.ts'

export const imagePages: Pages = {
  List: async () => ({ Page: (await import('./images-page.tsx')).ImagesPage }),
  loaders: { list: async () => (await import('./image-data.ts')).loadImages },
}

const pageOf = (kind: BannerKind, pages: typeof import('./banner-page.tsx')) =>
  kind === 'main' ? pages.MainBannerPage : pages.SecondBannerPage

/** Create and edit routes for each kind of banner. */
export const bannerRoutes: RouteObject[] = (Object.keys(kinds) as BannerKind[]).flatMap((kind) => {
  const { label, word } = kinds[kind]
  const trail = [...menuTrail(banners.screen), { label: banners.plural, to: `${listAddress(banners)}?tab=${kind}` }]
  /** A new object for each route, because the router deletes the lazy properties that it has loaded. */
  const page = () => ({
    Component: () => loadChunk(`images/${word}`, async () => pageOf(kind, await import('./banner-page.tsx'))),
  })
  const load = lazyLoader(`images/${word}`, async () => (await import('./image-data.ts')).loadBanner(kind))
  return [
    {
      id: routeName(banners, `create.${word}`),
      path: `${banners.screen}/create/${word}`,
      handle: { title: vi.addOne(label), trail } satisfies Handle,
      loader: guard(screenNeed(banners, 'create'), load),
      lazy: page(),
    },
    {
      id: routeName(banners, `edit.${word}`),
      path: `${banners.screen}/:id/edit/${word}`,
      handle: { title: vi.editOne(label), trail } satisfies Handle,
      loader: guard(screenNeed(banners, 'edit'), load),
      lazy: page(),
    },
  ]
})
