import { landMotifs } from './land-motifs.ts'
import { lettering, widthOf } from './lettering.ts'
import { sceneIn } from './scenes.ts'
import type { Scene } from './scenes.ts'
import { seaMotifs } from './sea-motifs.ts'
import { circle, leaf, shape, stroke } from './shapes.ts'

const motifs: Record<string, string> = { ...landMotifs, ...seaMotifs }

/** A drawing of some width and height, made larger or smaller. */
const page = (width: number, height: number, inside: string, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

const placed = (motif: string, x: number, y: number, size: number): string => `<g transform="translate(${x} ${y}) scale(${size / 400})">${motif}</g>`

/** A product on its ground, with its name below: 4 by 3. */
export function productCard(motif: string, name: string, ground: [light: string, deep: string]): string {
  const [width, height] = [1_000, 750]
  const lines = inLines(name, 46, 820)
  const from = 620 - (lines.length - 1) * 40
  return page(width, height,
    `<defs><radialGradient id="ground" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#fffdf6"/><stop offset=".55" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
    `<ellipse cx="500" cy="${from - 108}" rx="270" ry="34" fill="rgba(60,45,20,.14)"/>` +
    placed(motifs[motif]!, 500 - 300, from - 652, 600) +
    lines.map((line, nth) => lettering(line, 500, from + nth * 56, 46, '#2b2a22', 'middle')).join(''), 0.84)
}

/** A name in one line or, where it is too long for that, in two. */
function inLines(name: string, size: number, width: number): string[] {
  if (widthOf(name, size) <= width) return [name]
  const words = name.split(' ')
  const cut = words.findIndex((_, at) => widthOf(words.slice(0, at + 1).join(' '), size) > width)
  const half = Math.min(cut, Math.ceil(words.length / 2))
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

/** A landscape with or without something in front of it. */
export const landscape = (scene: Scene, width: number, height: number, motif?: string): string =>
  page(width, height, sceneIn(scene, width, height) + (motif ? circle(width * 0.72, height * 0.5, height * 0.36, 'rgba(255,253,246,.82)') + placed(motifs[motif]!, width * 0.72 - height * 0.29, height * 0.21, height * 0.58) : ''))

/** A round mark with the letters of a producer and what it makes. */
export const roundMark = (letters: string, motif: string, colour: string): string =>
  page(320, 320, circle(160, 160, 156, colour) + circle(160, 160, 140, '#fffdf6') + placed(motifs[motif]!, 85, 34, 150) +
    `<path d="M24 206h272a140 140 0 0 1-272 0z" fill="${colour}"/>` + lettering(letters, 160, 258, 42, '#fff', 'middle'), 0.75)

/** The platform's own mark: a leaf on green. */
export const siteMark = (colour: string, line: string): string =>
  page(512, 512, `<g transform="scale(16)"><rect width="32" height="32" rx="8" fill="${colour}"/>${stroke('M8 26c.6-5 3-9 8.500-11.500M12.500 22.500C20 22.500 25.200 18.500 26 8V6h-5C10.200 6 6.700 10.700 6.700 16.700c0 1.200 0 3.500 2.300 5.800z', line, 2.2)}</g>`, 0.5)

const signs: Record<string, string> = {
  scan: `<g fill="#1c6639">${[[100, 100], [230, 100], [100, 230]].map(([x, y]) => `<path fill-rule="evenodd" d="M${x} ${y}h86v86h-86zM${x! + 16} ${y! + 16}v54h54v-54zM${x! + 30} ${y! + 30}h26v26h-26z"/>`).join('')}<path d="M232 232h26v26h-26zM284 232h32v26h-32zM258 260h26v30h-26zM232 292h26v26h-26zM288 288h28v28h-28z"/></g>`,
  law: shape('M110 70h140l50 50v220H110z', '#fffdf6') + shape('M250 70l50 50h-50z', '#d9cfb6') +
    stroke('M140 160h120M140 200h120M140 240h90', '#a99d80', 10) + circle(254, 292, 34, '#c9532f') +
    stroke('M240 292l10 10l20-20', '#fff', 8),
  warning: shape('M200 74l140 244H60z', '#e0a020') + stroke('M200 150v84', '#fffdf6', 22) + circle(200, 276, 14, '#fffdf6'),
  market: shape('M80 170h240l-24 150H104z', '#b5772f') + stroke('M130 170l40-80M270 170l-40-80', '#7a4a1c', 14) +
    stroke('M110 210h180M116 250h168', '#d79a4f', 10) + circle(150, 156, 34, '#d2414a') + circle(214, 148, 38, '#ef9025') +
    circle(268, 158, 30, '#7fa650'),
  training: `<rect x="70" y="80" width="260" height="170" rx="10" fill="#2f5f48"/>` +
    stroke('M110 130h120M110 170h160M110 210h90', '#dfeede', 9) + stroke('M200 250v60M140 330l60-30l60 30', '#7a5a3a', 12) +
    leaf(262, 140, 56, -40, '#a9d07c'),
}

/** A sign on a landscape, for news. */
export const newsCard = (scene: Scene, sign: string): string => {
  const drawn = signs[sign] ?? motifs[sign]!
  return page(960, 600, sceneIn(scene, 960, 600) + circle(480, 300, 208, 'rgba(255,253,246,.9)') + placed(drawn, 480 - 165, 300 - 165, 330), 0.75)
}
