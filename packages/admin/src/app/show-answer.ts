import { openDialog } from '../ui/dialogs.ts'
import { tellSuccess } from '../ui/successes.ts'
import { vi } from '../ui/vi.ts'
import type { Answer } from './api.ts'

interface Told {
  /** What was done to which thing, in place of the server's general message: 'Đã duyệt Su hào Tiền An'. */
  did?: string | undefined
  /** Takes a successful action back. */
  undo?: (() => void) | undefined
}

/** Tells of a success in passing, with its warnings; shows the message of a failure until it is closed. */
export async function openAnswer(answer: Answer, { did, undo }: Told = {}): Promise<void> {
  if (!answer.ok)
    return openDialog<void>((close) => ({ kind: 'failure', message: answer.message, close: () => close() }))
  const message = did ?? (answer.message || vi.saved)
  const warnings = warningsOf(answer)
  tellSuccess(warnings.length > 0 ? `${message}. ${vi.warnings(warnings)}` : message, undo)
}

const warningsOf = ({ data }: Answer): string[] =>
  typeof data === 'object' && data !== null && 'warnings' in data && Array.isArray(data.warnings)
    ? data.warnings.map(String)
    : []

/** Shows a refusal, unless its problems all stand beside the fields of the form that was sent. */
export async function openRefusal(answer: Answer, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const paths = answer.ok ? [] : Object.keys(answer.errors)
  const beside = paths.length > 0 && paths.every((path) => Object.hasOwn(fields, path.replace(/\..*/, '')))
  if (!beside) await openAnswer(answer)
}

/** Tells of a write, or of its refusal. Type guard: true if the write succeeded. */
export function showAnswer<T>(answer: Answer<T>, told?: Told): answer is Extract<Answer<T>, { ok: true }> {
  void openAnswer(answer, told)
  return answer.ok
}
