import type { users } from '@trace/domain/areas/accounts/users.ts'
import type { apps } from '@trace/domain/areas/portal/apps.ts'
import type { labors } from '@trace/domain/areas/producers/labors.ts'

/** Resources whose rows can sign in. */
export type Account = typeof users | typeof labors | typeof apps
