import { resourceByName } from '@trace/define/catalogue.ts'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { screenNeed } from '../../app/guard.ts'
import type { useCan } from '../../app/shell-data.ts'
import { words } from '../../ui/words.ts'
import { detailAddress, editAddress, listAddress } from '../addresses.ts'

type Can = ReturnType<typeof useCan>
type Bearer = Data<'GET /api/admin/look-up'>['entries'][number]

/** A row or label that a code belongs to, and the address where it is shown. */
export interface CodeChoice {
  label: string
  under: string
  to: string
}

/** Whether a text may be a code: it has a digit, and no spaces except between digits. The server decides. */
export const looksLikeCode = (typed: string): boolean =>
  /\d/.test(typed) && !/\s/.test(typed.trim().replace(/(?<=\d)\s(?=\d)/g, ''))

/** Finds what a code belongs to, as far as the user may open it; null if the call failed. */
export async function findCode(typed: string, can: Can): Promise<CodeChoice[] | null> {
  const answer = await call('GET /api/admin/look-up', { code: typed })
  return answer.ok ? answer.data.entries.flatMap((found) => choiceOf(found, can)) : null
}

/** The address of what a code belongs to, or a sentence that explains why there is none. */
export async function addressOfCode(typed: string, can: Can): Promise<{ to: string } | { problem: string }> {
  const found = looksLikeCode(typed) ? await findCode(typed, can) : []
  return found?.[0] ?? { problem: found ? words.codeUnknown(typed) : words.codeFails }
}

function choiceOf({ resource: name, id, name: label, label: under, serial }: Bearer, can: Can): CodeChoice[] {
  // A label has no page of its own; its history is on the page of its issue.
  if (serial) return [{ label, under, to: `${detailAddress(resourceByName(name), id)}?label=${serial}` }]
  const to = rowAddress(name, id, label, can)
  return to === null ? [] : [{ label, under, to }]
}

/**
 * The address where a row is shown: its own screen, its form, or a search in its list; null if it has no form and the
 * user may not open its own screen.
 */
export function rowAddress(name: string, id: number, label: string, can: Can): string | null {
  const resource = resourceByName(name)
  if (resource.detail && can(screenNeed(resource, 'read'))) return detailAddress(resource, id)
  if (!resource.form) return null
  return can(screenNeed(resource, 'edit'))
    ? editAddress(resource, id)
    : `${listAddress(resource)}?search=${encodeURIComponent(label)}`
}
