import { fetchLink, printerLink } from '@trace/domain'
import type { PrintEntry, PrintTicket } from '@trace/domain'
import { api } from '../../../app/api.ts'
import { showAnswer } from '../../../app/tell-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { follow } from './open-sheet.ts'

/** What a call to print answers: the labels that were taken, and the scheme of the printer's program. */
export interface PrintRun {
  entry: PrintEntry & { run_id: number }
  scheme: string
}

/**
 * Hands a run over to the printer's program on this computer; a long one it is to fetch itself. Whether it took it, a browser
 * cannot tell.
 */
export async function sendToPrinter({ entry, scheme }: PrintRun): Promise<void> {
  const link = printerLink(scheme, entry)
  if (link !== null) return follow(link)
  const answer = await whileLoading(
    api<{ entry: PrintTicket }>('POST', `/stamp-statistics/${entry.run_id}/printer-ticket`),
  )
  if (answer.ok) follow(fetchLink(scheme, answer.data.entry))
  else showAnswer(answer)
}
