import { isImportable } from '@trace/define/importable.ts'
import type { Need } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { screenNeed } from '../../app/guard.ts'
import type { FixedFilters } from '../list/list-data.ts'

/**
 * Whether a list is offered as a spreadsheet: its rows fit into one, the user may add or edit them, and the screen
 * has no fixed filters, which new rows would have to match.
 */
export const isSheetOffered = (resource: Resource, fixed: FixedFilters, can: (need: Need) => boolean): boolean =>
  resource.form &&
  isImportable(resource) &&
  Object.keys(fixed).length === 0 &&
  (can(screenNeed(resource, 'create')) || can(screenNeed(resource, 'edit')))
