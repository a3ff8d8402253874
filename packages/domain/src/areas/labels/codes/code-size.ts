import { quietZone } from '@trace/define/gs1/quiet-zone.ts'
import { dotOf } from '../printing/stamp-layout.ts'
import type { Dpi } from '../printing/stamp-layout.ts'
import { qrModules } from './qr-text.ts'

/** A printable size of a code: printer dots per module, and lengths in millimetres. */
export interface CodeSize {
  size: number
  /** Side of one module. */
  module: number
  /** Side of the code's dark square. */
  side: number
  /** Side with the quiet zone around it. */
  room: number
}

/**
 * Reliable side lengths of a module, in millimetres: tills can read those of `product` (GS1 General Specifications
 * 5.12.3.1), where the code names a product; phones can read the others at arm's length.
 */
const moduleLimits = { product: { least: 0.396, most: 0.99 }, other: { least: 0.33, most: Infinity } }

/** Maximum dots per module in the form of an issue. */
export const mostDots = 20

export const limitsFor = (qrText: string): { least: number; most: number } =>
  moduleLimits[/\/01\/\d{14}(?=[/?]|$)/.test(qrText) ? 'product' : 'other']

/** The first code size of a label without a layout: the usual size, or `fitting` if that cannot be read. */
export const beginningSize = (usual: number, qrText: string, dpi: Dpi, fitting: number): number =>
  codeSizes(qrText, dpi).some(({ size }) => size === usual) ? usual : fitting

export function codeSize(qrText: string, dpi: Dpi, size: number): CodeSize {
  const module = size * dotOf(dpi)
  const modules = qrModules(qrText)
  return { size, module, side: modules * module, room: (modules + 2 * quietZone) * module }
}

/** All sizes in which a printer can print a code so that it is read, from the smallest. */
export function codeSizes(qrText: string, dpi: Dpi): CodeSize[] {
  const { least, most } = limitsFor(qrText)
  return Array.from({ length: mostDots }, (_, index) => codeSize(qrText, dpi, index + 1)).filter(
    ({ module }) => module >= least && module <= most,
  )
}
