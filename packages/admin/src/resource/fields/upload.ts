import { readToken } from '../../boot/token.ts'
import { vi } from '../../ui/vi.ts'

/** What may be sent up: kinds, bytes, and the words for it. */
export interface Uploadable {
  accept: string
  most: number
  tooLarge: string
  hint: string
}

export const IMAGES: Uploadable = {
  accept: 'image/jpeg,image/png,image/webp',
  most: 5_242_880,
  tooLarge: vi.imageTooLarge,
  hint: vi.imageHint,
}
export const FILES: Uploadable = {
  accept: '.pdf,.docx,.xlsx',
  most: 20_971_520,
  tooLarge: vi.fileTooLarge,
  hint: vi.fileHint,
}

/** A large file on a slow line takes its time. */
const LIMIT = 600_000

interface Uploaded {
  code: number
  message: string
  data: { url: string }
}

/** Sends a file and answers the address it has from then on; what goes wrong is thrown as a sentence. `onProgress` hears how many percent are up. */
export async function upload(
  file: File,
  { most, tooLarge }: Uploadable,
  onProgress: (percent: number) => void = () => undefined,
): Promise<string> {
  if (file.size > most) throw new Error(tooLarge)
  const body = new FormData()
  body.append('file', file)
  const { code, message, data } = await send(body, onProgress)
  if (code === 401) dispatchEvent(new Event('lapsed'))
  if (code !== 200) throw new Error(message || vi.systemError)
  return data.url
}

/** A fetch does not tell how much of its body has gone. */
const send = (body: FormData, onProgress: (percent: number) => void): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/admin/files')
    request.setRequestHeader('authorization', `Bearer ${readToken() ?? ''}`)
    request.responseType = 'json'
    request.timeout = LIMIT
    request.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total)
    request.onload = () =>
      request.response ? resolve(request.response as Uploaded) : reject(new Error(vi.systemError))
    request.onerror = () => reject(new Error(vi.unreachable))
    request.ontimeout = () => reject(new Error(vi.unreachable))
    request.send(body)
  })

/** A picture's small version, made when it was uploaded. */
export const thumbnailOf = (url: string): string => url.replace(/^(\/files\/.+)\.webp$/, '$1-thumb.webp')
