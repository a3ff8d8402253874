import { users } from '@trace/domain/areas/accounts/users.ts'
import { apps } from '@trace/domain/areas/portal/apps.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import type { Account } from './account.ts'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

/** Standard list and detail pages with the account actions added. */
const pagesOf = (resource: Account): Pages => ({
  List: async () => {
    const { AccountList } = await import('./account-list.tsx')
    return { Page: () => <AccountList resource={resource} /> }
  },
  ...(resource.detail && {
    Detail: async () => {
      const { AccountDetail } = await import('./account-detail.tsx')
      return { Page: () => <AccountDetail resource={resource} /> }
    },
  }),
})

export const accountPages: Readonly<Record<string, Pages>> = {
  users: pagesOf(users),
  labors: pagesOf(labors),
  apps: pagesOf(apps),
}
