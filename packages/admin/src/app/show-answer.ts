import { openDialog } from '../ui/dialogs.ts'
import { vi } from '../ui/vi.ts'
import type { Answer } from './api.ts'

/** Shows the server's message and its warnings until closed; `undo` reverts a successful action. */
export const openAnswer = (answer: Answer, undo?: () => void): Promise<void> => {
  const warnings = warningsOf(answer)
  const message = warnings.length > 0 ? `${answer.message}. ${vi.warnings(warnings)}` : answer.message
  return openDialog((close) => ({ kind: 'answer', done: answer.ok, message, undo, close: () => close() }))
}

const warningsOf = ({ data }: Answer): string[] =>
  typeof data === 'object' && data !== null && 'warnings' in data && Array.isArray(data.warnings)
    ? data.warnings.map(String)
    : []

/** Shows the server's message after a write. Type guard: true if the write succeeded. */
export function showAnswer<T>(answer: Answer<T>, undo?: () => void): answer is Extract<Answer<T>, { ok: true }> {
  void openAnswer(answer, undo)
  return answer.ok
}
