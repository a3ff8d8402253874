import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { printerFetchLink, printerLink } from '@trace/domain/areas/labels/printing/printer-link.ts'
import { call } from '@trace/screens/app/call.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { follow } from './open-sheet.ts'

/** Response of the call to print: the reserved labels, and the URL scheme of the printer program. */
export type PrintRun = Data<'GET /api/admin/print-stamp/:id'>

/**
 * Sends a print run to the printer program on this computer by its URL scheme; if the run is too long for a link, the
 * program downloads it. The browser cannot tell whether the program received it.
 */
export async function sendToPrinter({ entry, scheme }: PrintRun): Promise<void> {
  const link = printerLink(scheme, entry as Omit<PrintEntry, 'logo_attribute'>)
  if (link !== null) return follow(link)
  const answer = await whileLoading(call('POST /api/admin/stamp-statistics/:id/printer-ticket', { id: entry.run_id }))
  if (answer.ok) follow(printerFetchLink(scheme, answer.data.entry))
  else showAnswer(answer)
}
