import { around, circle, leaf, many, oval, shape, stroke } from './shapes.ts'

const chicken =
  shape('M300 190c48-46 66-18 46 34c-14 40-60 72-96 60z', '#8c4a1f') +
  shape('M312 172c36-58 70-40 40 22z', '#5d2e12') +
  oval(232, 236, 104, 78, '#b5652b') +
  shape('M150 236c-16-60-6-104 22-124c30-4 50 24 46 64z', '#c9783a') +
  oval(246, 246, 62, 42, '#8c4a1f', -8) +
  shape('M150 100c-6-22 6-30 16-20c4-16 20-16 22-2c14-8 24 4 16 20z', '#d8352a') +
  circle(178, 128, 34, '#c9783a') +
  circle(168, 122, 5.5, '#241708') +
  shape('M146 128l-28 10l28 10z', '#f0b23c') +
  shape('M150 148c-8 18 4 26 12 22c10 6 20-4 14-20z', '#7a4424') +
  stroke('M212 310v44m-16 0h30M254 312v42m-16 0h30', '#e0a030', 8)

const egg = (x: number, y: number, fill: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 -62C30 -62 46 -8 46 18A46 46 0 0 1 -46 18C-46 -8 -30 -62 0 -62Z', fill)}${oval(-14, -20, 9, 18, 'rgba(255,255,255,.55)', 18)}</g>`

const nest = many(15, (nth) =>
  stroke(
    `M${70 + nth * 17} ${292 - Math.sin(nth) * 10}q${30 - nth * 3} ${50 - (nth % 4) * 8} ${46 - nth * 5} ${64 - (nth % 3) * 9}`,
    nth % 2 ? '#c89a55' : '#a87a38',
    9,
  ),
)
const eggs = (first: string, second: string): string =>
  egg(146, 224, second, -16) +
  egg(258, 224, second, 14) +
  egg(202, 204, first, 0) +
  oval(202, 304, 138, 46, '#b98a47') +
  nest

const pig =
  oval(206, 238, 122, 84, '#f2c9bd') +
  shape('M198 156c60-10 120 24 128 80c4 34-16 60-44 72c-10-60-40-116-84-152z', '#38302f') +
  circle(106, 212, 58, '#f2c9bd') +
  shape('M84 160c-26-26-44-18-36 20zM140 160c16-30 40-26 36 12z', '#38302f') +
  shape('M70 172c14-26 58-28 76-4c-24 2-40 14-44 34z', '#38302f') +
  oval(84, 232, 28, 22, '#e39a8d') +
  circle(75, 232, 5, '#8a4a42') +
  circle(93, 232, 5, '#8a4a42') +
  circle(112, 200, 5.5, '#1d1614') +
  stroke('M326 214c24-12 30 16 12 18', '#38302f', 7) +
  many(
    4,
    (nth) =>
      `<rect x="${128 + nth * 48}" y="300" width="26" height="52" rx="11" fill="${nth % 2 ? '#e9b7aa' : '#f2c9bd'}"/>`,
  )

const sugarApple =
  circle(200, 226, 108, '#7fa650') +
  many(5, (row) =>
    many(6, (nth) => {
      const [x, y] = [92 + nth * 43 + (row % 2) * 21, 146 + row * 40]
      return Math.hypot(x - 200, y - 226) < 98
        ? oval(x, y, 25, 22, nth % 2 ? '#8db85c' : '#98c368') + oval(x - 6, y - 7, 8, 5, 'rgba(255,255,255,.35)')
        : ''
    }),
  ) +
  stroke('M200 124c0-20 8-34 22-44', '#6b4a2b', 10) +
  leaf(214, 98, 104, -12) +
  leaf(206, 108, 84, 196, '#5f9a48')

const lychee = (x: number, y: number, fill: string): string =>
  circle(x, y, 50, fill) +
  many(9, (nth) => circle(x - 26 + (nth % 3) * 26, y - 26 + Math.floor(nth / 3) * 26, 7, 'rgba(120,10,20,.28)')) +
  oval(x - 18, y - 22, 11, 7, 'rgba(255,255,255,.4)', -30)
const lychees =
  stroke('M200 70v70M200 110c-40 10-64 30-78 62M200 110c40 10 64 30 78 62', '#6b4a2b', 8) +
  leaf(204, 92, 110, -24) +
  leaf(196, 96, 110, 204, '#5f9a48') +
  lychee(130, 206, '#d2414a') +
  lychee(270, 206, '#c93640') +
  lychee(200, 176, '#dd525a') +
  lychee(164, 274, '#c93640') +
  lychee(238, 274, '#d2414a')

const orange =
  circle(176, 214, 100, '#ef9025') +
  oval(146, 172, 26, 16, 'rgba(255,255,255,.35)', -35) +
  circle(176, 118, 8, '#5d7d2d') +
  leaf(180, 116, 96, -22) +
  circle(270, 284, 70, '#f6a63a') +
  circle(270, 284, 61, '#fff3d6') +
  around(9, 270, 284, () => shape('M270 280l-15-46c8-10 22-10 30 0z', '#f7992a'))

const tea =
  leaf(196, 226, 150, -58, '#5c9a3f') +
  leaf(190, 230, 150, -122, '#4c8836') +
  shape('M193 234c-20-60-12-120 2-160c16 40 22 104 6 160z', '#8cc05a') +
  stroke('M194 230c0 20-2 30-6 46', '#5b7d33', 9) +
  shape('M104 270h184c0 60-40 84-92 84s-92-24-92-84z', '#c9ded6') +
  stroke('M288 286c44-8 44 48-8 44', '#c9ded6', 14) +
  oval(196, 271, 92, 15, '#b9a24a')

const camellia =
  leaf(120, 268, 120, 150) +
  leaf(276, 262, 124, 24) +
  leaf(196, 300, 64, 88, '#5f9a48') +
  around(8, 200, 206, () => oval(200, 128, 42, 66, '#f6c92f')) +
  around(6, 200, 206, () => oval(200, 152, 34, 48, '#ffdd57')) +
  circle(200, 206, 34, '#f0a81d') +
  around(14, 200, 206, () => circle(200, 182, 5, '#fff0b0'))

const teabag =
  camellia.replaceAll('#f6c92f', '#f3d463') +
  `<rect x="250" y="238" width="76" height="96" rx="10" fill="#fbf7ea"/>` +
  stroke('M288 238V196c0-20 26-20 26 0', '#c9bfa4', 5) +
  leaf(268, 300, 48, -40)

const roots =
  many(5, (nth) => {
    const x = 92 + nth * 54
    return (
      stroke(
        `M${x} 120c${nth % 2 ? 26 : -26} 40 ${nth % 2 ? -22 : 22} 70 0 110s${nth % 2 ? -20 : 20} 60 4 104`,
        nth % 2 ? '#6d3f6b' : '#855082',
        28,
      ) +
      many(5, (bead) => circle(x + ((bead + nth) % 2 ? 5 : -5), 140 + bead * 44, 19, nth % 2 ? '#5c3259' : '#74436f'))
    )
  }) +
  leaf(190, 110, 120, -30) +
  leaf(186, 112, 110, 214, '#5f9a48')

const rice =
  many(5, (nth) => {
    const lean = (nth - 2) * 42
    return (
      stroke(`M200 352C${200 + lean * 0.4} 260 ${200 + lean} 190 ${200 + lean * 1.9} 128`, '#9c8a35', 6) +
      many(8, (grain) => {
        const part = grain / 8
        return oval(
          200 + lean * (0.75 + part * 1.15) + (grain % 2 ? 12 : -12),
          238 - part * 118,
          8,
          17,
          grain % 2 ? '#e7c350' : '#d9b03c',
          lean * 0.7 + (grain % 2 ? 28 : -28),
        )
      })
    )
  }) +
  shape('M120 306h160c0 46-34 66-80 66s-80-20-80-66z', '#b5562d') +
  oval(200, 306, 80, 20, '#fffaf0')

const cabbage =
  around(7, 200, 224, () => shape('M200 224C130 190 118 120 164 92c28-10 54 2 72 20c20 40 0 92-36 112z', '#7fb356')) +
  circle(200, 220, 86, '#a9d07c') +
  stroke('M200 300c-8-60-6-110 4-158M196 250c-24-16-42-40-48-70M202 236c22-18 38-40 46-72', '#e6f4d2', 8) +
  shape('M146 176c30-44 90-40 116 6c-40-14-76-14-116-6z', '#bfe095')

const kohlrabi =
  many(
    5,
    (nth) =>
      stroke(`M${164 + nth * 18} 190c${(nth - 2) * 16}-40 ${(nth - 2) * 24}-70 ${(nth - 2) * 34}-104`, '#7fb356', 10) +
      oval(164 + nth * 18 + (nth - 2) * 36, 84, 22, 34, '#5f9a48', (nth - 2) * 22),
  ) +
  oval(200, 256, 104, 92, '#a8cf7a') +
  oval(164, 224, 22, 14, 'rgba(255,255,255,.45)', -30) +
  stroke('M128 262c40 22 104 22 144 0', '#8dba5e', 6)

const honey =
  shape('M128 150h144c16 20 22 36 22 60v96c0 30-14 44-42 44H148c-28 0-42-14-42-44v-96c0-24 6-40 22-60z', '#f0a81d') +
  shape('M122 220h156v112c0 8-8 14-16 14H138c-10 0-16-6-16-14z', '#d98c0f') +
  `<rect x="122" y="112" width="156" height="42" rx="12" fill="#8a5a2b"/>` +
  many(6, (nth) => shape(hexagon(160 + (nth % 3) * 40 + (nth > 2 ? 20 : 0), 250 + (nth > 2 ? 36 : 0)), '#f7c34a')) +
  oval(312, 118, 26, 17, '#f2c230', -18) +
  stroke('M304 104v28M318 102v30', '#33261a', 6) +
  oval(300, 98, 20, 11, 'rgba(255,255,255,.75)', -40) +
  oval(322, 94, 20, 11, 'rgba(255,255,255,.75)', 30)

function hexagon(x: number, y: number): string {
  return `M${x} ${y - 20}l18 10v20l-18 10l-18-10v-20z`
}

const radish =
  many(4, (nth) => leaf(232, 128, 120, -130 + nth * 26, nth % 2 ? '#4f8a3c' : '#6aa550')) +
  shape('M250 120c44 20 30 84-18 140c-40 46-84 78-104 70c-12-20 4-66 38-116c30-46 56-84 84-94z', '#fdfcf6') +
  stroke('M250 120c44 20 30 84-18 140c-40 46-84 78-104 70c-12-20 4-66 38-116c30-46 56-84 84-94z', '#cfc6a8', 5) +
  stroke('M178 250l22 16M206 212l24 16M228 176l24 14', '#d9d4c2', 5) +
  many(6, (nth) =>
    stroke(
      `M${214 + nth * 20} 330c${nth % 2 ? 14 : -14}-16 ${nth % 2 ? -10 : 16}-36 6-54`,
      nth % 2 ? '#e2c27a' : '#d1a954',
      9,
    ),
  )

const noodles =
  many(11, (nth) =>
    stroke(
      `M${112 + nth * 17} 92c${nth % 2 ? 18 : -18} 60 ${nth % 2 ? -14 : 16} 120 ${nth % 3 ? 4 : -4} 220c${nth % 2 ? -10 : 10} 30 6 46 2 56`,
      nth % 2 ? '#efe3c6' : '#dccba2',
      11,
    ),
  ) +
  `<rect x="96" y="206" width="208" height="54" rx="10" fill="#b5562d"/><rect x="96" y="206" width="208" height="12" rx="6" fill="#cf7447"/>`

export const landMotifs: Record<string, string> = {
  ga: chicken,
  trungga: eggs('#f6dcc0', '#edc9a3'),
  vit: eggs('#eef2e6', '#dbe7de'),
  lon: pig,
  mien: noodles,
  tra: camellia,
  tratui: teabag,
  bakich: roots,
  bakichtuoi: roots,
  na: sugarApple,
  vai: lychees,
  cam: orange,
  che: tea,
  lua: rice,
  bap: cabbage,
  suhao: kohlrabi,
  ong: honey,
  cucai: radish,
}
