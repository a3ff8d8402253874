import { words } from './words.ts'

/** Longest side of an uploaded picture in pixels. */
const LONGEST = 2000

/** A picture within `LONGEST` and of at most this many bytes is sent unchanged. */
const SMALL = 1_048_576

/** The picture to upload: scaled down if large, and rotated upright. */
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
  // Keeps the transparency of PNG files, such as logos.
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
