import { demoAccountOperations } from './demo-accounts.ts'
import { viewAsOperations } from './view-as.ts'
import { ownProfile } from './profile.ts'
import { personalDataOperations } from './personal-data.ts'
import { roleFactorOperations } from './role-factor.ts'
import { roleOperations } from './roles.ts'
import { signIn } from './sign-in.ts'
import { systemLogOperations } from './system-logs.ts'
import { twoFactor } from './two-factor.ts'
import { passwordOperations } from './user-passwords.ts'
import { userOperations } from './users.ts'

export { findAccount, hashTyped, keepPassword, newPasswordProblems } from './access/accounts.ts'
export { decidingRows } from './deciding-rows.ts'
export { forgetDemoAccounts, keepDemoAccounts } from './demo-accounts.ts'
export { firstSignIn } from './first-sign-in.ts'
export { erasePersonForGood } from './personal-data.ts'
export { removeFactor, sealFactors } from './access/factors.ts'
export { sendReset } from './access/forgotten.ts'
export { keepRowPassword } from './access/row-passwords.ts'
export { newResetToken, RESET_MINUTES } from './access/resets.ts'
export { letter, resetLink, sendInvitation } from './letters.ts'
export { checkRole } from './users.ts'

/** Operations of this area that are written by hand. */
export const accountsOperations = [
  ...signIn,
  ...ownProfile,
  ...twoFactor,
  ...userOperations,
  ...passwordOperations,
  ...roleOperations,
  ...roleFactorOperations,
  ...viewAsOperations,
  ...systemLogOperations,
  ...demoAccountOperations,
  ...personalDataOperations,
] as const
