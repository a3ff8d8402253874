import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Box } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { Picture } from './treatments.ts'

const pdfium = await PDFiumLibrary.init()
const inch = 25.4
const [grey, white] = [{ bytes: 1, flag: 0x08 }, 0xff_ff_ff_ff]

/**
 * Draws a part of a page in shades of grey, as a printer with the given dots per inch would. The document is opened
 * anew for each drawing, because drawing a page again from an open document gives a different result.
 */
export async function drawPage(pdf: Uint8Array, number: number, part: Box, dpi: number): Promise<Picture> {
  const document = await pdfium.loadDocument(pdf)
  try {
    const page = document.getPage(number)
    const dots = (millimetres: number) => Math.round((millimetres / inch) * dpi)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const whole = [originalWidth, originalHeight].map((points) => Math.round((points / 72) * dpi)) as [number, number]
    const [width, height] = [dots(part.width), dots(part.height)]
    // The library's own call draws pages whole, which at 600 dpi takes too much memory.
    const module = page['module']
    const memory = module.wasmExports.malloc(width * height)
    const bitmap = module._FPDFBitmap_CreateEx(width, height, grey.bytes, memory, width)
    module._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    module._FPDF_RenderPageBitmap(bitmap, page['pageIdx'], -dots(part.x), -dots(part.y), ...whole, 0, grey.flag)
    const pixels = module.HEAPU8.slice(memory, memory + width * height)
    module._FPDFBitmap_Destroy(bitmap)
    module.wasmExports.free(memory)
    return { pixels, width, height }
  } finally {
    document.destroy()
  }
}
