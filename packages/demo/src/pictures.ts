import type { Settings, Sql } from '@trace/server'
import { storeImage } from '@trace/server'
import { landscape, newsCard, productCard, roundMark, siteMark } from './drawing/cards.ts'
import type { Scene } from './drawing/scenes.ts'
import { producers } from './producers.ts'
import type { Producer } from './producers.ts'
import { products } from './products.ts'

/** Addresses of the pictures that were drawn, by what they show. */
export interface Pictures {
  of(what: string): string
}

const grounds: Record<Producer['office'], [light: string, deep: string]> = {
  animal: ['#f6e7cf', '#dcb98a'],
  plant: ['#e9f2d8', '#b4cf8f'],
  seafood: ['#dcedf0', '#93bfc9'],
  processing: ['#f5ead6', '#d5b183'],
}

const colours: Record<Producer['office'], string> = {
  animal: '#9c5a26',
  plant: '#3f7a3a',
  seafood: '#2b6f8e',
  processing: '#8a4b2a',
}

const scenes: Record<Producer['office'], [Scene, string]> = {
  animal: ['hills', 'ga'],
  plant: ['orchard', 'na'],
  seafood: ['sea', 'tomthe'],
  processing: ['workshop', 'mam'],
}

const banners: [scene: Scene, width: number, height: number, motif: string][] = [
  ['sea', 1_600, 500, 'hau'],
  ['hills', 1_600, 500, 'ga'],
  ['orchard', 1_600, 500, 'na'],
  ['tea', 1_000, 250, 'tra'],
  ['workshop', 1_000, 250, 'chamuc'],
]

const signs: [name: string, scene: Scene, sign: string][] = [
  ['scan', 'hills', 'scan'],
  ['law', 'tea', 'law'],
  ['warning', 'sea', 'warning'],
  ['market', 'orchard', 'market'],
  ['training', 'tea', 'training'],
  ['plant', 'orchard', 'na'],
  ['animal', 'hills', 'ga'],
  ['seafood', 'sea', 'tomsu'],
  ['processing', 'workshop', 'mien'],
]

/** All pictures to draw; none is copied from anywhere. */
function drawings(): [what: string, svg: string][] {
  return [
    ...products.map(({ key, of, name }): [string, string] => [
      `product ${key}`,
      productCard(key, name, grounds[officeOf(of)]),
    ]),
    ...producers.map(({ key, office, short }): [string, string] => [
      `logo ${key}`,
      roundMark(initialsOf(short), motifOf(key), colours[office]),
    ]),
    ...Object.entries(scenes).map(([office, [scene, motif]]): [string, string] => [
      `producer ${office}`,
      landscape(scene, 900, 600, motif),
    ]),
    ...banners.map(([scene, width, height, motif]): [string, string] => [
      `banner ${scene}`,
      landscape(scene, width, height, motif),
    ]),
    ...signs.map(([name, scene, sign]): [string, string] => [`news ${name}`, newsCard(scene, sign)]),
    ['site logo', siteMark('#1c6639', '#fff')],
    ['site logo white', siteMark('#fff', '#1c6639')],
  ]
}

const officeOf = (producer: string) => producers.find(({ key }) => key === producer)!.office
const motifOf = (producer: string) => products.find(({ of }) => of === producer)!.key
const initialsOf = (name: string) =>
  name
    .replace(/^(HTX|THT) /, '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
    .slice(0, 4)

/** Draws the pictures and stores them like uploads. */
export async function drawPictures(sql: Sql, settings: Settings): Promise<Pictures> {
  const urls = new Map<string, string>()
  for (const [what, svg] of drawings()) {
    const { url } = await storeImage(sql, settings, { name: `${what}.webp`, bytes: Buffer.from(svg), by: null })
    urls.set(what, url)
  }
  return {
    of(what) {
      const url = urls.get(what)
      if (!url) throw new Error(`There is no picture of '${what}'`)
      return url
    },
  }
}
