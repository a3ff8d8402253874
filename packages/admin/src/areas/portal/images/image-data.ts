import { imagesHeader } from '@trace/domain'
import type { Entry } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { load } from '../../../app/load.ts'
import { kinds } from './banner-kinds.ts'
import type { Banner, BannerKind } from './banner-kinds.ts'

/** The tab that is open: the picture over the public pages, or the banners of one kind. */
export type ImagesTab = { tab: 'header'; entry: Entry } | { tab: BannerKind; entries: Banner[] }

export async function loadImages({ request }: LoaderFunctionArgs): Promise<ImagesTab> {
  const tab = new URL(request.url).searchParams.get('tab')
  if (tab !== 'main' && tab !== 'second')
    return { tab: 'header', ...(await load<{ entry: Entry }>(imagesHeader.path, request)) }
  const { entries } = await load<{ entries: Banner[] }>(`${kinds[tab].path}?length=100`, request)
  return { tab, entries }
}

type Loaded = Promise<{ entry: Banner | null }>

export const loadBanner =
  (kind: BannerKind) =>
  async ({ params, request }: LoaderFunctionArgs): Loaded =>
    params['id'] ? load<{ entry: Banner }>(`${kinds[kind].path}/${params['id']}`, request) : { entry: null }
