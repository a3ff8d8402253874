import { showResultMessage } from '../ui/answers.ts'
import { notify } from '../ui/notices.ts'
import { vi } from '../ui/vi.ts'
import type { Answer } from './api.ts'

/**
 * The one handler of answers to writes: shows the server's message and, after a success, its warnings and an undo
 * button. Type guard: true if the write succeeded, so that what follows runs only then.
 */
export function showAnswer<T>(answer: Answer<T>, undo?: () => void): answer is Extract<Answer<T>, { ok: true }> {
  if (answer.ok) showResultMessage({ ok: true, message: withWarnings(answer), undo })
  else showResultMessage({ ok: false, message: answer.message })
  return answer.ok
}

/** Shows the answers to writes that were made together: one message for all that succeeded, and each refusal. */
export function showAnswers(given: readonly Answer[], undo?: () => void): void {
  for (const answer of given) if (!answer.ok) showAnswer(answer)
  const done = given.filter(({ ok }) => ok)
  if (done.length > 0) showResultMessage({ ok: true, message: vi.together(done.map(withWarnings)), undo })
}

function withWarnings({ message, data }: Answer): string {
  const warnings =
    typeof data === 'object' && data !== null && 'warnings' in data && Array.isArray(data.warnings)
      ? data.warnings.map(String)
      : []
  return warnings.length > 0 ? `${message}. ${vi.warnings(warnings)}` : message
}

/** Shows that reading or fetching failed; nothing was changed. */
export const showFailure = (message: string): void => notify({ title: vi.failed, message })
