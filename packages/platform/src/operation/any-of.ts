import type { Permission } from '@trace/define/permission.ts'
import type { Needs } from './operation.ts'

/** Permissions for any of several actions. Whether the requested action is permitted is checked later. */
export function anyOf(needs: Needs[]): Needs {
  const all = needs.flatMap((need) => (Array.isArray(need) ? (need as Permission[]) : []))
  const [first, ...others] = new Map(all.map((one) => [`${one.action} ${one.subject}`, one])).values()
  return first ? [first, ...others] : needs[0]!
}
