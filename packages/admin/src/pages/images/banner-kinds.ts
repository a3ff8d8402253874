import { banners } from '@trace/domain'
import type { Row } from '@trace/domain'
import type { Entry } from '../../screens/entry.ts'
import { words } from './words.ts'

export type Banner = Entry & Row<typeof banners>

/** The two kinds of banner: what each is called, where its calls are, and the last word of its screens. */
export const kinds = {
  main: { label: words.main, path: '/configs/main-banner-images', word: 'main-banner', size: '1920 × 600' },
  second: { label: words.second, path: '/configs/second-banner-images', word: 'second-banner', size: '1200 × 300' },
} as const

export type BannerKind = keyof typeof kinds

/** The banner's form does not ask what the address says. */
export const bannerFields = Object.fromEntries(Object.entries(banners.fields).filter(([name]) => name !== 'type'))
