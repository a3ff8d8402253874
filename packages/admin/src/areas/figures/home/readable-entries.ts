import type { Listed } from '@trace/define/entry.ts'
import { can } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { findEntries } from '@trace/screens/app/load.ts'
import { requireSession } from '@trace/screens/app/session.ts'

/**
 * The rows that a card of a home shows; none if the user may not see their list, since any home can be chosen for a
 * role.
 */
export async function readableEntries<R extends Resource>(
  resource: R,
  query: Parameters<typeof findEntries<R>>[1],
  request: Request,
): Promise<readonly Listed<R>[]> {
  const { permissions } = await requireSession(request)
  return can(permissions, screenNeed(resource, 'list')) ? findEntries<R>(resource, query, request) : []
}
