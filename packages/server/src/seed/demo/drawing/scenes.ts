import { circle, leaf, many, oval, shape, stroke } from './shapes.ts'

/** A landscape for a frame of some width and height; drawn on 1600 × 900 and cut to fit. */
export type Scene = 'hills' | 'sea' | 'orchard' | 'tea' | 'workshop'

const sky = (top: string, bottom: string): string =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="1600" height="900" fill="url(#sky)"/>`

const range = (y: number, rise: number, fill: string): string =>
  shape(`M0 ${y}C160 ${y - rise} 300 ${y - rise * 0.4} 430 ${y - rise * 0.7}S700 ${y - rise * 1.3} 860 ${y - rise * 0.5}S1180 ${y - rise * 1.2} 1330 ${y - rise * 0.5}S1540 ${y - rise} 1600 ${y - rise * 0.7}V900H0Z`, fill)

const karst = (x: number, y: number, width: number, height: number, fill: string): string =>
  shape(`M${x} ${y}c${width * 0.06}-${height * 0.5} ${width * 0.12}-${height * 0.86} ${width * 0.3}-${height}c${width * 0.2} ${height * 0.04} ${width * 0.26} ${height * 0.3} ${width * 0.38} ${height * 0.34}c${width * 0.22} 0 ${width * 0.28} ${height * 0.4} ${width * 0.32} ${height * 0.66}z`, fill)

const boat = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape('M0 0h130c-10 26-26 34-44 34H40C20 34 8 22 0 0z', '#7a4a2a')}${shape('M60 -6V-130c40 24 60 70 62 124z', '#c9532f')}${shape('M54 -6V-110c-30 24-44 60-46 104z', '#e07a4b')}</g>`

const scenes: Record<Scene, string> = {
  hills: sky('#cfe6ea', '#f6efd8') + circle(1260, 190, 84, '#fbe7a6') + range(560, 220, '#b6d0b4') + range(640, 200, '#8fb98a') +
    range(730, 150, '#6ba064') + range(830, 90, '#4d8549') +
    many(9, (nth) => oval(90 + nth * 190, 800 + (nth % 3) * 26, 46, 40, '#3d7040')),
  sea: sky('#bfe0ea', '#f2f3e6') + circle(330, 200, 78, '#fdeec0') + karst(80, 560, 380, 330, '#8fb0ad') +
    karst(980, 560, 460, 380, '#9dbab4') + karst(560, 560, 320, 220, '#abc5be') +
    shape('M0 548h1600v352H0z', '#5fa3b3') +
    many(7, (nth) => stroke(`M${nth % 2 ? 60 : 240} ${600 + nth * 42}h${300 + nth * 90}`, 'rgba(255,255,255,.28)', 7)) +
    karst(1180, 640, 300, 300, '#5f8a7c') +
    boat(640, 650, 1.3) + boat(330, 610, 0.8),
  orchard: sky('#d6ecdf', '#fbf1d2') + range(540, 180, '#a9cba0') + shape('M0 560h1600v340H0z', '#8cb663') +
    many(4, (row) => many(9 - row, (nth) => {
      const [x, y, size] = [70 + nth * (180 + row * 34) - row * 40, 560 + row * 92, 34 + row * 20]
      return `<rect x="${x - size * 0.1}" y="${y}" width="${size * 0.2}" height="${size}" fill="#7a5a3a"/>` +
        circle(x, y - size * 0.3, size, row % 2 ? '#4f8a3c' : '#5c9a48') +
        many(3, (fruit) => circle(x - size * 0.4 + fruit * size * 0.4, y - size * 0.2 + (fruit % 2) * size * 0.3, size * 0.13, '#e8d06a'))
    })),
  tea: sky('#d4ebe2', '#f4f2d6') + range(470, 190, '#a7cbb2') +
    shape('M0 520C300 430 620 470 900 530S1400 560 1600 480V900H0Z', '#6fa955') +
    many(9, (nth) => stroke(`M-20 ${570 + nth * 44}C300 ${486 + nth * 46} 640 ${540 + nth * 42} 920 ${592 + nth * 44}S1420 ${620 + nth * 40} 1640 ${540 + nth * 46}`, nth % 2 ? '#4f8d41' : '#5f9c4c', 26)) +
    leaf(1240, 300, 150, -40, '#6fae4c') + leaf(1236, 304, 140, -120, '#5c9a3f'),
  workshop: `<rect width="1600" height="900" fill="#efe2c8"/><rect y="640" width="1600" height="260" fill="#c9a777"/>` +
    many(6, (nth) => `<rect x="${40 + nth * 270}" y="80" width="190" height="150" rx="10" fill="#dff0f0"/>`) +
    many(5, (nth) => shape(`M${60 + nth * 320} 470c-20 90-10 190 40 240h140c50-50 60-150 40-240z`, nth % 2 ? '#8a4f2d' : '#9c5c36') + oval(170 + nth * 320, 470, 112, 30, '#6d3b20') + oval(170 + nth * 320, 466, 94, 20, '#c98f4e')),
}

/** A landscape that fills a frame. */
export const sceneIn = (scene: Scene, width: number, height: number): string =>
  `<svg width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${scenes[scene]}</svg>`
