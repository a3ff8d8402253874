import type { Media } from '../media.ts'
import { itemsOf, sheetRules } from './sheet-cell.ts'
import type { SheetRules } from './sheet-cell.ts'
import { string } from './text.ts'

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
