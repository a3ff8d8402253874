import { passwordProblem } from '@trace/define/password.ts'
import type { PasswordOwner } from '@trace/define/password.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

const MOST_COMMON = 3_000

/** The most common passwords, which attackers try first. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
)

/** Why a password is not allowed for this owner, or null. The same rule for settings and forms. */
export const newPasswordProblem = (password: string, owner: PasswordOwner): string | null =>
  passwordProblem(password, commonPasswords, owner)
