import { call } from '../../../app/call.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'

interface Sheet {
  /** Id of a print run; without it, all printed labels, or a specimen if none is printed yet. */
  run?: number
  paper?: 'roll' | 'a4'
}

/** Opens the label sheet as a PDF in a new tab, by a one-time link. */
export async function openSheet(stampId: number, { run, paper = 'roll' }: Sheet = {}): Promise<void> {
  const asked = { format: 'pdf', paper, ...(run && { run: String(run) }) } as const
  const answer = await whileLoading(call('POST /api/admin/stamps/:id/sheet-link', { id: stampId }, asked))
  if (answer.ok) follow(answer.data.url, '_blank')
  else showAnswer(answer)
}

/** Opens an address as a click on a link would; a custom URL scheme starts the program registered for it. */
export function follow(address: string, target = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.target = target
  link.rel = 'noreferrer'
  link.click()
}
