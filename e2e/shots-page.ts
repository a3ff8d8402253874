const KINDS = ['wide~light', 'wide~dark', 'narrow~light', 'narrow~dark']

/** HTML page that compares pictures: one row per screen, with its four pictures side by side. */
export function shotsPage(files: readonly string[]): string {
  const names = [...new Set(files.map((file) => file.split('~')[0]!))]
  const pictures = (name: string) => KINDS.map((kind) => `${name}~${kind}.jpeg`).filter((file) => files.includes(file))
  const row = (name: string) =>
    `<section id="${name}"><h2><a href="#${name}">${name}</a></h2><div>${pictures(name).map(picture).join('')}</div></section>`
  const picture = (file: string) =>
    `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" class="${file.split('~')[1]}"></a>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { margin: 16px; font: 14px system-ui; background: #ddd }
section > div { display: flex; gap: 8px; align-items: flex-start }
img { display: block; border: 1px solid #999 } .wide { width: 34vw } .narrow { width: 13vw }
</style>${names.map(row).join('')}</html>`
}
