import type { Answer } from '../../app/api.ts'
import { askReason, confirm } from '../../ui/dialogs.ts'
import { whileLoading } from '../../ui/loading.tsx'
import type { Values } from './form-state.ts'

const words = {
  title: 'Trái với những gì đã chứng nhận',
  insist: 'Ghi và tạm giữ lô',
  double: 'Có thể đã ghi nhầm',
} as const

/**
 * Asks the user whether to insist on a refused request, and returns the values to add to it: the reason why
 * something contradicts what was certified, or the confirmation of a likely duplicate. Null if the refusal offers no
 * such way, or the user does not insist.
 */
export async function askInsisting({ code, message, data }: Answer): Promise<Values | null> {
  if (typeof data !== 'object' || data === null) return null
  if (code === 422 && 'insist' in data) {
    const { field, message: how } = data.insist as { field: string; message: string }
    const reason = await askReason({
      title: words.title,
      message: `${message}. ${how}.`,
      verb: words.insist,
      about: `${location.pathname} ${message}`,
      danger: true,
    })
    return reason === null ? null : { [field]: reason }
  }
  if (!asksForConfirmation({ code, data })) return null
  const { title = words.double } = data as { title?: string }
  return (await confirm({ title, message, danger: title !== words.double })) ? { confirm: true } : null
}

/**
 * Sends a request. If the server asks for a reason or a confirmation, asks the user, and sends the request again unless
 * the user declines.
 */
export async function sendWithConfirmation<T>(send: (more: Values) => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await whileLoading(send({}))
  const insisting = answer.ok ? null : await askInsisting(answer)
  return insisting ? whileLoading(send(insisting)) : answer
}

/** Whether a refusal asks for a confirmation; its `entry` is then a similar row, not a newer version of this one. */
export const asksForConfirmation = ({ code, data }: Pick<Answer, 'code' | 'data'>): boolean =>
  code === 409 && typeof data === 'object' && data !== null && 'confirm' in data
