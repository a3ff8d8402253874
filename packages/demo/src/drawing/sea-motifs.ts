import { circle, many, oval, shape, stroke } from './shapes.ts'

const oyster =
  shape('M86 244c-6-80 60-140 132-136c76 4 116 70 96 134c-18 60-84 92-140 84c-50-8-84-40-88-82z', '#7b7468') +
  shape('M104 246c-2-68 54-114 114-112c60 4 94 56 78 106c-16 50-70 74-118 68c-40-6-70-30-74-62z', '#f4efe6') +
  many(5, (nth) =>
    stroke(
      `M${100 + nth * 6} ${262 + nth * 12}c40 ${44 - nth * 6} 130 ${44 - nth * 5} ${186 - nth * 12}-${26 + nth * 3}`,
      'rgba(90,84,74,.35)',
      5,
    ),
  ) +
  shape('M142 236c6-44 54-66 98-56c38 8 48 44 26 72c-24 28-72 34-100 20c-16-8-26-20-24-36z', '#d9cfc0') +
  oval(196, 214, 38, 20, '#fffdf8', -14) +
  circle(252, 262, 13, '#fff')

const shrimp = (shell: string, band: string): string =>
  stroke('M290 118C220 84 132 108 112 184c-18 66 26 122 96 120', shell, 66) +
  many(6, (nth) => {
    const angle = (nth * 30 + 100) * (Math.PI / 180)
    return stroke(
      `M${200 - 78 * Math.cos(angle - 1.7)} ${206 - 78 * Math.sin(angle - 1.7)}L${200 - 122 * Math.cos(angle - 1.7)} ${206 - 122 * Math.sin(angle - 1.7)}`,
      band,
      9,
    )
  }) +
  shape('M284 82c50 0 72 34 60 62c-26 6-58-2-74-18z', shell) +
  circle(316, 108, 7, '#2a1a16') +
  stroke('M340 132c30 20 36 70 10 110M334 138c18 24 14 62-10 88', band, 5) +
  shape('M206 272l62-20l-14 40l34 24l-44 12l-28 30l-18-40z', shell) +
  many(5, (nth) => stroke(`M${142 + nth * 24} ${236 - nth * 12}l${18 + nth * 3} 30`, band, 6))

const squid =
  shape('M200 44c36 44 56 110 50 176c-8 26-92 26-100 0c-6-66 14-132 50-176z', '#e2a8a0') +
  shape('M186 74c-54 10-90 52-92 84c34 2 56-4 66-18zM214 74c54 10 90 52 92 84c-34 2-56-4-66-18z', '#d18d86') +
  oval(200, 246, 48, 34, '#e9b8b0') +
  circle(180, 244, 9, '#fff') +
  circle(220, 244, 9, '#fff') +
  circle(180, 245, 4.5, '#2a1a16') +
  circle(220, 245, 4.5, '#2a1a16') +
  many(7, (nth) =>
    stroke(
      `M${164 + nth * 12} 270c${(nth - 3) * 12} 30 ${(nth - 3) * 4} 50 ${(nth - 3) * 18} 90`,
      nth % 2 ? '#d18d86' : '#e2a8a0',
      11,
    ),
  ) +
  many(6, (nth) => circle(180 + (nth % 3) * 20, 130 + Math.floor(nth / 3) * 40, 5, 'rgba(150,70,70,.3)'))

const sauce =
  shape('M172 50h56v60c30 20 40 44 40 80v140c0 18-10 28-28 28h-80c-18 0-28-10-28-28V190c0-36 10-60 40-80z', '#8a3d12') +
  shape('M144 210h112v118c0 10-6 16-14 16h-84c-8 0-14-6-14-16z', '#b3591d') +
  `<rect x="166" y="36" width="68" height="30" rx="8" fill="#2f4b3a"/><rect x="132" y="216" width="136" height="86" rx="8" fill="#fbf5e6"/>` +
  shape('M160 260c24-26 58-26 78 0c-20 26-54 26-78 0zM236 260l18-16v32z', '#2b6f8e') +
  circle(180, 254, 4, '#fff') +
  oval(160, 150, 8, 30, 'rgba(255,255,255,.3)', 12)

const patty = (x: number, y: number): string =>
  oval(x, y + 12, 62, 34, '#b8701c') +
  oval(x, y, 62, 34, '#e9a83a') +
  oval(x - 8, y - 6, 40, 18, '#f4c262') +
  many(4, (nth) => circle(x - 26 + nth * 17, y - 2 + (nth % 2) * 9, 3.5, '#6d8a35'))
const patties =
  oval(200, 292, 160, 52, '#e6ecec') +
  oval(200, 284, 144, 44, '#fff') +
  patty(134, 262) +
  patty(266, 262) +
  patty(200, 284) +
  patty(164, 218) +
  patty(240, 216) +
  patty(202, 180)

export const seaMotifs: Record<string, string> = {
  hau: oyster,
  tomthe: shrimp('#e8b79c', '#c98a68'),
  tomsu: shrimp('#6f7f74', '#3c4a42'),
  tombocnon: shrimp('#f4a68e', '#ffd9cb'),
  muc: squid,
  mam: sauce,
  chamuc: patties,
  chaca: patties,
}
