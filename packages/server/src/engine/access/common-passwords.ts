import { dictionary } from '@zxcvbn-ts/language-common'

const MOST_COMMON = 3_000

/** The passwords that attackers try first. */
export const commonPasswords: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as string[]).slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
)
