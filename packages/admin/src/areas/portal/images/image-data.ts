import type { banners } from '@trace/domain/areas/portal/banners.ts'
import { imagesHeader } from '@trace/domain/areas/portal/singles.ts'
import type { Entry, SingleEntry } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { load, loadSingle } from '@trace/screens/app/load.ts'
import { kinds } from './banner-kinds.ts'
import type { Banner, BannerKind } from './banner-kinds.ts'

export type Header = SingleEntry<typeof imagesHeader>

/** The open tab: the header picture of the public pages, or the banners of one kind. */
export type ImagesTab = { tab: 'header'; entry: Header } | { tab: BannerKind; entries: Banner[] }

export async function loadImages({ request }: LoaderFunctionArgs): Promise<ImagesTab> {
  const tab = new URL(request.url).searchParams.get('tab')
  if (tab !== 'main' && tab !== 'second')
    return { tab: 'header', entry: (await loadSingle(imagesHeader, request)).entry }
  const { entries } = await load(`GET /api/admin${kinds[tab].path}`, { length: MOST_PAGE_ROWS }, request)
  return { tab, entries }
}

export interface BannerForm {
  entry: Entry<typeof banners> | null
}

export const loadBanner =
  (kind: BannerKind) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<BannerForm> =>
    params['id'] ? load(`GET /api/admin${kinds[kind].path}/:id`, { id: params['id'] }, request) : { entry: null }
