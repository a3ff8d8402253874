import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import type { Media } from '../media.ts'
import { parseItems } from './items.ts'
import { parseText } from './text.ts'

/** Accepts only files uploaded here: the server never fetches an address from a request. */
export function parseFile(raw: unknown, { label }: Pick<Field, 'label'>): string {
  if (typeof raw !== 'string' || !/^\/files\/[\w/-]+(\.[a-z0-9]{2,5})?$/.test(raw))
    throw new Problem(`${label} không hợp lệ`)
  return raw
}

export const parseMedia = (raw: unknown, field: Field): Media[] =>
  parseItems(raw, field, (item) => {
    const { url, caption = '' } = typeof item === 'object' && item !== null ? (item as Partial<Media>) : { url: item }
    return {
      url: parseFile(url, field),
      caption: caption ? parseText(caption, { ...field, kind: 'text', max: 255 }) : '',
    }
  })
