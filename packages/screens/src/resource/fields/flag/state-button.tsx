import { IconChevronDown } from '@tabler/icons-react'
import type { Entry } from '@trace/define/entry.ts'
import type { State } from '@trace/define/machine.ts'
import type { Resource } from '@trace/define/resource.ts'
import { screenNeed } from '../../../app/guard.ts'
import { OnDemand } from '../../../app/on-demand.tsx'
import type { Trigger } from '../../../app/on-demand.tsx'
import { useCan, useIsStaff, useReadOnlyProblem } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import { StatusBadge } from '../status/status-badge.tsx'
import { mainToggle, togglesOf } from './folded-toggles.ts'
import styles from './state-button.module.css'

const load = () => import('./state-menu.tsx')

interface Props {
  resource: Resource
  entry: Entry
  /** The combined state of the toggles, if it has a name. */
  state?: State
  /** Toggles that this state already covers. */
  covers?: readonly string[]
}

/** The combined state of a row's toggles as one button; its menu switches each toggle and explains its effect. */
export function StateButton({ resource, entry, state, covers = [] }: Props) {
  const [can, staff, readOnly] = [useCan(), useIsStaff(), useReadOnlyProblem()]
  const toggles = togglesOf(resource)
  const isOffered = can(screenNeed(resource, 'update')) && readOnly(resource, entry) === null
  const offered = toggles.filter(([, field]) => isOffered && (staff || !field.staff))
  const [main, { choices, label }] = mainToggle(resource)
  const on = entry[main] === true
  const shown = state ?? {
    label: choices?.[String(on)] ?? (on ? label : vi.off),
    tone: on ? ('success' as const) : ('neutral' as const),
  }
  const also = toggles.filter(([name]) => name !== main && !covers.includes(name) && entry[name] === true)
  const words = also.map(([, field]) => field.label)
  const inside = (
    <>
      <StatusBadge {...shown} />
      {words.length > 0 && <small>{words.join(', ')}</small>}
    </>
  )
  if (offered.length === 0) return <span className={styles['state']}>{inside}</span>

  const trigger: Trigger = (press, opened) => (
    <button type="button" className={styles['state']} aria-haspopup="menu" aria-expanded={opened} onClick={press}>
      {inside}
      <IconChevronDown size={14} aria-hidden />
    </button>
  )
  return (
    <OnDemand name="state-menu" load={load} trigger={trigger}>
      {({ StateMenu }) => <StateMenu trigger={trigger} resource={resource} entry={entry} toggles={offered} />}
    </OnDemand>
  )
}
