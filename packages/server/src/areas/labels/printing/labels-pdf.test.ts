import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import type { Paper, SheetPrint } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { makeSheetPdf } from './make-sheet-pdf.ts'
import type { Refusal } from '@trace/platform/refusal.ts'
import { printEntry } from './print-entry.ts'
import type { Sheet } from './sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'
import sharp from 'sharp'
import { readPdf } from '../../../../test/labels-pdf-text.ts'
import { cutLabels, readQr } from '../../../../test/labels-readers.ts'
import { oneOf } from '../../../../test/seed.ts'
import { codes, host, sampleEntry, sampleRun, sampleSheets, sheetOf } from '../../../../test/labels-samples.ts'

const draw = (entry: PrintEntry, paper: Paper, more: Partial<Sheet> = {}, sheet: Partial<SheetPrint> = {}) =>
  buffer(sheetPdf({ ...sheetOf(entry, paper, sheet), ...more }))

const longRun = (labels: number): PrintEntry =>
  printEntry(
    {
      ...sampleRun,
      serials: Array.from({ length: labels }, (_, position) => position + 1),
      codes: Array.from({ length: labels }, (_, position) => codes[position % codes.length]!),
    },
    host,
  )

const isClose = (points: number, millimetres: number) => Math.abs(points - (millimetres * 72) / 25.4) < 0.01

test('on a roll every line of labels is a page, as large as the line', async () => {
  const entry = sampleEntry({ stamps_per_line: 2, space_left: 4, space_top: 3 })
  const { pages } = readPdf(await draw(entry, 'roll'))
  assert.equal(pages.length, 3)
  for (const [width, height] of pages) assert.ok(isClose(width, 106) && isClose(height, 33), `${width} × ${height}`)
})

test('a hundred labels of 50 × 30 mm are four A4 pages, five from the tenth place of a used one on', async () => {
  const hundred = longRun(100)
  for (const [more, expected] of [
    [{}, 4],
    [{ start: 10 }, 5],
  ] as const) {
    const { pages } = readPdf(await draw(hundred, 'a4', more))
    assert.equal(pages.length, expected)
    for (const [width, height] of pages) assert.ok(isClose(width, 210) && isClose(height, 297), `${width} × ${height}`)
  }
})

test('on A5 there are twelve, and on a sheet of one column and four rows four', async () => {
  const twenty = longRun(20)
  assert.equal(readPdf(await draw(twenty, 'a5')).pages.length, 2)
  const own = { sheet_columns: 1, sheet_rows: 4 }
  assert.equal(readPdf(await draw(twenty, 'a4', {}, own)).pages.length, 5)
})

test('the sheets of an issue from before papers could be chosen are as they were', async () => {
  const entry = sampleEntry({ height: 60, distance: 3 })
  const { pages } = readPdf(await draw(entry, 'a4', {}, { paper: null }))
  assert.equal(pages.length, 2)
})

test('a trial print says so on every label', async () => {
  const { texts } = readPdf(await draw(longRun(3), 'a4', { specimen: true }))
  assert.equal(texts.filter((text) => text === 'IN THỬ').length, 3)
  assert.ok(!readPdf(await draw(longRun(3), 'a4')).texts.includes('IN THỬ'))
})

test('a logo is in the document once, however many labels it stands on', async () => {
  const logo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#1b7349' } })
    .png()
    .toBuffer()
  const place = { source: 'province', horizontal: 30, vertical: 12, width: 12, height: 6 } as const
  const pdf = await draw({ ...longRun(30), logo_attribute: place }, 'a4', { logo })
  assert.equal(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length, 1)
  assert.doesNotMatch((await draw(longRun(30), 'a4', { logo })).toString('latin1'), /\/Subtype \/Image/)
})

test('the font is in the document, and Vietnamese text can be copied out of it', async () => {
  const { embeddedFonts, texts } = readPdf(await draw(sampleEntry({}, { name: 'Chả mực Hạ Long – ừ, Ễ & Ợ' }), 'roll'))
  assert.equal(embeddedFonts, 1)
  assert.deepEqual(texts.slice(0, 4), [
    'Chả mực Hạ Long – ừ, Ễ & Ợ',
    'NSX: 11/11/2026',
    'Số: 000001',
    'Quét mã xem nguồn gốc',
  ])
})

test('a long run drawn in its own thread has all its labels', async () => {
  const { pages, texts } = readPdf(await buffer(await makeSheetPdf(sheetOf(longRun(2000)), waiting())))
  assert.equal(pages.length, 2000)
  assert.equal(texts.filter((text) => text.startsWith('Số: ')).at(-1), 'Số: 002000')
})

test('what goes wrong in the thread reaches the reader', async () => {
  const broken = { ...sheetOf(longRun(1)), logo: new Uint8Array([1, 2, 3]) }
  const place = { source: 'province', horizontal: 0, vertical: 0, width: 5, height: 5 } as const
  const sheet = { ...broken, entry: { ...broken.entry, logo_attribute: place } }
  await assert.rejects(makeSheetPdf(sheet, waiting()), /Unknown image format|signature/i)
})

test('a reader who goes away stops the thread', async () => {
  const gone = new AbortController()
  const exit = new Promise((resolve) => process.once('worker', (worker) => worker.once('exit', resolve)))
  const pdf = makeSheetPdf(sheetOf(longRun(20_000)), gone.signal)
  process.once('worker', () => gone.abort())
  await assert.rejects(pdf, { name: 'AbortError' })
  await exit
})

test('two sheets are drawn at a time, sixteen wait, and who comes then is asked to come again; a slow reader keeps nobody waiting', async () => {
  let [drawing, most] = [0, 0]
  const count = (worker: Worker) => {
    most = Math.max(most, ++drawing)
    worker.once('exit', () => drawing--)
  }
  process.on('worker', count)
  const sheets = await Promise.allSettled(
    Array.from({ length: 21 }, () => makeSheetPdf(sheetOf(longRun(20)), waiting())),
  )
  process.off('worker', count)
  const unread = sheets.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  const refused = sheets.filter((one) => one.status === 'rejected').map(({ reason }) => reason as Refusal)
  assert.deepEqual(
    [most, unread.length, refused.map(({ code, retryAfter }) => [code, retryAfter! > 0])],
    [2, 18, Array.from({ length: 3 }, () => [503, true])],
  )
  assert.ok((await buffer(await makeSheetPdf(sheetOf(longRun(1)), waiting()))).length > 0)
  for (const sheet of unread) sheet.destroy()
})

test('a thread that takes too much memory is given up, and the next sheet is drawn', async () => {
  const kill = (worker: Worker) =>
    void worker.once('online', () =>
      worker.emit('error', Object.assign(new Error(), { code: 'ERR_WORKER_OUT_OF_MEMORY' })),
    )
  process.once('worker', kill)
  await assert.rejects(makeSheetPdf(sheetOf(longRun(2000)), waiting()), { code: 503 })
  assert.ok((await buffer(await makeSheetPdf(sheetOf(longRun(1)), waiting()))).length > 0)
})

/** The signal of a client that waits until the sheet is done. */
const waiting = (): AbortSignal => new AbortController().signal

/** Tries each sheet at one of the two resolutions; another seed picks the other. */
for (const [what, entry] of sampleSheets) {
  for (const dpi of oneOf([203, 300], what)) {
    test(`${what} as PDF, printed at ${dpi} dots to the inch, is read back by two decoders`, async (context) => {
      const folder = await mkdtemp(join(tmpdir(), 'labels-'))
      context.after(() => rm(folder, { recursive: true }))
      await writeFile(join(folder, 'sheet.pdf'), await draw(entry, 'a4', {}, { paper: null }))
      if (!rendered(folder, dpi)) {
        console.log('skipped: this machine has no pdftoppm, so that sheets as PDF were not read back')
        return context.skip()
      }
      const labels = await cutLabels(await readFile(join(folder, 'sheet-1.png')), entry, dpi)
      const read = await Promise.all(labels.map(readQr))
      assert.deepEqual(
        read,
        entry.qr_text.map((text) => ({ zxing: [text], jsqr: text })),
      )
    })
  }
}

/** Whether the page could be drawn: not every machine has the program for it. */
function rendered(folder: string, dpi: number): boolean {
  try {
    execFileSync('pdftoppm', ['-r', `${dpi}`, '-gray', '-png', join(folder, 'sheet.pdf'), join(folder, 'sheet')])
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return false
  }
}
