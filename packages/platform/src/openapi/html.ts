/** HTML that is already escaped. */
export interface Html {
  html: string
}

type Part = Html | string | number | false | null | undefined | Part[]

/** HTML template tag: interpolated strings are escaped, `Html` values are not. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.map((text, index) => text + written(parts[index])).join(''),
})

function written(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (Array.isArray(part)) return part.map(written).join('')
  return typeof part === 'object' ? part.html : String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
