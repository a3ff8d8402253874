import { banners } from '@trace/domain/areas/portal/banners.ts'
import type { Listed } from '@trace/define/entry.ts'
import { words } from './words.ts'

export type Banner = Listed<typeof banners>

/** The two kinds of banner: label, value of their field, path of the API calls, last segment of the screen addresses, and picture sizes. */
export const kinds = {
  main: {
    label: words.main,
    type: 'main_banner',
    path: '/configs/main-banner-images',
    word: 'main-banner',
    frames: { image: { width: 1920, height: 600 }, mobile_image: { width: 900, height: 600 } },
  },
  second: {
    label: words.second,
    type: 'second_banner',
    path: '/configs/second-banner-images',
    word: 'second-banner',
    frames: { image: { width: 1200, height: 300 }, mobile_image: { width: 900, height: 450 } },
  },
} as const

export type BannerKind = keyof typeof kinds

/** Form fields without `type`, which the address already determines. */
export const { type: _, ...bannerFields } = banners.fields
