import type { ProofTreatment } from '@trace/domain/areas/labels/proving/proof-treatments.ts'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** A picture in shades of grey, one byte a pixel. */
export interface Picture {
  pixels: Uint8Array
  width: number
  height: number
}

/**
 * Most pixels per module: a larger module is no harder to read but takes longer, and some decoders look at only 8
 * pixels at a time.
 */
const mostOfModule = 4

/** The picture as a camera takes it, at the printer's resolution or smaller, and the side of a module in pixels. */
export async function asTaken(picture: Picture, dots: number): Promise<{ picture: Picture; module: number }> {
  if (dots <= mostOfModule) return { picture, module: dots }
  const taken = await resized(picture, mostOfModule / dots)
  return { picture: taken, module: (taken.width / picture.width) * dots }
}

/** Scales a picture, as if taken from nearer or farther. */
export const resized = (picture: Picture, scale: number): Promise<Picture> =>
  changed(picture, (one) => one.resize(Math.round(picture.width * scale), Math.round(picture.height * scale)))

/** What is done to the picture of a code before it is read; `module` is the side of one module in pixels. */
export const treatments: Readonly<Record<ProofTreatment, (picture: Picture, module: number) => Promise<Picture>>> = {
  plain: async (picture) => picture,
  blurred: (picture, module) => changed(picture, (one) => one.blur(0.35 * module)),
  faded: async (picture) => withContrast(picture, 0.4),
  grown: async (picture, module) => grown(picture, 0.2 * module),
  turned: async (picture, module) => {
    const { width, height } = picture
    const doubled = await changed(picture, (one) => one.resize(width * 2, height * 2, { kernel: 'cubic' }))
    const turned = await changed(doubled, (one) => one.rotate(7, { background: '#fff' }).blur(0.35 * 2 * module))
    return withContrast(turned, 0.5)
  },
}

async function changed({ pixels, width, height }: Picture, change: (picture: Sharp) => Sharp): Promise<Picture> {
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } })
  const { data, info } = await change(picture).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Reduces the contrast of a picture. */
function withContrast({ pixels, ...size }: Picture, contrast: number): Picture {
  const darkest = (255 * (1 - contrast)) / 2
  return { ...size, pixels: pixels.map((value) => Math.round(darkest + value * contrast)) }
}

/**
 * Simulates spreading ink: dark areas grow by `pixels`, half on each side; a fraction of a pixel is applied in part.
 */
function grown(picture: Picture, pixels: number): Picture {
  const whole = Math.floor(pixels / 2)
  const part = pixels / 2 - whole
  let now = picture
  for (let step = 0; step < whole; step++) now = spread(now, 1)
  return part > 0 ? spread(now, part) : now
}

/** Moves each pixel by a share towards its darkest neighbour. */
function spread({ pixels, width, height }: Picture, share: number): Picture {
  const along = (from: Uint8Array, step: number) => {
    const to = from.slice()
    for (let at = step; at < from.length - step; at++) {
      const darkest = Math.min(from[at]!, from[at - step]!, from[at + step]!)
      to[at] = Math.round(from[at]! + (darkest - from[at]!) * share)
    }
    return to
  }
  return { width, height, pixels: along(along(pixels, 1), width) }
}
