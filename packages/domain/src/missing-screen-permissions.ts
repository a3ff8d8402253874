import { can } from '@trace/define/permission.ts'
import type { Permission } from '@trace/define/permission.ts'
import { menu } from './menu.ts'

/**
 * The permission still missing to use the screens of a subject fully: `list`. Pickers of forms need no further
 * permission: they give names to whoever may use the form.
 */
export function missingScreenPermissions(held: readonly Permission[], subject: string): Permission[] {
  if (!held.some((one) => one.subject === subject)) return []
  const screens = menu
    .flatMap(({ resources }) => resources)
    .filter(({ subjects }) => subjects.some((one) => one === subject))
  const list = { action: 'list', subject } as const
  return screens.some(({ calls }) => calls.length > 0) && !can(held, [list]) ? [list] : []
}
