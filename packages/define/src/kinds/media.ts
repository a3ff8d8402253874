import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'

export interface Media {
  url: string
  caption: string
}

/** The URL of an uploaded picture. */
export const image = plain<string, 'image'>('image')
export const images = plain<Media[], 'images'>('images')
export const file = plain<string, 'file'>('file')
export const files = plain<Media[], 'files'>('files')

const one = {
  column: 'text',
  sorted: false,
  filter: null,
  range: false,
  answered: 'listed',
  sheeted: true,
  files: 'value',
} satisfies KindRules

const several = { ...one, column: 'jsonb', many: true } satisfies KindRules

export const mediaRules = {
  image: one,
  images: several,
  file: one,
  files: { ...several, answered: 'single' },
} satisfies Record<string, KindRules>
