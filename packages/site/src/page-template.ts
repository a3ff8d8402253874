import { formatMoment } from '@trace/define/text/format.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { scanSentence } from './scan-sentence.ts'
import type { Language } from './words.ts'

/**
 * Texts of a page about one label at one moment; everything else is equal for all labels of the lot in the same state.
 */
export interface OwnLines {
  code: string
  serial: string
  /** Sentence with the number of scans. */
  scanned: string
  /** When the right PIN was first entered. */
  verified: string
  /** When the page was rendered. */
  drawn: string
}

/** A page cut into pieces: between pieces `i` and `i + 1` stands the label's text `names[i]`. */
export interface PageTemplate {
  pieces: string[]
  names: (keyof OwnLines)[]
}

type LabelFacts = Pick<PublicTrace, 'kind' | 'code' | 'serial' | 'scans' | 'pin'>

export const ownLinesOf = (told: LabelFacts, language: Language): OwnLines => ({
  code: told.code,
  serial: told.serial ?? '',
  scanned: scanSentence(told, 'uncounted', language),
  verified: formatMoment(told.pin?.verified_at ?? null),
  drawn: formatMoment(new Date().toISOString()),
})

/** Placeholder for a text of one label; it cannot occur in what users write. */
const SIGN = `own${crypto.randomUUID().replaceAll('-', '')}`

export const SIGNS: OwnLines = {
  code: `${SIGN}code.`,
  serial: `${SIGN}serial.`,
  scanned: `${SIGN}scanned.`,
  verified: `${SIGN}verified.`,
  drawn: `${SIGN}drawn.`,
}

/** Whether a serial is written the same in a page, an address and structured data. */
export const isPlainSerial = (serial: string): boolean => /^[\w.-]*$/.test(serial)

/** The trace with placeholders for the fields of one label, for drawing a cached page. The code of a lot stays. */
export function withSigns(trace: PublicTrace): PublicTrace {
  const { kind, code, serial, qr_url } = trace
  return {
    ...trace,
    serial: serial && isPlainSerial(serial) ? SIGNS.serial : serial,
    ...(kind === 'stamp' && { code: SIGNS.code, qr_url: qr_url.replace(code, SIGNS.code) }),
  }
}

export function cut(page: string): PageTemplate {
  const [first = '', ...rest] = page.split(SIGN)
  const parts = rest.map((part) => part.split(/\.(.*)/s))
  return {
    pieces: [first, ...parts.map(([, piece = '']) => piece)],
    names: parts.map(([name]) => name as keyof OwnLines),
  }
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Text with HTML characters escaped, as a page contains it. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign]!)
