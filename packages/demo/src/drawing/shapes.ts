/** Helpers that return SVG elements. */
export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Repeats a drawing `count` times, rotated around a point. */
export const around = (count: number, x: number, y: number, draw: (turn: number, nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => {
    const turn = Math.round((nth * 360) / count)
    return `<g transform="rotate(${turn} ${x} ${y})">${draw(turn, nth)}</g>`
  }).join('')

export const many = (count: number, draw: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => draw(nth)).join('')

export function leaf(x: number, y: number, length: number, turn: number, fill = '#4f8a3c'): string {
  const [near, far, wide] = [length * 0.3, length * 0.75, length * 0.33]
  const blade = `M0 0C${near} ${-wide} ${far} ${-wide} ${length} 0C${far} ${wide} ${near} ${wide} 0 0Z`
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(blade, fill)}${stroke(`M4 0H${length * 0.85}`, 'rgba(255,255,255,.35)', 2.5)}</g>`
}
