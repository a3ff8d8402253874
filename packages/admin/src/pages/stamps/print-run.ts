import { printerLink } from '@trace/domain'
import type { PrintEntry } from '@trace/domain'
import { follow } from './open-sheet.ts'

/** What a call to print answers: the labels that were taken, and the scheme of the printer's program. */
export interface PrintRun {
  entry: PrintEntry & { run_id: number }
  scheme: string
}

/** Hands a run over to the printer's program on this computer. Whether it took it, a browser cannot tell. */
export const sendToPrinter = ({ entry, scheme }: PrintRun): void => follow(printerLink(scheme, entry))
