import type { Field } from '../field.ts'
import { Problem } from '../problem.ts'
import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'
import { parseItems } from './parse-items.ts'
import { itemsOf, sheetRules } from './sheet-cell.ts'
import type { SheetRules } from './sheet-cell.ts'
import { parseText, string } from './text.ts'

export interface Media {
  url: string
  caption: string
}

/** The URL of an uploaded picture. */
export const image = plain<string, 'image'>('image')
export const images = plain<Media[], 'images'>('images')
export const file = plain<string, 'file'>('file')
export const files = plain<Media[], 'files'>('files')

/** Accepts only files uploaded here: the server never fetches an address that somebody typed. */
function parseFile(raw: unknown, { label }: Pick<Field, 'label'>): string {
  if (typeof raw !== 'string' || !/^\/files\/[\w/-]+(\.[a-z0-9]{2,5})?$/.test(raw))
    throw new Problem(`${label} không hợp lệ`)
  return raw
}

const parseMedia = (raw: unknown, field: Field): Media[] =>
  parseItems(raw, field, (item) => {
    const { url, caption = '' } = typeof item === 'object' && item !== null ? (item as Partial<Media>) : { url: item }
    return {
      url: parseFile(url, field),
      caption: caption ? parseText(caption, { ...field, kind: 'text', max: 255 }) : '',
    }
  })

const one = {
  column: 'text',
  parse: parseFile,
  sorted: false,
  filter: null,
  range: false,
  answered: 'listed',
  sheeted: true,
  files: 'value',
} satisfies KindRules

const several = { ...one, column: 'jsonb', parse: parseMedia, many: true } satisfies KindRules

export const mediaRules = {
  image: one,
  images: several,
  file: one,
  files: { ...several, answered: 'single' },
} satisfies Record<string, KindRules>

const PICTURE = '/files/2026/03/6f1c0d5b9a7e4f2c8d3b1a0e5c7f9d24.webp'
const DOCUMENT = '/files/2026/03/2b8e4d6f0a1c4e3f9b7d5a8c6e0f1d32.pdf'

const listSchema = () => ({
  type: 'array',
  items: { type: 'object', properties: { url: string, caption: string }, required: ['url'] },
})

const addresses: Partial<SheetRules> = {
  write: (value) => (value as Media[]).map(({ url }) => url).join('\n') || null,
  read: (cell, _, now) => itemsOf('url', cell, now),
}

export const mediaDescriptions = {
  image: {
    schema: () => string,
    example: () => PICTURE,
    sheet: sheetRules({
      width: 30,
      note: 'Tên tệp ảnh trong tệp .zip, hoặc địa chỉ ảnh đã tải lên, bắt đầu bằng /files/',
    }),
  },
  images: {
    schema: listSchema,
    example: () => [{ url: PICTURE, caption: 'Ảnh sản phẩm' }],
    sheet: sheetRules(
      { width: 30, note: 'Tên các tệp ảnh trong tệp .zip ngăn bằng dấu chấm phẩy, hoặc địa chỉ ảnh đã tải lên' },
      addresses,
    ),
  },
  file: {
    schema: () => string,
    example: () => DOCUMENT,
    sheet: sheetRules({ note: 'Tên tệp trong tệp .zip, hoặc địa chỉ tệp đã tải lên' }),
  },
  files: {
    schema: listSchema,
    example: () => [{ url: DOCUMENT, caption: 'Tài liệu' }],
    sheet: sheetRules(
      { note: 'Tên các tệp trong tệp .zip ngăn bằng dấu chấm phẩy, hoặc địa chỉ tệp đã tải lên' },
      addresses,
    ),
  },
}
