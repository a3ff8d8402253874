import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a zip, and the false claims of the zip about it, if any. */
export interface Part {
  name: string
  content: Buffer | string
  /** Unpacked length in bytes that the zip claims. */
  said?: number
  stored?: boolean
}

/** Builds a zip from parts, including any false claims about them. */
export function zipOf(parts: Part[], { wide = false } = {}): Buffer {
  const heads: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, said, stored = false } of parts) {
    const [called, bytes] = [Buffer.from(name), Buffer.from(content)]
    const packed = stored ? bytes : deflateRawSync(bytes, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(stored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(wide ? 0xffffffff : packed.length, 14)
    common.writeUInt32LE(wide ? 0xffffffff : (said ?? bytes.length), 18)
    common.writeUInt16LE(called.length, 22)
    const extra = wide ? wideExtra(said ?? bytes.length, packed.length) : Buffer.alloc(0)
    common.writeUInt16LE(extra.length, 24)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, called, extra, packed])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, called, extra]))
    heads.push(head)
    at += head.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...heads, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

function wideExtra(size: number, packed: number): Buffer {
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(size), 4)
  extra.writeBigUInt64LE(BigInt(packed), 12)
  return extra
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Book {
  /** Content of `sheetData`: the rows. */
  sheet: string
  shared?: string
  /** Further parts of the zip. */
  more?: Part[]
  /** Text before the sheet's own tag. */
  before?: string
  sheets?: string
}

/** The parts of a workbook of one sheet, written by hand. */
export function bookOf({
  sheet,
  shared,
  more = [],
  before = '',
  sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>',
}: Book): Part[] {
  const link = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  return [
    { name: '[Content_Types].xml', content: `${HEAD}<Types/>` },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships>${link(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    { name: 'xl/workbook.xml', content: `${HEAD}<workbook xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships>${link(1, 'worksheet', 'worksheets/sheet1.xml')}${link(2, 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    },
    ...(shared === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: `${HEAD}<sst>${shared}</sst>` }]),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${HEAD}${before}<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    },
    ...more,
  ]
}

/** A cell with an inline text. */
export const inline = (text: string, at = ''): string =>
  `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`
