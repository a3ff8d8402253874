const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Maximum length: the limit of an Excel cell, less room for what Excel adds. */
const MOST = 32_000

/** Converts HTML to plain text: one line for each paragraph, list item and table row. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|h\d|li|tr|blockquote|pre|figcaption)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi,
      (sign: string, decimal?: string, hex?: string, name?: string) =>
        name ? (ENTITIES[name.toLowerCase()] ?? sign) : String.fromCodePoint(Number(decimal ?? `0x${hex}`) % 0x11_0000),
    )
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MOST)

/** Converts plain text to HTML: one paragraph for each line. */
export const htmlOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
