import type { apps, labors, users } from '@trace/domain'

/** Resources whose rows can sign in. */
export type Account = typeof users | typeof labors | typeof apps
