import '../mantine-form.css'
import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { Field, Fields, Ordered, Problems } from '@trace/domain'
import { memo, useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Dispatch, ReactNode } from 'react'
import { isWide } from '../fields/field-view.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { whileLoading } from '../shell/loading.tsx'
import { vi } from '../vi.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { beginForm, formReducer, readForm, sectionsOf } from './form-state.ts'
import type { FormEvent, Values } from './form-state.ts'
import { useLeaveGuard } from './leave-guard.ts'
import styles from './form.module.css'

/** What came of sending a form: saved, wrong in places, to be sent again with other values, or none of these: the person turned back. */
export type Sent = { saved: true } | { saved: false; problems?: Problems; values?: Values }

interface Props {
  fields: Fields
  sections?: Readonly<Record<string, readonly string[]>>
  ordered?: Ordered
  /** What is there already; references bring their names with them. */
  entry: Values
  send(body: Values): Promise<Sent>
  onSaved(): void
  saveLabel?: string
  /** Beside the button that saves. */
  aside?: ReactNode
}

/** A form over fields: filled in, checked here with the server's own rules, sent once, and never left by mistake. */
export function Form({ fields, sections = {}, ordered = [], entry, send, onSaved, saveLabel = vi.save, aside }: Props) {
  const [begun] = useState(entry)
  const [{ values, problems, refusals, changed }, dispatch] = useReducer(formReducer(fields), beginForm(fields, begun))
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])
  const around = useCallback(() => latest.current, [])
  const letGo = useLeaveGuard(changed)

  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  const save = async (now: Values): Promise<void> => {
    const reading = readForm({ fields, ordered }, now)
    if ('problems' in reading) return dispatch({ type: 'refused', problems: reading.problems })
    const sent = await whileLoading(send(reading.body))
    if (sent.saved) {
      dispatch({ type: 'saved' })
      letGo()
      return onSaved()
    }
    if (sent.problems) return dispatch({ type: 'refused', problems: sent.problems })
    if (!sent.values) return
    dispatch({ type: 'merged', values: sent.values })
    return save(sent.values)
  }
  const submit = async () => {
    if (saving) return
    setSaving(true)
    await save(values)
    setSaving(false)
  }
  useSaveKey(() => void submit())

  const count = Object.keys(problems).length

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => { event.preventDefault(); void submit() }} aria-busy={saving}>
      {sectionsOf({ fields, sections }, values, vi.general).map(({ heading, names }) => (
        <Section key={heading} heading={heading} alone={names.length === 1 && fields[names[0]!]?.label === heading}>
          {names.map((name) => (
            <FormField
              key={name} name={name} field={fields[name]!} value={values[name]} problems={problemsOf(problems, name)} entry={begun} around={around}
              dispatch={dispatch}
            />
          ))}
        </Section>
      ))}
      <footer className={styles['foot']}>
        {count > 0 && <p role="alert" className={styles['problems']}><IconAlertCircle size={18} aria-hidden />{vi.formProblems(count)}</p>}
        {aside}
        <Button type="submit" loading={saving} aria-keyshortcuts="Control+S">{saveLabel}</Button>
      </footer>
      <ConflictDialog />
    </form>
  )
}

/** Fields under a heading; a field that is `alone` and called like its heading need not say its name again. */
function Section({ heading, alone, children }: { heading: string; alone: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`card ${styles['section']}`}>
      <h2 id={id}>{heading}</h2>
      <div className={styles['fields']} data-alone={alone || undefined}>{children}</div>
    </section>
  )
}

interface FormFieldProps {
  name: string
  field: Field
  value: unknown
  problems: Problems
  entry: Values
  around(): Values
  dispatch: Dispatch<FormEvent>
}

const FormField = memo(function FormField({ name, field, dispatch, problems, ...rest }: FormFieldProps) {
  const change = useCallback((value: unknown) => dispatch({ type: 'changed', name, value }), [dispatch, name])
  return (
    <div className={styles['field']} data-wide={isWide(field) || undefined}>
      <FieldInput field={field} path={name} error={problems[name]?.[0]} problems={problems} change={change} {...rest} />
    </div>
  )
})

const none: Problems = {}

/** The problems of one field; the same empty record for all that have none, so that they are not drawn anew. */
function problemsOf(problems: Problems, name: string): Problems {
  const own = Object.entries(problems).filter(([path]) => path === name || path.startsWith(`${name}.`))
  return own.length > 0 ? Object.fromEntries(own) : none
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] [contenteditable], fieldset:has(> [role="alert"]), [data-error] input')
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}

/** Ctrl+S, or Cmd+S, saves. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
