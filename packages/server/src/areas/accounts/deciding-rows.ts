import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import type { Deciding } from '@trace/platform/live/hub.ts'

/** What somebody who is signed in may see follows from their account and their role. */
export const decidingRows: Deciding = {
  [users.name]: ({ id }) => id,
  [roles.name]: ({ role }) => role.id,
}
