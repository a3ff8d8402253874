export type Content = 'image' | 'pdf' | 'docx' | 'xlsx'

const MIMES: Record<string, string> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The MIME type of a file that this server named. */
export const mimeOf = (name: string): string => MIMES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** What a file is, told by its content alone; null for kinds that are not taken. A document with macros is none. */
export function contentOf(bytes: Buffer): Content | null {
  const begins = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'))
  if (begins('ffd8ff') || begins('89504e470d0a1a0a') || (begins('52494646') && begins('57454250', 8))) return 'image'
  if (begins('255044462d')) return 'pdf'
  if (!begins('504b0304') || !bytes.includes('[Content_Types].xml') || bytes.includes('vbaProject.bin')) return null
  if (bytes.includes('xl/workbook.xml')) return 'xlsx'
  return bytes.includes('word/document.xml') ? 'docx' : null
}
