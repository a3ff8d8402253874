import { inflateSync } from 'node:zlib'

export interface PdfParts {
  /** Width and height of every page, in points. */
  pages: [number, number][]
  embeddedFonts: number
  /** What copying the text out of the document gives, one entry for each piece of text. */
  texts: string[]
}

/** Reads what pdfkit wrote; no more of PDF than that. */
export function readPdf(pdf: Buffer): PdfParts {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)].map(([, data]) =>
    inflateSync(Buffer.from(data!, 'latin1')).toString('latin1'),
  )
  const letters = readLetters(streams.find((stream) => stream.includes('beginbfrange')) ?? '')
  const pieces = streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, piece]) => piece!))
  const boxes = [...source.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return {
    pages: boxes.map(([, width, height]) => [Number(width), Number(height)]),
    embeddedFonts: source.match(/\/FontFile2 /g)?.length ?? 0,
    texts: pieces.map((piece) =>
      (hexGroups(piece).join('').match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph)).join(''),
    ),
  }
}

/** The letter of each glyph, from the document's ToUnicode map. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first, list] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    hexGroups(list!).forEach((units, place) => {
      const glyph = (parseInt(first!, 16) + place).toString(16).padStart(4, '0')
      letters.set(glyph, String.fromCharCode(...units.match(/.{4}/g)!.map((unit) => parseInt(unit, 16))))
    })
  }
  return letters
}

const hexGroups = (text: string) => [...text.matchAll(/<([^>]*)>/g)].map(([, digits]) => digits!.toLowerCase())
