import { IconCheck, IconPlus } from '@tabler/icons-react'
import { formFields, resourceByName } from '@trace/domain'
import type { Field, Named, Resource } from '@trace/domain'
import { screenNeed } from '../../app/guard.ts'
import { namesFor } from '../form/draft.ts'
import { nameOf } from '../form/entry.ts'
import { openOverlay } from '../../app/overlay.ts'
import { useCan } from '../../app/shell-data.ts'
import { vi } from '../../ui/vi.ts'
import { loadCreateDialog } from './create-dialog-loader.ts'
import styles from './create-in-place.module.css'

const NEW = 'new'

interface CreateInPlace {
  /** The last of the options; none where nothing can be added from here. */
  options: { value: string; label: string }[]
  isNew(value: string | null): boolean
  /** Opens the form of the new row over this one. */
  open(): void
}

/** Adds the row one was looking for where it is not there yet, without leaving the form. */
export function useCreateInPlace(
  field: Field,
  around: () => Readonly<Record<string, unknown>>,
  words: string,
  created: (row: Named) => void,
): CreateInPlace {
  const can = useCan()
  const target = resourceByName(field.to ?? '')
  const offered =
    target.form && target.calls.includes('create') && beginsFit(target, field) && can(screenNeed(target, 'create'))
  const said = words.trim()

  const open = () =>
    void openOverlay(`create ${target.name}`, async () => {
      const fields = formFields(target)
      const known = Object.fromEntries(
        (field.within ?? []).filter((name) => name in fields).map((name) => [name, around()[name]]),
      )
      const initial = {
        ...field.only,
        ...known,
        ...(said && fields[target.title] && { [target.title]: said }),
        ...(await namesFor(fields, known)),
      }
      const CreateDialog = await loadCreateDialog(fields)
      return (close) => (
        <CreateDialog
          resource={target}
          initial={initial}
          close={close}
          onCreated={(entry) => created({ id: entry.id, name: nameOf(target, entry) })}
        />
      )
    })

  return {
    options: offered ? [{ value: NEW, label: said ? vi.addNamed(said) : vi.addOne(target.label) }] : [],
    isNew: (value) => value === NEW,
    open,
  }
}

/** Whether a new row may be referred to at once: not where it has to be approved first. */
const beginsFit = (target: Resource, { only = {} }: Field): boolean =>
  Object.entries(only).every(([name, value]) => name in formFields(target) || target.fields[name]?.default === value)

/** One of the rows to choose, with its mark, or the offer to add one. */
export const drawOption = ({
  option: { value, label },
  checked,
}: {
  option: { value: string; label: string }
  checked?: boolean
}) => (
  <span className={styles['option']} data-new={value === NEW || undefined}>
    {value === NEW && <IconPlus size={16} aria-hidden />}
    <span>{label}</span>
    {checked && <IconCheck size={14} aria-hidden />}
  </span>
)
