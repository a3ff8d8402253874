const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML holds it. */
export const escapeXml = (text: string): string =>
  text.replace(UNFIT, '').replace(/[&<>"]/g, (character) => entities[character]!)
