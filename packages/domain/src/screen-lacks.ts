import type { Field, Fields } from './define/field.ts'
import { can } from './define/permission.ts'
import type { Action, Permission } from './define/permission.ts'
import { formFields, needs, needsToRead } from './define/resource.ts'
import { menu, resourceByName } from './menu.ts'

const FORM: readonly Action[] = ['create', 'edit']

/**
 * The permissions still missing to use the screens of a subject fully: the list itself, and the lists behind the
 * required pickers of its form.
 */
export function screenLacks(held: readonly Permission[], subject: string): Permission[] {
  const actions = held.filter((one) => one.subject === subject).map(({ action }) => action)
  if (actions.length === 0) return []
  const screens = menu
    .flatMap(({ resources }) => resources)
    .filter(({ subjects }) => subjects.some((one) => one === subject))
  const list = screens.some(({ calls }) => calls.length > 0) ? [{ action: 'list', subject } as const] : []
  const fills = FORM.some((action) => actions.includes(action))
  const chosen = fills
    ? screens.filter(({ subjects: [own] }) => own === subject).flatMap((screen) => choicesOf(formFields(screen)))
    : []
  const lacking = [...list, ...chosen].filter((one) => !can(held, [one]))
  return [...new Map(lacking.map((one) => [`${one.action} ${one.subject}`, one])).values()]
}

/** Permissions for the lists behind pickers that are always required, except lists open to everybody. */
function choicesOf(fields: Fields): Permission[] {
  return Object.values(fields)
    .filter(({ auto }) => !auto)
    .flatMap((field) => [...choicesIn(field), ...choicesOf(field.fields ?? {})])
}

function choicesIn({ kind, to, required, when }: Field): Permission[] {
  if (!required || when || (kind !== 'reference' && kind !== 'references')) return []
  const target = resourceByName(to!)
  return needsToRead(target, 'list') === 'signedIn' ? [] : [needs(target, 'list')[0]]
}
