import { call } from '@trace/screens/app/call.ts'
import { openOverlay } from '@trace/screens/app/overlay.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'

/** Shows the test readings of a print run, made before the run was accepted. */
export async function openProof(run: number): Promise<void> {
  const answer = await whileLoading(call('GET /api/admin/stamp-statistics/:id/proof', { id: run }))
  if (!answer.ok) return void showAnswer(answer)
  await openOverlay('proof-dialog', async () => {
    const { ProofDialog } = await import('./proof-dialog.tsx')
    return (close) => <ProofDialog proof={answer.data.entry} onClose={close} />
  })
}
