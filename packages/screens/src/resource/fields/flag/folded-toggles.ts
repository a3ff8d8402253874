import type { Field } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'

export const togglesOf = ({ fields }: Resource): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'toggle')

/** Whether the toggles of a resource are combined into one button, so that a list has only one column for them. */
export const isFolded = (resource: Resource): boolean => togglesOf(resource).length > 1

/** The most important toggle: the first one with an effect on public pages, otherwise the first. */
export function mainToggle(resource: Resource): [name: string, field: Field] {
  const toggles = togglesOf(resource)
  return toggles.find(([, field]) => field.public) ?? toggles[0]!
}

/** Columns of a list with the combined button in place of the main toggle, and without the other toggles. */
export function withoutFolded<C>(resource: Resource, columns: readonly C[], button: C): C[] {
  if (!isFolded(resource)) return [...columns]
  const names: readonly unknown[] = togglesOf(resource).map(([name]) => name)
  const [main] = mainToggle(resource)
  return columns.flatMap((column) => (column === main ? [button] : names.includes(column) ? [] : [column]))
}
