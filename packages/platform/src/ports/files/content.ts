import { documents, pictures } from '@trace/define/uploads.ts'
import type { Uploadable } from '@trace/define/uploads.ts'

type DocumentEnding = keyof typeof documents.types
export type Content = 'image' | DocumentEnding

/** Types of stored files by the endings of their names: every picture is stored as WebP. */
const stored: Uploadable['types'] = { webp: pictures.types.webp, ...documents.types }

export const storedEndings: readonly string[] = Object.keys(stored)

/** MIME type by the ending of a name that this server generated. */
export const mimeOf = (name: string): string =>
  stored[name.slice(name.lastIndexOf('.') + 1)]?.mime ?? 'application/octet-stream'

/**
 * Type of a file by its content alone; null for types that are not accepted. Documents with macros are not accepted.
 */
export function contentOf(bytes: Buffer): Content | null {
  const begins = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'))
  if (begins('ffd8ff') || begins('89504e470d0a1a0a') || (begins('52494646') && begins('57454250', 8))) return 'image'
  if (begins('255044462d')) return 'pdf'
  if (!begins('504b0304') || !bytes.includes('[Content_Types].xml') || bytes.includes('vbaProject.bin')) return null
  if (bytes.includes('xl/workbook.xml')) return 'xlsx'
  return bytes.includes('word/document.xml') ? 'docx' : null
}

const ENDINGS: Record<Content, readonly string[]> = {
  image: ['webp', 'jpeg', ...Object.keys(pictures.types)],
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
}

/** File name of an upload: the name its sender gave, with a wrong ending replaced by that of the content. */
export function namedAs(content: Content, name: string): string {
  const ends = (text: string) => ENDINGS[content].some((ending) => text.toLowerCase().endsWith(`.${ending}`))
  let plain = name.replace(/[\p{Cc}\p{Cf}]/gu, '')
  while (/[\s.]$/.test(plain)) plain = plain.slice(0, -1)
  if (ends(plain)) return plain
  const bare = plain.replace(/\.[a-z][a-z0-9]{0,9}$/i, '')
  return ends(bare) ? bare : `${bare || 'tep'}.${ENDINGS[content][0]}`
}

const isDocument = (ending: string): ending is DocumentEnding => Object.hasOwn(documents.types, ending)

/** The same as `namedAs` for a stored file: type taken from its generated name. */
export const namedLike = (own: string, name: string): string => {
  const ending = own.slice(own.lastIndexOf('.') + 1)
  return namedAs(isDocument(ending) ? ending : 'image', name)
}
