import { banners } from '@trace/domain'
import type { Listed } from '@trace/domain'
import { words } from './words.ts'

export type Banner = Listed<typeof banners>

/** The two kinds of banner: what each is called, where its calls are, the last word of its screens, and the shapes of its pictures. */
export const kinds = {
  main: {
    label: words.main,
    path: '/configs/main-banner-images',
    word: 'main-banner',
    frames: { image: { width: 1920, height: 600 }, mobile_image: { width: 900, height: 600 } },
  },
  second: {
    label: words.second,
    path: '/configs/second-banner-images',
    word: 'second-banner',
    frames: { image: { width: 1200, height: 300 }, mobile_image: { width: 900, height: 450 } },
  },
} as const

export type BannerKind = keyof typeof kinds

/** The banner's form does not ask what the address says. */
export const { type: _, ...bannerFields } = banners.fields
