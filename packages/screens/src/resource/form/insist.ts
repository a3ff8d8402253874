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
 * What to send besides when the server refuses a first try and says how to insist: the reason why something contradicts
 * what was certified, or that a likely double is meant. Null where nothing can be insisted on, or whoever was asked
 * does not.
 */
export async function askInsisting({ code, message, data }: Answer): Promise<Values | null> {
  if (typeof data !== 'object' || data === null) return null
  if (code === 422 && 'insist' in data) {
    const { field, message: how } = data.insist as { field: string; message: string }
    const reason = await askReason({
      title: words.title,
      message: `${message}. ${how}.`,
      verb: words.insist,
      danger: true,
    })
    return reason === null ? null : { [field]: reason }
  }
  if (!isDoubled({ code, data })) return null
  const { title = words.double } = data as { title?: string }
  return (await confirm({ title, message, danger: title !== words.double })) ? { confirm: true } : null
}

/** Sends, asks what the server asks back, and sends again with the answer; without one, its refusal stands. */
export async function sendAsked<T>(send: (more: Values) => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await whileLoading(send({}))
  const insisting = answer.ok ? null : await askInsisting(answer)
  return insisting ? whileLoading(send(insisting)) : answer
}

/** Whether a refusal asks for a confirmation; its `entry` is then a similar row, not a newer version of this one. */
export const isDoubled = ({ code, data }: Pick<Answer, 'code' | 'data'>): boolean =>
  code === 409 && typeof data === 'object' && data !== null && 'confirm' in data
