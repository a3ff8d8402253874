import { formatNumber } from '@trace/define/text/format.ts'
import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { Refusal } from '../refusal.ts'
import { fairQueue } from '../fair-queue.ts'

const MILLION = 1_000_000
/**
 * Pixel limits. 30 million is what a good camera takes; progressive images must be held in memory whole, so fewer are
 * allowed.
 */
const MOST_PIXELS = 30 * MILLION
const MOST_IN_PASSES = 8 * MILLION
/**
 * Guard against decompression bombs: above this size an image needs at least one byte for every 1,000 pixels; camera
 * images have about a hundred times as many bytes.
 */
const EASY_PIXELS = 4 * MILLION
const MOST_PIXELS_A_BYTE = 1_000
const LONGEST_SIDE = 2_560
const THUMB_SIDE = 160
/** Longest side in pixels, and largest size in bytes, of a picture for phones. */
const SMALL_SIDE = 640
const MOST_SMALL = 36_000
const SMALL_QUALITIES = [70, 50, 30, 10]
const MOST_SECONDS = 10

// One thread per image; two images at a time leave the other processors free. No cache: images share no work.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = fairQueue({ atOnce: 2, waiting: 16 })
/** Small pictures are made for visitors, each once, in a queue of their own, so that uploads do not wait for them. */
const inTurnForVisitors = fairQueue({ atOnce: 1, waiting: 64 })

export interface Picture {
  image: Buffer
  thumb: Buffer
  width: number
  height: number
}

/** Re-encodes an image: upright, no larger than a screen shows, without metadata. It is decoded once. */
export async function redraw(bytes: Buffer): Promise<Picture> {
  await refuseUnfitImage(bytes)
  return inTurn(async () => {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const drawn = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: MOST_SECONDS })
    const thumb = await drawn().resize(THUMB_SIDE, THUMB_SIDE, { fit: 'cover' }).webp({ quality: 75 }).toBuffer()
    return { image: await drawn().webp({ quality: 82 }).toBuffer(), thumb, width, height }
  }).catch(unreadable)
}

/** A picture for phones: few pixels, and few bytes whatever it shows. */
export const redrawSmall = (image: Buffer): Promise<Buffer> =>
  inTurnForVisitors(async () => {
    const drawn = sharp(image, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    let small = image
    for (const quality of SMALL_QUALITIES) {
      small = await drawn.clone().webp({ quality }).toBuffer()
      if (small.length <= MOST_SMALL) break
    }
    return small
  })

/** Refuses an image whose header cannot be read or states too large a size. */
export const refuseUnfitImage = async (bytes: Buffer): Promise<void> =>
  refuseImmense(bytes, await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable))

/** Checks the size that the header states, before any decoding. */
function refuseImmense(bytes: Buffer, { width, height, pages = 1, isProgressive }: Metadata): void {
  const pixels = width * height * pages
  const most = isProgressive ? MOST_IN_PASSES : MOST_PIXELS
  const isHollow = pixels > EASY_PIXELS && pixels > bytes.length * MOST_PIXELS_A_BYTE
  if (pixels <= most && !isHollow) return
  const [all, inPasses] = [MOST_PIXELS, MOST_IN_PASSES].map((limit) => formatNumber(limit / MILLION))
  throw new Refusal(413, `Ảnh có quá nhiều điểm ảnh, tối đa ${all} triệu (ảnh kiểu hiện dần: ${inPasses} triệu)`)
}

function unreadable(error: Error): never {
  if (error instanceof Refusal) throw error
  throw new Refusal(415, 'Tệp ảnh bị hỏng hoặc không đọc được')
}
