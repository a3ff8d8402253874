import { call } from '../../../app/call.ts'
import { showAnswer } from '../../../app/tell-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'

interface Sheet {
  /** One run of the printer; without it all that was printed, or a specimen where nothing was. */
  run?: number
  paper?: 'roll' | 'a4'
}

/** Opens the label sheet as PDF in a tab of its own, by a link that is good for once. */
export async function openSheet(stampId: number, { run, paper = 'roll' }: Sheet = {}): Promise<void> {
  const asked = { format: 'pdf', paper, ...(run && { run: String(run) }) } as const
  const answer = await whileLoading(call('POST /api/admin/stamps/:id/sheet-link', { id: stampId }, asked))
  if (answer.ok) follow(answer.data.url, '_blank')
  else showAnswer(answer)
}

/** Follows an address as a click on a link would; one with a scheme of its own wakes the program that knows it. */
export function follow(address: string, target = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.target = target
  link.rel = 'noreferrer'
  link.click()
}
