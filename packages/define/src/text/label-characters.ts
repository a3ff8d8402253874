/** Characters that Be Vietnam Pro, the font of labels, lacks; `labels-font.test.ts` compares this with the font. */
const missing =
  /[^\u0020-\u007e\u00a0-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0121\u0126-\u012b\u012e-\u0131\u0139-\u013a\u013d-\u013e\u0141-\u0144\u0147-\u0148\u014c-\u014d\u0150-\u0155\u0158-\u015b\u015e-\u016b\u016e-\u017e\u01a0-\u01a1\u01af-\u01b0\u01e6-\u01e7\u02c6-\u02c7\u02d8-\u02dc\u0300-\u0304\u0306-\u030c\u0312\u031b\u0323\u0326-\u0328\u1e20-\u1e21\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039-\u203a\u2044\u2070\u2074-\u2079\u2080-\u2089\u20ab-\u20ac\u2122\u215b-\u215e\u2212\u2215\u2248\u2260\u2264-\u2265]/gu

const MOST_NAMED = 6

/** Error message for a text whose characters the label font lacks, which would be printed as blanks; or null. */
export function unprintableCharactersProblem(text: string): string | null {
  const signs = [...new Set(text.normalize('NFC').match(missing))]
  if (signs.length === 0) return null
  const named = signs.slice(0, MOST_NAMED).map((sign) => (/[\p{C}\p{Z}]/u.test(sign) ? codeOf(sign) : sign))
  return `có ký tự mà phông chữ của tem không in được: ${named.join(' ')}${signs.length > MOST_NAMED ? ' …' : ''}`
}

const codeOf = (sign: string): string => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
