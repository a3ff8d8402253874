import type { Kind } from '@trace/define/field.ts'

/** The space that a kind takes. */
interface KindLayout {
  /** Minimum width of its column in a list, in pixels. */
  column: number
  /** Takes no line of a card, because it is shown beside them. */
  beside?: true
  /** Takes the full width of a form and of a detail screen. */
  wide?: true
}

const usual: KindLayout = { column: 112 }
const full: KindLayout = { column: 112, wide: true }

export const layouts: Record<Kind, KindLayout> = {
  text: usual,
  longText: full,
  richText: full,
  email: { column: 151 },
  phone: { column: 114 },
  url: usual,
  code: usual,
  slug: usual,
  gs1: { column: 134 },
  identity: usual,
  password: usual,
  question: usual,
  integer: { column: 90 },
  decimal: { column: 100 },
  money: usual,
  date: { column: 102 },
  moment: { column: 145 },
  toggle: { column: 86, beside: true },
  flag: usual,
  choice: { column: 115 },
  choices: usual,
  status: { column: 130, beside: true },
  reference: { column: 132 },
  references: { column: 132 },
  image: { column: 60, beside: true },
  images: { column: 75, wide: true, beside: true },
  file: usual,
  files: full,
  boundary: full,
  list: full,
  group: full,
  rows: full,
  count: { column: 80 },
}
