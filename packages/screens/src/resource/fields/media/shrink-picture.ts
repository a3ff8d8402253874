import { words } from './words.ts'

/** Longest side of an uploaded picture in pixels. */
const LONGEST = 2000

/** A picture of this many bytes is sent as it is, if it is no longer than that. */
const SMALL = 1_048_576

/** The picture as it is uploaded: a large one is drawn smaller, upright as the camera was held. */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await decoded(file)
  if (!picture && isHeic(file)) throw new Error(words.imageUnreadable)
  const scale = picture ? Math.min(1, LONGEST / Math.max(picture.width, picture.height)) : 1
  if (!picture || (scale === 1 && file.size <= SMALL)) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // A logo keeps what is transparent in it.
  const type = file.type === 'image/png' ? 'image/webp' : 'image/jpeg'
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
  return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: drawn.type }) : file
}

/** The decoded picture; null if the browser cannot read it. Except for HEIC, the server then reports the problem. */
async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
