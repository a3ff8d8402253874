import { Button } from '@mantine/core'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import type { InputProps } from '../fields/field-view.ts'
import { Uploads } from '../fields/media/uploads.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { useStore } from '../../ui/store.ts'
import { vi } from '../../ui/vi.ts'
import { filterByChosen } from './chosen.ts'
import { conflict } from './conflict/conflict.ts'
import type { Conflict } from './conflict/conflict.ts'
import type { OfferProps } from './draft/draft-offer.tsx'
import { FormField } from './form-field.tsx'
import type { RailProps } from './form-rail.tsx'
import { FormFoot } from './form-foot.tsx'
import { FormSection } from './form-section.tsx'
import { sectionsOf } from './form-state.ts'
import type { FormValues, Values } from './form-state.ts'
import { isBrief, isFilled, isWrong, stateOf } from './section-state.ts'
import { words } from './words.ts'
import { useForm } from './use-form.ts'
import type { FormAsked } from './use-form.ts'
import styles from './form.module.css'

/** Custom inputs by field; they see all form values and may change others. */
export type OwnInputs<R extends { fields: Fields } = { fields: Fields }> = {
  readonly [K in keyof R['fields']]?: (
    props: InputProps,
    values: FormValues<R>,
    put: (name: keyof R['fields'] & string, value: unknown) => void,
  ) => ReactNode
}

interface Props extends FormAsked {
  sections?: Readonly<Record<string, readonly string[]>>
  saveLabel?: string
  /** Content beside the save button. */
  aside?: ReactNode
  /** Content beside the fields, such as a preview of the values; it can also change them. */
  beside?(values: Values, change: (name: string, value: unknown) => void): ReactNode
  /** Wraps the form in content that depends on its values. */
  within?(form: ReactNode, values: Values): ReactNode
  inputs?: OwnInputs
}

const DraftOffer = lazyPart<OfferProps>(
  'draft-offer',
  async () => (await import('./draft/draft-offer.tsx')).DraftOffer,
  (inside) => <div className="soft">{inside}</div>,
)

const FormRail = lazyPart<RailProps>(
  'form-rail',
  async () => (await import('./form-rail.tsx')).FormRail,
  (inside) => <span className={styles['railPlace']}>{inside}</span>,
)

const ConflictDialog = lazyPart<{ conflict: Conflict }>(
  'conflict',
  async () => (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
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
  sections = {},
  saveLabel = vi.save,
  aside,
  beside,
  within = (form) => form,
  inputs = {},
  ...asked
}: Props) {
  const { resource } = asked
  const scope = useId()
  const {
    form,
    fields,
    values,
    problems,
    filled,
    chosen,
    begun,
    round,
    draft,
    saving,
    uploads,
    submit,
    around,
    dispatch,
    put,
    putAll,
  } = useForm(asked)
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
  const isMarked =
    resource &&
    shown.some(({ names }) => names.some((name) => catalogue().checklist.lineOf(resource.name, name) !== undefined))
  /**
   * Check-list lines without a value whose field is optional: each trace would lack them. Required fields are marked
   * as required anyway.
   */
  const lacks = resource
    ? catalogue()
        .checklist.lacksOf(resource.name, values)
        .filter(({ field }) => fields[field]?.required === false)
    : []
  const draw = (name: string) => (
    <FormField
      key={name}
      name={name}
      field={fields[name]!}
      line={resource && catalogue().checklist.lineOf(resource.name, name)}
      value={values[name]}
      problems={problemsOf(problems, name)}
      isPrefilled={filled.has(name)}
      entry={begun}
      around={
        followsOthers(fields[name]!) || fields[name]!.withinOf
          ? () => ({ ...values, ...filterByChosen(fields[name]!, chosen) })
          : around
      }
      dispatch={dispatch}
      put={putAll}
      draw={inputs[name] && ((props) => inputs[name]!(props, values, put))}
    />
  )

  return within(
    <Uploads value={uploads.begin}>
      <form
        ref={form}
        className={styles['form']}
        data-beside={beside && true}
        data-rail={hasRail || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        aria-busy={saving}
      >
        <div className={styles['parts']}>
          {hasRail && <FormRail sections={shown} />}
          <div key={round} className={styles['sections']}>
            {draft && <DraftOffer {...draft} />}
            {isMarked && <p className={`soft ${styles['legend']}`}>{words.checklistLegend}</p>}
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
        <FormFoot
          form={form}
          count={Object.keys(problems).length}
          wrong={isOne ? null : shown.filter((section) => section.wrong > 0)}
          uploading={uploads.told}
          lacks={lacks}
          fields={fields}
        >
          {aside}
          <Button type="submit" loading={saving} aria-keyshortcuts="Control+S">
            {saveLabel}
          </Button>
        </FormFoot>
        {conflicting && <ConflictDialog conflict={conflicting} />}
      </form>
    </Uploads>,
    values,
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
