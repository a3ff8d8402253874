import type { Paper } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { Answer } from '@trace/screens/app/api.ts'
import { call } from '@trace/screens/app/call.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'

export interface Sheet {
  /** Id of a print run; without it, all printed labels, or a trial print if none is printed yet. */
  run?: number | undefined
  /** Another paper than the issue's own. */
  paper?: Paper | undefined
  /** Position of the first label on a partly used sheet. */
  start?: number | undefined
  /** Prints a trial row, which uses up no labels. */
  trial?: boolean
}

/** Asks for a one-time link to the label sheet as a PDF. */
export const linkToSheet = (
  stampId: number,
  { run, paper, start, trial }: Sheet,
): Promise<Answer<Data<'POST /api/admin/stamps/:id/sheet-link'>>> =>
  call(
    'POST /api/admin/stamps/:id/sheet-link',
    { id: stampId },
    {
      format: 'pdf',
      ...(paper && { paper }),
      ...(run && { run: String(run) }),
      ...(start && { start }),
      ...(trial && { specimen: '1' }),
    },
  )

/** Opens the label sheet as a PDF in a new tab, and says which labels it leaves out. */
export async function openSheet(stampId: number, sheet: Sheet = {}): Promise<void> {
  const answer = await whileLoading(linkToSheet(stampId, sheet))
  if (answer.ok) follow(answer.data.url, '_blank')
  if (!answer.ok || answer.data.left_out) showAnswer(answer)
}

/** Opens an address as a click on a link would; a custom URL scheme starts the program registered for it. */
export function follow(address: string, target = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.target = target
  link.rel = 'noreferrer'
  link.click()
}
