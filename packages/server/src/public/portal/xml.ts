const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML and removes characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text.replace(UNFIT, '').replace(/[&<>"]/g, (character) => entities[character]!)
