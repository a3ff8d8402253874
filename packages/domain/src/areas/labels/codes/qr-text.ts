import { digitalLink } from '@trace/define/gs1/digital-link.ts'

/** Character capacity at error correction level M, from version 1 on (ISO/IEC 18004, table 7). */
const capacities = {
  bytes: [14, 26, 42, 62, 84, 106, 122, 152, 180, 213],
  alphanumeric: [20, 38, 61, 90, 122, 154, 178, 221, 262, 311],
}

/** Modules along a side of the QR code for a web address: 25 for version 2. */
export function qrModules(text: string): number {
  const version = (isAlphanumeric(text) ? capacities.alphanumeric : capacities.bytes).findIndex(
    (most) => text.length <= most,
  )
  if (version < 0) throw new RangeError('Nội dung mã QR quá dài')
  return 21 + 4 * version
}

/**
 * A web address as it is best printed: in capitals where that gives a smaller code, and so larger modules. Host names
 * ignore case, and the server accepts /S/ and /T/ for /s/ and /t/; any other address with small letters stays as it is.
 */
export function printedQrText(address: string): string {
  const capitals = address.replace(/^https?:\/\/[^/]+(\/[st](?=\/))?/, (start) => start.toUpperCase())
  return isAlphanumeric(capitals) && qrModules(capitals) < qrModules(address) ? capitals : address
}

/** What decides the text of a label's code. */
export interface CodedLabel {
  stamp_type: string
  /** The GTIN that the labels of the issue carry, if any. */
  gtin: string | null
  trace_code: string
  /** The stamp code of this one label. */
  code: string
}

/**
 * The text of a label's code, for the public site at `publicUrl`. A product with a GTIN has one code for shopper and
 * till: a GS1 Digital Link whose serial is the stamp code, which nobody can guess.
 */
export function labelQrText(publicUrl: string, { stamp_type, gtin, trace_code, code }: CodedLabel): string {
  if (stamp_type === 'qr_lot') return printedQrText(`${publicUrl}/t/${encodeURIComponent(trace_code)}`)
  return gtin ? digitalLink(publicUrl.toUpperCase(), { gtin, serial: code }) : printedQrText(`${publicUrl}/s/${code}`)
}

const isAlphanumeric = (text: string) => /^[0-9A-Z $%*+\-./:]*$/.test(text)
