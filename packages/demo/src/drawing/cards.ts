import { landMotifs } from './land-motifs.ts'
import { lettering } from './lettering.ts'
import { sceneIn } from './scenes.ts'
import type { Scene } from './scenes.ts'
import { seaMotifs } from './sea-motifs.ts'
import { circle, stroke } from './shapes.ts'
import { signs } from './signs.ts'

const motifs: Record<string, string> = { ...landMotifs, ...seaMotifs }

/** An SVG drawing of this size, enlarged by `scale`. */
const page = (width: number, height: number, inside: string, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">` +
  `${inside}</svg>`

const placed = (motif: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 400})">${motif}</g>`

/** A product on a background, with its name below; ratio 4:3. */
export const productCard = (motif: string, name: string, [light, deep]: [light: string, deep: string]): string =>
  page(
    1_000,
    750,
    `
    <defs>
      <radialGradient id="ground" cx=".5" cy=".42" r=".8">
        <stop offset="0" stop-color="#fffdf6"/><stop offset=".55" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
      </radialGradient>
    </defs>
    <rect width="1000" height="750" fill="url(#ground)"/>
    <ellipse cx="500" cy="512" rx="270" ry="34" fill="rgba(60,45,20,.14)"/>
    ${placed(motifs[motif]!, 200, -32, 600)}${lettering(name, 500, 620, 46, '#2b2a22')}`,
    0.84,
  )

/** A landscape with something in front of it. */
export const landscape = (scene: Scene, width: number, height: number, motif: string): string =>
  page(
    width,
    height,
    sceneIn(scene, width, height) +
      circle(width * 0.72, height * 0.5, height * 0.36, 'rgba(255,253,246,.82)') +
      placed(motifs[motif]!, width * 0.72 - height * 0.29, height * 0.21, height * 0.58),
  )

/** A round mark with the letters of a producer and what it makes. */
export const roundMark = (letters: string, motif: string, colour: string): string =>
  page(
    320,
    320,
    circle(160, 160, 156, colour) +
      circle(160, 160, 140, '#fffdf6') +
      placed(motifs[motif]!, 85, 34, 150) +
      `<path d="M24 206h272a140 140 0 0 1-272 0z" fill="${colour}"/>` +
      lettering(letters, 160, 258, 42, '#fff'),
    0.75,
  )

const LEAF =
  'M8 26c.6-5 3-9 8.500-11.500M12.500 22.500C20 22.500 25.200 18.500 26 8V6h-5C10.200 6 6.700 10.700 6.700 16.700c0 1.200 0 3.500 2.300 5.800z'

/** The platform's own logo: a leaf on a background. */
export const siteMark = (ground: string, line: string): string =>
  page(32, 32, `<rect width="32" height="32" rx="8" fill="${ground}"/>${stroke(LEAF, line, 2.2)}`, 8)

/** A sign on a landscape, for news. */
export const newsCard = (scene: Scene, sign: string): string => {
  const drawn = signs[sign] ?? motifs[sign]!
  return page(
    960,
    600,
    sceneIn(scene, 960, 600) + circle(480, 300, 208, 'rgba(255,253,246,.9)') + placed(drawn, 480 - 165, 300 - 165, 330),
    0.75,
  )
}
