import { passwordProblem } from '@trace/define/password.ts'
import type { PasswordOwner } from '@trace/define/password.ts'
import type { Problems } from '@trace/define/read.ts'
import { vi } from '../ui/vi.ts'

/** Empty, because only the server has the list of common passwords. */
const notHere: ReadonlySet<string> = new Set()

/** Checks a new password and its repetition, as far as the browser can. */
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
