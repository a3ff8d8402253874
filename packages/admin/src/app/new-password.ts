import { passwordProblem } from '@trace/domain'
import type { PasswordOwner, Problems } from '@trace/domain'
import { vi } from '../ui/vi.ts'

/** The most common ones only the server knows. */
const notHere: ReadonlySet<string> = new Set()

/** What is wrong with a new password that was typed twice, as far as a browser can tell. */
export function newPasswordProblems(
  { password, password_confirmation: again }: Record<string, unknown>,
  owner: PasswordOwner = {},
): Problems {
  const typed = String(password ?? '')
  const problem = typed === '' ? vi.isRequired(vi.newPassword) : passwordProblem(typed, notHere, owner)
  return {
    ...(problem && { password: [problem] }),
    ...(password !== again && { password_confirmation: [vi.passwordsDiffer] }),
  }
}
