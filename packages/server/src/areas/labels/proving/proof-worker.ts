import { buffer } from 'node:stream/consumers'
import { parentPort } from 'node:worker_threads'
import { proofTreatments } from '@trace/domain/areas/labels/proving/proof-treatments.ts'
import type { ProofTreatment } from '@trace/domain/areas/labels/proving/proof-treatments.ts'
import type { Box, Dpi } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import sharp from 'sharp'
import { sheetPdf } from '../printing/sheet-pdf.ts'
import { drawPage } from './draw-page.ts'
import type { ProofAnswer, ProofJob, Reading } from './prove.ts'
import { readCode } from './read-code.ts'
import type { SampleLabel } from './sample-of-run.ts'
import { asTaken, treatments } from './treatments.ts'

/** Pixels along the longer side of the picture that is kept. */
const mostPixels = 640
const covering = 160

parentPort!.on('message', (job: ProofJob) => void proveSample(job))

async function proveSample({ number, sample: { sheet, labels } }: ProofJob): Promise<void> {
  const pdf = await buffer(sheetPdf(sheet))
  const { dpi, size } = sheet.entry
  const readings: Reading[] = []
  for (const label of labels) readings.push(...(await readLabel(pdf, label, dpi, size)))
  const answer: ProofAnswer = { number, readings, picture: await pictureOf(pdf, labels[0]!, dpi) }
  parentPort!.postMessage(answer)
}

/** Draws a label from the document, and reads its code under every treatment. */
async function readLabel(pdf: Buffer, label: SampleLabel, dpi: Dpi, dots: number): Promise<Reading[]> {
  const { picture, module } = await asTaken(await drawPage(pdf, label.page, label.code, Number(dpi)), dots)
  const readings: Reading[] = []
  for (const treatment of Object.keys(proofTreatments) as ProofTreatment[]) {
    for (const { decoder, text } of await readCode(await treatments[treatment](picture, module)))
      readings.push({ serial: label.serial, treatment, decoder, is_right: text === label.text })
  }
  return readings
}

/** A whole label, for people to look at; its PIN is covered as on a label on sale. */
async function pictureOf(pdf: Buffer, { page, box, pin }: SampleLabel, dpi: Dpi): Promise<Buffer> {
  const shown = Math.min((mostPixels * 25.4) / Math.max(box.width, box.height), Number(dpi))
  const { pixels, width, height } = await drawPage(pdf, page, box, shown)
  if (pin) cover(pixels, width, pin, shown / 25.4)
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16 })
    .toBuffer()
}

function cover(pixels: Uint8Array, width: number, { x, y, ...size }: Box, scale: number): void {
  const [left, right] = [Math.floor(x * scale), Math.ceil((x + size.width) * scale)]
  for (let row = Math.floor(y * scale); row < Math.ceil((y + size.height) * scale); row++)
    pixels.fill(covering, row * width + Math.max(left, 0), row * width + Math.min(right, width))
}
