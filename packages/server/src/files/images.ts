import sharp from 'sharp'
import { Refusal } from '../refusal.ts'

/** More pixels than any camera of today takes; what unpacks to more is an attack. */
const MOST_PIXELS = 80_000_000
const LONGEST_SIDE = 2_560
const THUMB_SIDE = 160

export interface Picture {
  image: Buffer
  thumb: Buffer
  width: number
  height: number
}

/** Draws a picture anew: upright, no larger than a screen shows, and without what a camera or a sender hid in it. */
export async function redraw(bytes: Buffer): Promise<Picture> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
    const [{ data: image, info }, thumb] = await Promise.all([
      open().resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
      open().resize(THUMB_SIDE, THUMB_SIDE, { fit: 'cover' }).webp({ quality: 75 }).toBuffer(),
    ])
    return { image, thumb, width: info.width, height: info.height }
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) throw new Refusal(413, 'Ảnh có quá nhiều điểm ảnh')
    throw new Refusal(415, 'Tệp ảnh bị hỏng hoặc không đọc được')
  }
}
