import { changedState } from '@trace/define/approval.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import { shownState } from '@trace/define/machine.ts'
import type { State } from '@trace/define/machine.ts'
import { today } from '@trace/define/text/dates.ts'
import { approvalStateOf } from '../../form/entry.ts'

/** State of a row by this field; undefined where the field does not concern the row and has its initial state. */
export function stateOf({ machine, concerns = {} }: Field, name: string, entry: Entry): State | undefined {
  if (name === 'approval_status' && approvalStateOf(entry).has_changes) return changedState
  const concerned = Object.entries(concerns).every(([other, values]) => values.includes(String(entry[other])))
  const tells = concerned || entry[name] !== machine?.initial
  return machine && tells ? shownState(machine, String(entry[name]), entry, today()) : undefined
}
