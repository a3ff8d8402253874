import { documents, endingsOf, mimesOf, pictures } from '@trace/define/uploads.ts'
import type { Uploadable as Kind } from '@trace/define/uploads.ts'
import { readToken } from '../../../boot/token.ts'
import { vi } from '../../../ui/vi.ts'
import { words } from './words.ts'
import { loadChunk } from '../../../ui/chunk.ts'

/** What an upload input accepts, with its texts. */
export interface Uploadable extends Kind {
  accept: string
  tooLarge: string
  hint: string
}

export const IMAGES: Uploadable = {
  ...pictures,
  accept: mimesOf(pictures).join(),
  tooLarge: words.imageTooLarge,
  hint: words.imageHint,
}
export const FILES: Uploadable = {
  ...documents,
  accept: endingsOf(documents),
  tooLarge: words.fileTooLarge,
  hint: words.fileHint,
}

/** Timeout in milliseconds: ten minutes, for a large file on a slow connection. */
const LIMIT = 600_000

interface Uploaded {
  code: number
  message: string
  data: { url: string }
}

const shrunk = async (chosen: File): Promise<File> => {
  const { shrinkPicture } = await loadChunk('shrink-picture', () => import('./shrink-picture.ts'))
  return shrinkPicture(chosen)
}

/** Uploads a file and resolves to its address; rejects with a message for the user. `onProgress` receives percent. */
export async function upload(
  chosen: File,
  kind: Uploadable,
  onProgress: (percent: number) => void = () => undefined,
): Promise<string> {
  if (kind === IMAGES && !mayBePicture(chosen)) throw new Error(words.notPicture)
  const file = kind === IMAGES ? await shrunk(chosen) : chosen
  if (file.size > kind.most) throw new Error(kind.tooLarge)
  const body = new FormData()
  body.append('file', file)
  const { code, message, data } = await inLine(() => send(body, onProgress))
  if (code === 401) dispatchEvent(new Event('lapsed'))
  if (code === 415 && kind === IMAGES) throw new Error(words.notPicture)
  if (code !== 200) throw new Error(message || vi.systemError)
  return data.url
}

/** Whether a file says that it is a picture, or nothing of what it is. */
const mayBePicture = ({ type }: File): boolean => type === '' || type.startsWith('image/')

/**
 * The last upload in the queue. Files are sent one after the other, because the server accepts one at a time from an
 * account.
 */
let last: Promise<unknown> = Promise.resolve()

function inLine<T>(act: () => Promise<T>): Promise<T> {
  const next = last.then(act, act)
  last = next
  return next
}

/** XMLHttpRequest, because fetch reports no upload progress. */
const send = (body: FormData, onProgress: (percent: number) => void): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/admin/files')
    request.setRequestHeader('authorization', `Bearer ${readToken() ?? ''}`)
    request.responseType = 'json'
    request.timeout = LIMIT
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((100 * loaded) / total))
    request.addEventListener('load', () =>
      request.response ? resolve(request.response as Uploaded) : reject(new Error(vi.systemError)),
    )
    request.addEventListener('error', () => reject(new Error(vi.unreachable)))
    request.addEventListener('timeout', () => reject(new Error(vi.unreachable)))
    request.send(body)
  })
