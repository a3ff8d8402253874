import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { isCommentable } from '@trace/define/commentable.ts'
import { operationAt } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { queuesOf } from '../inbox/queues.ts'
import { changeTaken, listAssignees } from './assignments.ts'
import { addComment, listComments, removeComment, settleComments } from './comments.ts'
import { changeFavourite, listFavourites } from './favourites.ts'
import { lookAt } from './look.ts'
import { listPeople } from './people.ts'

type BesideEach = <N extends string>(resource: Resource<Fields, N>, show: Operation) => Operation

/** Operations for rows that are looked at one by one: on a page of their own, or in the inbox. */
const ofRows = [lookAt, changeFavourite] as const
/** Operations for rows that owners and staff comment on. */
const ofTalk = [listPeople, listComments, addComment, settleComments, removeComment] as const

/**
 * Calls for presence, favourites, comments and assignments, the same for all lists. Assignments need the right to
 * handle the row; the others need the right to read it.
 */
export function besideOperations(operations: readonly Operation[]): Operation[] {
  const queues = queuesOf(operations)
  const each = catalogue()
    .resources.filter(({ handmade, scope }) => !handmade && !scope.personal)
    .flatMap((resource) => {
      const show = operationAt(operations, 'GET', `/api/admin/${resource.name}/:id`)
      const its = queues.filter((queue) => queue.resource === resource)
      if (!show || !(resource.detail || its.length > 0)) return []
      const parts: readonly BesideEach[] = isCommentable(resource) ? [...ofRows, ...ofTalk] : ofRows
      return [
        ...parts.map((part) => part(resource, show)),
        ...(its.length > 0 ? [changeTaken(resource, its), listAssignees(resource, its)] : []),
      ]
    })
  return [...each, listFavourites]
}

/** The types of the calls that are listed above. */
export type BesideOperation<N extends string> =
  | ReturnType<typeof lookAt<N>>
  | ReturnType<typeof changeFavourite<N>>
  | ReturnType<typeof listPeople<N>>
  | ReturnType<typeof listComments<N>>
  | ReturnType<typeof addComment<N>>
  | ReturnType<typeof settleComments<N>>
  | ReturnType<typeof removeComment<N>>
  | ReturnType<typeof changeTaken<N>>
  | ReturnType<typeof listAssignees<N>>
