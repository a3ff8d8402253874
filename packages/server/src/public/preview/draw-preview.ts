import sharp from 'sharp'
import { fairQueue } from '@trace/platform/fair-queue.ts'
import { outlined, widthOf, wrapped } from './outlines.ts'

export interface Preview {
  site: string
  title: string
  /** Line below the title: the producer, or what the page is. */
  line: string
  /** Address of the picture of the product, producer or article. */
  picture: string | null
  /** The result of the check, with its colour. */
  verdict: { words: string; fill: string } | null
}

const WIDTH = 1_200
const HEIGHT = 630
const PICTURE = 470
const MOST_KEPT = 100
const MOST_LETTERS = 160

const kept = new Map<string, Buffer>()
const inTurn = fairQueue({ atOnce: 1, waiting: 16 })

/** Draws a preview, or returns the cached one; the cache holds the most recently drawn ones. */
export async function drawPreview(preview: Preview, read: (url: string) => Promise<Buffer>): Promise<Buffer> {
  const key = JSON.stringify(preview)
  const known = kept.get(key)
  if (known) return known
  const drawn = await inTurn(() => draw(preview, read))
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(key, drawn)
  return drawn
}

async function draw(preview: Preview, read: (url: string) => Promise<Buffer>): Promise<Buffer> {
  const picture = preview.picture && (await read(preview.picture).then(framed, () => null))
  const ground = sharp(Buffer.from(groundOf(preview, picture !== null && picture !== '')), { density: 72 })
  return ground
    .composite(picture ? [{ input: picture, left: WIDTH - PICTURE - 56, top: 72 }] : [])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** The picture, cropped to its square with round corners. */
async function framed(bytes: Buffer): Promise<Buffer> {
  const corners = `<svg width="${PICTURE}" height="${PICTURE}"><rect width="${PICTURE}" height="${PICTURE}" rx="40"/></svg>`
  return sharp(bytes, { limitInputPixels: 30_000_000 })
    .resize(PICTURE, PICTURE, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** Everything but the picture: background, hills, result and texts. */
function groundOf({ site, title, line, verdict }: Preview, hasPicture: boolean): string {
  const room = hasPicture ? WIDTH - PICTURE - 56 * 2 - 48 : WIDTH - 56 * 2
  const top = verdict ? 266 : 190
  const titles = wrapped(title.slice(0, MOST_LETTERS), room, 60, 'bold', 3)
  const below = top + titles.length * 72
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf7ee"/>
<g transform="translate(0 500) scale(.8334 .82)"><path fill="#2f7a4b" fill-opacity=".28" d="M0 88C140 20 250 20 380 74c90 36 190 36 300-14 130-60 260-62 400 6 130 62 240 60 360 0v94H0z"/><path fill="#1f5f38" fill-opacity=".5" d="M0 118c160-56 300-50 430-14 150 42 290 30 430-18 160-54 330-40 580 34v40H0z"/><path fill="#143d25" d="M0 138c200-30 380-26 560-8 240 24 420 10 600-8 110-10 190-6 280 4v34H0z"/></g>
<g transform="translate(56 56)"><rect width="48" height="48" rx="12" fill="#1c6639"/><path transform="scale(1.5)" d="M8 26c.6-5 3-9 8.5-11.5M12.500 22.500C20 22.500 25.200 18.500 26 8V6h-5C10.200 6 6.700 10.700 6.700 16.700c0 1.200 0 3.500 2.300 5.800z" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/></g>
${outlined({ text: wrapped(site, room - 70, 30, 'bold', 1)[0] ?? '', x: 122, y: 91, size: 30, weight: 'bold', fill: '#1c6639' })}
${verdict ? verdictBand(verdict, room) : ''}
${titles.map((text, at) => outlined({ text, x: 56, y: top + at * 72, size: 60, weight: 'bold', fill: '#24301f' })).join('')}
${wrapped(line.slice(0, MOST_LETTERS), room, 32, 'regular', 2)
  .map((text, at) => outlined({ text, x: 56, y: below + at * 42, size: 32, weight: 'regular', fill: '#5d6553' }))
  .join('')}
</svg>`
}

function verdictBand({ words, fill }: NonNullable<Preview['verdict']>, room: number): string {
  const [text = ''] = wrapped(words, room - 56, 34, 'bold', 1)
  const width = widthOf(text, 34, 'bold') + 56
  return `<rect x="56" y="132" width="${width}" height="60" rx="30" fill="${fill}"/>${outlined({ text, x: 84, y: 174, size: 34, weight: 'bold', fill: '#fff' })}`
}
