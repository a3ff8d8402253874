import { passwordProblem } from '@trace/domain'
import type { PasswordOwner } from '@trace/domain'
import { dictionary } from '@zxcvbn-ts/language-common'

const MOST_COMMON = 3_000

/** The passwords that attackers try first. */
const commonPasswords: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as string[]).slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
)

/** Why a password cannot be the one of this owner, or null: the one rule, for settings as for forms. */
export const newPasswordProblem = (password: string, owner: PasswordOwner): string | null =>
  passwordProblem(password, commonPasswords, owner)
