import { signInOperations } from '@trace/platform/accounts/sign-in.ts'
import { demoAccountOperations } from './demo-accounts.ts'
import { viewAsOperations } from './view-as.ts'
import { asViewed, profileFields, profileOf, viewing } from './own-account.ts'
import { ownProfile } from './profile.ts'
import { personalDataOperations } from './personal-data.ts'
import { roleFactorOperations } from './role-factor.ts'
import { roleOperations } from './roles.ts'
import { passwordOperations } from './user-passwords.ts'
import { userOperations } from './users.ts'

export { forgetDemoAccounts, keepDemoAccounts } from './demo-accounts.ts'
export { erasePersonForGood } from './personal-data.ts'
export { keepRowPassword } from './access/row-passwords.ts'
export { sendInvitation } from './account-letters.ts'
export { checkRole } from './users.ts'

/** Operations of this area that are written by hand. */
export const accountsOperations = [
  ...signInOperations({ fields: { ...profileFields, ...viewing }, of: profileOf }, asViewed),
  ...ownProfile,
  ...userOperations,
  ...passwordOperations,
  ...roleOperations,
  ...roleFactorOperations,
  ...viewAsOperations,
  ...demoAccountOperations,
  ...personalDataOperations,
] as const
