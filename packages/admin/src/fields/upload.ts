import { api } from '../api.ts'
import { vi } from '../vi.ts'

/** What may be sent up: kinds, bytes, and the words for it. */
export interface Uploadable {
  accept: string
  most: number
  tooLarge: string
  hint: string
}

export const IMAGES: Uploadable = { accept: 'image/jpeg,image/png,image/webp', most: 5_242_880, tooLarge: vi.imageTooLarge, hint: vi.imageHint }
export const FILES: Uploadable = { accept: '.pdf,.docx,.xlsx', most: 20_971_520, tooLarge: vi.fileTooLarge, hint: vi.fileHint }

/** Sends a file and answers the address it has from then on; what goes wrong is thrown as a sentence. */
export async function upload(file: File, { most, tooLarge }: Uploadable): Promise<string> {
  if (file.size > most) throw new Error(tooLarge)
  const body = new FormData()
  body.append('file', file)
  const answer = await api<{ url: string }>('POST', '/files', body)
  if (!answer.ok) throw new Error(answer.message)
  return answer.data.url
}

/** A picture's small version, made when it was uploaded. */
export const thumbnailOf = (url: string): string => url.replace(/^(\/files\/.+)\.webp$/, '$1-thumb.webp')
