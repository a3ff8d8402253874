import '../../app/mantine-form.css'
import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { checklistLineOf } from '@trace/domain'
import type { Entry, Field, Fields, Ordered, Problems, Resource } from '@trace/domain'
import { lazy, Suspense, useCallback, useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { InputProps } from '../fields/field-view.ts'
import { loadChunk } from '../../ui/chunk.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { whileLoading } from '../../ui/loading.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { useStore } from '../../ui/store.ts'
import { vi } from '../../ui/vi.ts'
import { fittingField, saidBy } from './chosen.ts'
import { conflict } from './conflict.ts'
import type { Conflict } from './conflict.ts'
import { namesFor } from './draft.ts'
import type { Draft } from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormField } from './form-field.tsx'
import { FormSection } from './form-section.tsx'
import { beginForm, formReducer, readForm, sectionsOf } from './form-state.ts'
import type { FieldsOf, Follow, FormEvent, FormState, FormValues, Sent, Values } from './form-state.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { isBrief, isFilled, isWrong, stateOf } from './section-state.ts'
import { useChosen } from './use-chosen.ts'
import { useDraft } from './use-draft.ts'
import { useKnownValues } from './use-known-values.ts'
import { useSaveKey } from './use-save-key.ts'
import styles from './form.module.css'

/** Custom inputs by field; they see all form values and may change others. */
export type OwnInputs<R extends { fields: Fields } = { fields: Fields }> = {
  readonly [K in keyof R['fields']]?: (
    props: InputProps,
    values: FormValues<R>,
    put: (name: keyof R['fields'] & string, value: unknown) => void,
  ) => ReactNode
}

interface Props {
  /** The resource of the rows; forms of single records have none. */
  resource?: Resource
  fields: Fields | FieldsOf
  sections?: Readonly<Record<string, readonly string[]>>
  ordered?: Ordered
  /** The loaded values, with the names of references. */
  entry: Values
  send(body: Values): Promise<Sent>
  /** If it navigates, the form counts as saving until the next screen is shown, so that nothing is sent twice. */
  onSaved(entry: Entry | undefined): void | Promise<void>
  /** Address for the stored draft, if it differs from the screen's. */
  address?: string
  saveLabel?: string
  /** Content beside the save button. */
  aside?: ReactNode
  /** Content beside the fields: a preview of the values, which may also change them. */
  beside?(values: Values, change: (name: string, value: unknown) => void): ReactNode
  inputs?: OwnInputs
  follow?: Follow
}

const FormRail = lazy(async () => ({
  default: (await loadChunk('form-rail', () => import('./form-rail.tsx'))).FormRail,
}))

const ConflictDialog = lazyPart<{ conflict: Conflict }>(
  'conflict',
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
  (inside, { conflict: { close } }) => (
    <ModalDialog label={vi.conflictTitle} onClose={() => close(null)}>
      {inside}
    </ModalDialog>
  ),
)

/**
 * Form: validates with the server's own rules, is submitted only once at a time, and warns before unsaved changes are
 * lost.
 */
export function Form({
  resource,
  fields: asked,
  sections = {},
  ordered = [],
  entry,
  send,
  onSaved,
  saveLabel = vi.save,
  aside,
  beside,
  inputs = {},
  follow,
  address,
}: Props) {
  const [begun, setBegun] = useState(entry)
  const [round, setRound] = useState(0)
  const fieldsOf = typeof asked === 'function' ? asked : () => asked
  const reducer = (state: FormState, event: FormEvent) => formReducer(fieldsOf(state.values), follow)(state, event)
  const [{ values, problems, refusals, changed }, dispatch] = useReducer(reducer, beginForm(fieldsOf(begun), begun))
  const fields = fieldsOf(values)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const scope = useId()
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])
  const around = useCallback(() => latest.current, [])
  const letGo = useLeaveGuard(changed)
  const draft = useDraft(fields, begun, values, changed, address)

  const takeDraft = async ({ values: left }: Draft) => {
    const kept = Object.fromEntries(Object.entries(left).filter(([name]) => name in fields))
    const names = await whileLoading(namesFor(fields, kept))
    setBegun({ ...begun, ...names })
    dispatch({ type: 'merged', values: { ...latest.current, ...kept } })
    setRound(round + 1)
    draft.taken()
  }

  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  const save = async (now: Values): Promise<void> => {
    const reading = readForm({ fields: fieldsOf(now), ordered }, now)
    if ('problems' in reading) return dispatch({ type: 'refused', problems: reading.problems })
    const sent = await send(reading.body)
    if (sent.saved) {
      dispatch({ type: 'saved' })
      draft.drop()
      letGo()
      return onSaved(sent.entry)
    }
    if (sent.problems) {
      dispatch({ type: 'refused', problems: sent.problems })
      await sent.told
      return void requestAnimationFrame(() => focusFirstProblem(form.current))
    }
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
  useSaveKey(() => {
    if (isUppermost(form.current)) void submit()
  })

  const put = useCallback((name: string, value: unknown) => dispatch({ type: 'changed', name, value }), [])
  const putAll = useCallback(
    (filled: Values, names: Values) => {
      setBegun((now) => ({ ...now, ...names }))
      for (const [name, value] of Object.entries(filled)) put(name, value)
    },
    [put],
  )
  const isNew = entry['id'] === undefined
  const chosen = useChosen(fields, values)
  useKnownValues({ resource: isNew ? resource : undefined, fields, chosen, around, put: putAll }, values)
  const shown = sectionsOf({ fields, sections }, values, vi.general, chosen).map((section, index) => ({
    ...section,
    id: `${scope}${index}`,
    ...stateOf(section.names, fields, values, problems),
  }))
  const isOne = Object.keys(sections).length === 0
  const brief = !isOne && resource !== undefined && isBrief(fields)
  const hasRail = !beside && shown.length > 2
  const conflicting = useStore(conflict)
  useEffect(() => () => conflict.get()?.close(null), [])
  const count = Object.keys(problems).length
  const draw = (name: string) => (
    <FormField
      key={name}
      name={name}
      field={fittingField(fields[name]!, chosen)}
      line={resource && checklistLineOf(resource.name, name)}
      value={values[name]}
      problems={problemsOf(problems, name)}
      entry={begun}
      around={
        followsOthers(fields[name]!) || fields[name]!.withinOf
          ? () => ({ ...values, ...saidBy(fields[name]!, chosen) })
          : around
      }
      dispatch={dispatch}
      put={putAll}
      draw={inputs[name] && ((props) => inputs[name]!(props, values, put))}
    />
  )

  return (
    <form
      ref={form}
      className={styles['form']}
      data-beside={beside ? true : undefined}
      data-rail={hasRail || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      aria-busy={saving}
    >
      <div className={styles['parts']}>
        {hasRail && (
          <Suspense fallback={<span className={styles['railPlace']} />}>
            <FormRail sections={shown} />
          </Suspense>
        )}
        <div key={round} className={styles['sections']}>
          {draft.offered && (
            <DraftOffer
              draft={draft.offered}
              outdated={draft.offered.version !== (begun['version'] ?? null)}
              take={() => draft.offered && void takeDraft(draft.offered)}
              drop={draft.drop}
            />
          )}
          {shown.map(({ id, heading, names }) => (
            <FormSection
              key={heading}
              id={id}
              heading={heading}
              names={names}
              fields={fields}
              only={isOne}
              brief={brief}
              isTold={(name) => isFilled(fields[name]!, values[name]) || isWrong(name, problems)}
              draw={draw}
            />
          ))}
        </div>
      </div>
      {beside && <div className={styles['beside']}>{beside(values, put)}</div>}
      <footer className={styles['foot']}>
        {count > 0 && (
          <p role="alert" className={styles['problems']}>
            <IconAlertCircle size={18} aria-hidden />
            {vi.formProblems(count)}
          </p>
        )}
        {aside}
        <Button type="submit" loading={saving} aria-keyshortcuts="Control+S">
          {saveLabel}
        </Button>
      </footer>
      {conflicting && <ConflictDialog conflict={conflicting} />}
    </form>
  )
}

/** Whether nested fields depend on sibling values; such a field renders again when those change. */
const followsOthers = ({ fields = {} }: Field): boolean =>
  Object.values(fields).some((inner) => inner.when !== undefined || followsOthers(inner))

const none: Problems = {}

/**
 * Problems of one field. Fields without problems share one empty record, so that memoised inputs do not render again.
 */
function problemsOf(problems: Problems, name: string): Problems {
  const own = Object.entries(problems).filter(([path]) => path === name || path.startsWith(`${name}.`))
  return own.length > 0 ? Object.fromEntries(own) : none
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-error] [contenteditable], fieldset:has(> [role="alert"]), [data-error] input',
  )
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}

/** Whether no modal dialog is open above the form. */
const isUppermost = (form: HTMLFormElement | null): boolean =>
  [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(form))
