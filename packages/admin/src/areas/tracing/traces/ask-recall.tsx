import { reasonGiven, reasonToChoose, recallReasons } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import { recallFields } from '@trace/domain/areas/tracing/traces.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { call } from '@trace/screens/app/call.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { RecallExtent } from './recall-extent.tsx'
import type { ListedTrace } from './trace.ts'
import { words } from './words.ts'

const { recall_kind, recall_handling } = recallFields
const { chosen, reason } = reasonToChoose(recallReasons)
/** Fields of a recall by a producer, whose own wording is not public until an officer has read it. */
const choosing = { recall_kind, chosen, recall_reason: reason, recall_handling }

/**
 * Recall: shows its extent, asks for type, reason and handling, as Circular 17/2021 requires, and then for
 * confirmation.
 */
export async function askRecall(trace: ListedTrace, staff: boolean, onDone: () => void): Promise<void> {
  const { id } = trace
  const counted = await whileLoading(call('GET /api/admin/traces/:id/recall-extent', { id }))
  if (!counted.ok) return void showAnswer(counted)
  const { entry: extent } = counted.data
  const asked = {
    title: words.recallTitle,
    submit: vi.goOn,
    danger: true,
    children: () => <RecallExtent extent={extent} />,
    sure: () =>
      confirm({
        title: words.askRecall(trace.name ?? trace.code ?? ''),
        message: words.recallSure(formatNumber(extent.labels)),
        danger: true,
      }),
    onDone,
  }
  if (staff)
    return askForm({
      ...asked,
      fields: recallFields,
      send: (body) => call('PUT /api/admin/traces/:id/recall', { id }, body),
    })
  return askForm({
    ...asked,
    fields: choosing,
    send: ({ chosen: sentence, ...body }) =>
      call(
        'PUT /api/admin/traces/:id/recall',
        { id },
        { ...body, recall_reason: reasonGiven(recallReasons, sentence, body.recall_reason) },
      ),
  })
}
