import type { Problems } from '@trace/domain'
import { vi } from './vi.ts'

/** What is wrong with a new password that was typed twice; whether it is too common only the server knows. */
export function newPasswordProblems({ password, password_confirmation: again }: Record<string, unknown>): Problems {
  const length = [...String(password ?? '')].length
  return {
    ...(length === 0 ? { password: [vi.isRequired(vi.newPassword)] } : (length < 8 || length > 128) && { password: [vi.passwordLength] }),
    ...(password !== again && { password_confirmation: [vi.passwordsDiffer] }),
  }
}
