import { circle, leaf, shape, stroke } from './shapes.ts'

/** One of the three corners by which a scanner finds a QR code. */
const finder = (x: number, y: number): string =>
  `<path fill-rule="evenodd" d="M${x} ${y}h86v86h-86zM${x + 16} ${y + 16}v54h54v-54zM${x + 30} ${y + 30}h26v26h-26z"/>`

const DOTS = 'M232 232h26v26h-26zM284 232h32v26h-32zM258 260h26v30h-26zM232 292h26v26h-26zM288 288h28v28h-28z'

/** Icons for news that is not about a product; 400 by 400, like the motifs. */
export const signs: Record<string, string> = {
  scan: `<g fill="#1c6639">${finder(100, 100)}${finder(230, 100)}${finder(100, 230)}<path d="${DOTS}"/></g>`,
  law:
    shape('M110 70h140l50 50v220H110z', '#fffdf6') +
    shape('M250 70l50 50h-50z', '#d9cfb6') +
    stroke('M140 160h120M140 200h120M140 240h90', '#a99d80', 10) +
    circle(254, 292, 34, '#c9532f') +
    stroke('M240 292l10 10l20-20', '#fff', 8),
  warning:
    shape('M200 74l140 244H60z', '#e0a020') + stroke('M200 150v84', '#fffdf6', 22) + circle(200, 276, 14, '#fffdf6'),
  market:
    shape('M80 170h240l-24 150H104z', '#b5772f') +
    stroke('M130 170l40-80M270 170l-40-80', '#7a4a1c', 14) +
    stroke('M110 210h180M116 250h168', '#d79a4f', 10) +
    circle(150, 156, 34, '#d2414a') +
    circle(214, 148, 38, '#ef9025') +
    circle(268, 158, 30, '#7fa650'),
  training:
    `<rect x="70" y="80" width="260" height="170" rx="10" fill="#2f5f48"/>` +
    stroke('M110 130h120M110 170h160M110 210h90', '#dfeede', 9) +
    stroke('M200 250v60M140 330l60-30l60 30', '#7a5a3a', 12) +
    leaf(262, 140, 56, -40, '#a9d07c'),
}
