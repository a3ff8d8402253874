import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import { lowerFirst } from '@trace/define/text/format.ts'
import { api } from '../../app/api.ts'
import { requireSession } from '../../app/session.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { confirm } from '../../ui/dialogs.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { vi } from '../../ui/vi.ts'
import type { SubmitResult, Values } from './form-state.ts'
import { useSend } from './use-send.ts'

const words = {
  askPublish: (what: string) => `Lưu và công bố ${what}?`,
  seenAtOnce: (where: string) => `Người ngoài thấy ngay ở: ${lowerFirst(where)}.`,
} as const

/**
 * Saves a record that the public sees at once: asks for confirmation, tells where it is shown, and offers to restore
 * the old values.
 */
export function useSavePublished(
  single: Single,
  fields: Fields,
  entry: Values & { readonly version?: number },
  reload: () => void,
) {
  const { label, path, seen } = single
  const giveBack = async ({ version }: Entry) => {
    const before = Object.fromEntries(Object.keys(formFields(single)).map((name) => [name, entry[name] ?? null]))
    const answer = await whileLoading(api('PUT', path, { ...before, version }))
    if (showAnswer(answer)) reload()
  }
  /** No undo for a record that is saved for the first time. */
  const undo = entry.version ? (saved: Entry) => () => void giveBack(saved) : undefined
  const send = useSend(fields, entry, 'PUT', path, undo)

  return async (body: Values): Promise<SubmitResult> => {
    const { user } = await requireSession({ url: location.href })
    const may = await confirm({
      title: words.askPublish(lowerFirst(label)),
      message: words.seenAtOnce(seen.where),
      link: { text: vi.seenAt(`${user.public_address}${seen.path}`), to: `${user.public_address}${seen.path}` },
    })
    return may ? send(body) : { saved: false }
  }
}
