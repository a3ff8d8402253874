import { call } from '../../../app/call.ts'
import { openOverlay } from '../../../app/overlay.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'

/** Shows how the labels of a run were read before it was accepted. */
export async function openProof(run: number): Promise<void> {
  const answer = await whileLoading(call('GET /api/admin/stamp-statistics/:id/proof', { id: run }))
  if (!answer.ok) return void showAnswer(answer)
  await openOverlay('proof-dialog', async () => {
    const { ProofDialog } = await import('./proof-dialog.tsx')
    return (close) => <ProofDialog proof={answer.data.entry} onClose={close} />
  })
}
