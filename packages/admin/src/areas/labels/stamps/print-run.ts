import { fetchLink, printerLink } from '@trace/domain'
import type { PrintEntry } from '@trace/domain'
import { call } from '../../../app/call.ts'
import type { Data } from '../../../app/call.ts'
import { showAnswer } from '../../../app/tell-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { follow } from './open-sheet.ts'

/** What a call to print answers: the labels that were taken, and the scheme of the printer's program. */
export type PrintRun = Data<'GET /api/admin/print-stamp/:id'>

/**
 * Hands a run over to the printer's program on this computer; a long one it is to fetch itself. Whether it took it, a browser
 * cannot tell.
 */
export async function sendToPrinter({ entry, scheme }: PrintRun): Promise<void> {
  const link = printerLink(scheme, entry as PrintEntry)
  if (link !== null) return follow(link)
  const answer = await whileLoading(call('POST /api/admin/stamp-statistics/:id/printer-ticket', { id: entry.run_id }))
  if (answer.ok) follow(fetchLink(scheme, answer.data.entry))
  else showAnswer(answer)
}
