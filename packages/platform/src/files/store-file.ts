import { randomBytes } from 'node:crypto'
import { documents, pictures, typeNames } from '@trace/define/uploads.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { contentOf, mimeOf, namedLike } from '../ports/files/content.ts'
import { redraw } from './images.ts'
import { openStorage } from '../ports/files/storage.ts'
import { tooLarge } from './upload.ts'

/** A stored file, as the API returns it. */
export interface StoredFile {
  url: string
  thumb_url: string | null
  mime: string
  size: number
  width: number | null
  height: number | null
}

interface UploadedFile {
  name: string
  bytes: Buffer
  /** The account that uploaded it; null for files of the server itself. */
  by: number | null
}

/** Stores an image or a document under a generated name. The type is detected from the content. */
export async function storeFile(sql: Sql, settings: Settings, given: UploadedFile): Promise<StoredFile> {
  const content = contentOf(given.bytes)
  if (content === null)
    throw new Refusal(415, `Chỉ nhận ảnh ${typeNames(pictures)} và tài liệu ${typeNames(documents)}`)
  if (content === 'image') return storeImage(sql, settings, given)
  if (given.bytes.length > documents.most) throw tooLarge(documents.most)
  const file = { url: `${newUrl()}.${content}`, thumb_url: null, size: given.bytes.length, width: null, height: null }
  const kept = await record(sql, given, file)
  await (await openStorage(settings)).put(storageKeyOf(file.url), given.bytes)
  return kept
}

/** Stores an image as WebP, with a thumbnail. */
export async function storeImage(sql: Sql, settings: Settings, given: UploadedFile): Promise<StoredFile> {
  if (given.bytes.length > pictures.most) throw tooLarge(pictures.most)
  const { image, thumb, width, height } = await redraw(given.bytes)
  const base = newUrl()
  const file = { url: `${base}.webp`, thumb_url: `${base}-thumb.webp`, size: image.length, width, height }
  const kept = await record(sql, given, file)
  const storage = await openStorage(settings)
  await storage.put(storageKeyOf(file.thumb_url), thumb)
  await storage.put(storageKeyOf(file.url), image)
  return kept
}

/** '/files/2026/07/0f3c…': random, so it cannot be guessed; a folder per month, so that none grows without end. */
const newUrl = (): string => `/files/${today().slice(0, 7).replace('-', '/')}/${randomBytes(16).toString('hex')}`

/** The storage key of an address. */
export const storageKeyOf = (url: string): string => url.replace(/^\/files\//, 'media/')

/** Records a file before it is written, so that it can be found and deleted whatever happens. */
async function record(sql: Sql, { name: said, by }: UploadedFile, file: Omit<StoredFile, 'mime'>): Promise<StoredFile> {
  const mime = mimeOf(file.url)
  const name = namedLike(file.url, said)
  const { url, size, width, height } = file
  await sql`insert into media ${sql({ url, mime, size, width, height, original_name: name, uploaded_by: by })}`
  return { ...file, mime }
}
