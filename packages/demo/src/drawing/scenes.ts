import { circle, leaf, many, oval, shape, stroke } from './shapes.ts'

/** A landscape for a frame of some width and height; drawn on 1600 × 900 and cut to fit. */
export type Scene = 'hills' | 'sea' | 'orchard' | 'tea' | 'workshop'

const sky = (top: string, bottom: string): string => `
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
  </defs>
  <rect width="1600" height="900" fill="url(#sky)"/>`

/** Mountains across the whole width: filled from `y` down, with peaks up to `rise` above it. */
const range = (y: number, rise: number, fill: string): string =>
  placed(0, y, 1, rise, shape('M0 0C160-1 300-.4 430-.7S700-1.3 860-.5S1180-1.2 1330-.5S1540-1 1600-.7V9H0Z', fill))

/** A rock in the sea, as those of Hạ Long. */
const karst = (x: number, y: number, width: number, height: number, fill: string): string =>
  placed(x, y, width, height, shape('M0 0c.06-.5.12-.86.3-1c.2.04.26.3.38.34c.22 0 .28.4.32.66z', fill))

const boat = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    size,
    [
      shape('M0 0h130c-10 26-26 34-44 34H40C20 34 8 22 0 0z', '#7a4a2a'),
      shape('M60 -6V-130c40 24 60 70 62 124z', '#c9532f'),
      shape('M54 -6V-110c-30 24-44 60-46 104z', '#e07a4b'),
    ].join(''),
  )

const placed = (x: number, y: number, wide: number, high: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${wide} ${high})">${drawn}</g>`

const terrace = (y: number, fill: string): string =>
  stroke(`M-20 ${y}C300 ${y - 84} 640 ${y - 30} 920 ${y + 22}S1420 ${y + 50} 1640 ${y - 24}`, fill, 26)

const vat = (x: number, fill: string): string =>
  shape(`M${x} 470c-20 90-10 190 40 240h140c50-50 60-150 40-240z`, fill) +
  oval(x + 110, 470, 112, 30, '#6d3b20') +
  oval(x + 110, 466, 94, 20, '#c98f4e')

const tree = (x: number, y: number, size: number, fill: string): string =>
  `<rect x="${x - size * 0.1}" y="${y}" width="${size * 0.2}" height="${size}" fill="#7a5a3a"/>` +
  circle(x, y - size * 0.3, size, fill) +
  many(3, (fruit) => circle(x + (fruit - 1) * size * 0.4, y + ((fruit % 2) * 0.3 - 0.2) * size, size * 0.13, '#e8d06a'))

const scenes: Record<Scene, string> = {
  hills:
    sky('#cfe6ea', '#f6efd8') +
    circle(1260, 190, 84, '#fbe7a6') +
    range(560, 220, '#b6d0b4') +
    range(640, 200, '#8fb98a') +
    range(730, 150, '#6ba064') +
    range(830, 90, '#4d8549') +
    many(9, (nth) => oval(90 + nth * 190, 800 + (nth % 3) * 26, 46, 40, '#3d7040')),
  sea:
    sky('#bfe0ea', '#f2f3e6') +
    circle(330, 200, 78, '#fdeec0') +
    karst(80, 560, 380, 330, '#8fb0ad') +
    karst(980, 560, 460, 380, '#9dbab4') +
    karst(560, 560, 320, 220, '#abc5be') +
    shape('M0 548h1600v352H0z', '#5fa3b3') +
    many(7, (nth) => stroke(`M${nth % 2 ? 60 : 240} ${600 + nth * 42}h${300 + nth * 90}`, 'rgba(255,255,255,.28)', 7)) +
    karst(1180, 640, 300, 300, '#5f8a7c') +
    boat(640, 650, 1.3) +
    boat(330, 610, 0.8),
  orchard:
    sky('#d6ecdf', '#fbf1d2') +
    range(540, 180, '#a9cba0') +
    shape('M0 560h1600v340H0z', '#8cb663') +
    many(4, (row) =>
      many(9 - row, (nth) =>
        tree(70 + nth * (180 + row * 34) - row * 40, 560 + row * 92, 34 + row * 20, row % 2 ? '#4f8a3c' : '#5c9a48'),
      ),
    ),
  tea:
    sky('#d4ebe2', '#f4f2d6') +
    range(470, 190, '#a7cbb2') +
    shape('M0 520C300 430 620 470 900 530S1400 560 1600 480V900H0Z', '#6fa955') +
    many(9, (nth) => terrace(570 + nth * 44, nth % 2 ? '#4f8d41' : '#5f9c4c')) +
    leaf(1240, 300, 150, -40, '#6fae4c') +
    leaf(1236, 304, 140, -120, '#5c9a3f'),
  workshop:
    `<rect width="1600" height="900" fill="#efe2c8"/><rect y="640" width="1600" height="260" fill="#c9a777"/>` +
    many(6, (nth) => `<rect x="${40 + nth * 270}" y="80" width="190" height="150" rx="10" fill="#dff0f0"/>`) +
    many(5, (nth) => vat(60 + nth * 320, nth % 2 ? '#8a4f2d' : '#9c5c36')),
}

/** A landscape that fills a frame. */
export const sceneIn = (scene: Scene, width: number, height: number): string =>
  `<svg width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${scenes[scene]}</svg>`
