import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { Named } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import type { State } from '@trace/define/machine.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { screenNeed } from '../../../app/guard.ts'
import { openOverlay } from '../../../app/overlay.ts'
import { useCan, useIsStaff } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import { StatusBadge } from '../status/status-badge.tsx'
import styles from './create-in-place.module.css'

const NEW = 'new'

interface Search {
  typed: string
  loading: boolean
}

interface CreateInPlace {
  /**
   * Extra option "create new", shown last; empty if the user cannot create rows, and while a search is running, which
   * may still find the row.
   */
  options: { value: string; label: string }[]
  isNew(value: string | null): boolean
  /** Opens a dialog with the form of the new row. */
  open(): void
}

/** Lets the user create a missing row from a reference input, without leaving the form. */
export function useCreateInPlace(
  field: Field,
  around: () => Readonly<Record<string, unknown>>,
  { typed, loading }: Search,
  created: (row: Named) => void,
): CreateInPlace {
  const can = useCan()
  const staff = useIsStaff()
  const target = resourceByName(field.to ?? '')
  const offered =
    target.form && target.calls.includes('create') && beginsFit(target, field) && can(screenNeed(target, 'create'))
  const said = typed.trim()
  const isProposal = isProposable(target) && !staff
  const named = isProposal ? vi.proposeNamed : vi.addNamed

  const open = () =>
    void openOverlay(`create ${target.name}`, async () => {
      const { newRow } = await import('./new-row.tsx')
      return newRow({ target, field, around: around(), said, onCreated: created })
    })

  return {
    options:
      offered && !loading
        ? [{ value: NEW, label: said ? named(said) : isProposal ? vi.propose : vi.addOne(target.label) }]
        : [],
    isNew: (value) => value === NEW,
    open,
  }
}

/** Whether the reference accepts a newly created row; it does not if, for example, the row must first be approved. */
const beginsFit = (target: Resource, { only = {} }: Field): boolean =>
  Object.entries(only).every(
    ([name, value]) =>
      name in formFields(target) || String(value).split(',').includes(String(target.fields[name]?.default)),
  )

/** Renders an option: a row with its state and a check mark, or "create new". */
export const drawOption = ({
  option: { value, label, state, barred },
  checked,
}: {
  option: { value: string; label: string; state?: State | undefined; barred?: string | undefined }
  checked?: boolean
}) => (
  <span className={styles['option']} data-new={value === NEW || undefined}>
    {value === NEW && <IconPlus size={16} aria-hidden />}
    {barred ? (
      <span>
        <s>{label}</s>
        <small>{barred}</small>
      </span>
    ) : (
      <span>{label}</span>
    )}
    {state && <StatusBadge {...state} />}
    {checked && <IconCheck size={14} aria-hidden />}
  </span>
)
