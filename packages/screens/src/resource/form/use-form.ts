import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Ordered, Problems } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { loadOnDemand } from '../../app/overlay.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { useUploads } from '../fields/media/uploads.ts'
import { useCommandKey } from '../../ui/quick-keys.ts'
import { fittingFields } from './chosen.ts'
import type { Draft } from './draft/draft.ts'
import { focusFirstProblem, isAtFirstProblem, isUppermost } from './form-focus.ts'
import { beginForm, formReducer, readForm } from './form-state.ts'
import type { FieldsOf, Follow, FormEvent, FormState, SubmitResult, Values } from './form-state.ts'
import { isFilled } from './section-state.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { useChosen } from './use-chosen.ts'
import { useDraft } from './draft/use-draft.ts'
import { useKnownValues } from './use-known-values.ts'

/** Time in milliseconds after the last change of a refused form until it is checked again. */
const CHECK_AFTER = 500

export interface FormAsked {
  /** The resource of the rows; forms of single records have none. */
  resource?: Resource
  fields: Fields | FieldsOf
  ordered?: Ordered
  /** The loaded values, with the names of references. */
  entry: Values
  send(body: Values): Promise<SubmitResult>
  /** Asks the server for problems of values that are not sent to be saved; null if it does not answer. */
  check?(values: Values): Promise<Problems | null>
  /** If it navigates, the form counts as saving until the next screen is shown, so that nothing is sent twice. */
  onSaved(entry: Entry | undefined): void | Promise<void>
  /** Address for the stored draft, if it differs from the screen's. */
  address?: string | undefined
  /** Returns problems of the current values while the user types, in addition to those found by reading them. */
  judge?(values: Values): Problems
  follow?: Follow | undefined
}

/**
 * State of a form: its values and problems, its draft, and the rows chosen in it. Prevents saving twice at the same
 * time.
 */
export function useForm({
  resource,
  fields: asked,
  ordered = [],
  entry,
  send,
  check,
  onSaved,
  address,
  judge,
  follow,
}: FormAsked) {
  const fieldsOf = typeof asked === 'function' ? asked : () => asked
  const reducer = (state: FormState, event: FormEvent) => formReducer(fieldsOf(state.values), follow)(state, event)
  const isNew = entry['id'] === undefined
  const [{ values, problems: refused, refusals, changed, filled, begun, round }, dispatch] = useReducer(
    reducer,
    beginForm(fieldsOf(entry), entry, isNew && resource ? prefilled(resource, fieldsOf(entry), entry) : []),
  )
  const problems = judge ? { ...judge(values), ...refused } : refused
  const chosen = useChosen(fieldsOf(values), values)
  const fields = fittingFields(fieldsOf(values), chosen)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])
  /** The problems that the form itself found when it was submitted last; all others are the server's. */
  const ownRefusal = useRef<Problems>({})
  const checking = useRef<Values | null>(null)
  const around = useCallback(() => latest.current, [])
  const draft = useDraft(fields, begun, values, changed, address)

  const takeDraft = async ({ values: left }: Draft) => {
    const kept = Object.fromEntries(Object.entries(left).filter(([name]) => name in fields))
    const rows = await loadOnDemand('row-names', () => import('./row-names.ts'))
    if (!rows) return
    const names = await whileLoading(rows.namesFor(fields, kept))
    draft.taken(latest.current)
    dispatch({ type: 'restored', values: kept, names })
  }

  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  /** Adds the problems that only the server finds in refused values, unless the values changed meanwhile. */
  const tellFurther = async (now: Values, known: Problems): Promise<void> => {
    if (!check || checking.current === now) return
    checking.current = now
    const further = (await check(now)) ?? {}
    checking.current = null
    if (latest.current !== now) return
    const isHere = isAtFirstProblem(form.current)
    dispatch({ type: 'added', problems: { ...further, ...known } })
    if (isHere) requestAnimationFrame(() => focusFirstProblem(form.current))
  }

  /** Removes problems that a change of another field has solved. What only the server can tell is asked again. */
  const checkAgain = useEffectEvent(async () => {
    if (Object.keys(refused).length === 0) return
    const reading = readForm({ fields: fittingFields(fieldsOf(values), chosen), ordered }, values)
    const own = 'problems' in reading ? reading.problems : {}
    const told = Object.entries(refused).filter(([path]) => !ownRefusal.current[path])
    const ofServer = told.length > 0 && check ? await check(values) : Object.fromEntries(told)
    if (ofServer && latest.current === values) dispatch({ type: 'checked', problems: { ...ofServer, ...own } })
  })
  useEffect(() => {
    const timer = setTimeout(() => void checkAgain(), CHECK_AFTER)
    return () => clearTimeout(timer)
  }, [values])

  const save = async (now: Values): Promise<void> => {
    const reading = readForm({ fields: fittingFields(fieldsOf(now), chosen), ordered }, now)
    if ('problems' in reading) {
      ownRefusal.current = reading.problems
      dispatch({ type: 'refused', problems: reading.problems })
      // Not awaited: the user may correct and save the form meanwhile.
      void tellFurther(now, reading.problems)
      return
    }
    const sent = await send(reading.body)
    if (sent.saved) {
      dispatch({ type: 'saved' })
      draft.drop()
      letGo()
      return onSaved(sent.entry)
    }
    if (sent.problems) {
      ownRefusal.current = {}
      dispatch({ type: 'refused', problems: sent.problems })
      return void requestAnimationFrame(() => focusFirstProblem(form.current))
    }
    if (!sent.values) return
    dispatch({ type: 'merged', values: sent.values })
    return save(sent.values)
  }
  const uploads = useUploads(async () => {
    setSaving(true)
    await save(values)
    setSaving(false)
  })
  const letGo = useLeaveGuard(changed || uploads.isPending)
  const submit = () => {
    if (!saving && !uploads.isWaiting) uploads.submit()
  }
  useCommandKey('s', () => {
    if (isUppermost(form.current)) submit()
  })

  const put = useCallback((name: string, value: unknown) => dispatch({ type: 'changed', name, value }), [])
  const putAll = useCallback(
    (filled: Values, names: Values) => {
      dispatch({ type: 'named', names })
      for (const [name, value] of Object.entries(filled)) put(name, value)
    },
    [put],
  )
  const fill = useCallback((values: Values, names: Values) => dispatch({ type: 'filled', values, names }), [])
  useKnownValues({ resource: isNew ? resource : undefined, fields, chosen, around, fill }, values)

  return {
    form,
    fields,
    values,
    problems,
    /** Fields that were filled in for the user, who has not touched them since. */
    filled,
    chosen,
    begun,
    round,
    draft: draft.offered && {
      at: draft.offered.at,
      about: draft.offered.about,
      outdated: draft.offered.version !== (begun['version'] ?? null),
      take: () => draft.offered && void takeDraft(draft.offered),
      drop: draft.discard,
    },
    saving: saving || uploads.isWaiting,
    uploads,
    submit,
    around,
    dispatch,
    put,
    putAll,
  }
}

/** Prefilled values of a new row that the user should check; the owner and the place are not marked. */
const prefilled = ({ scope }: Resource, fields: Fields, entry: Values): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => name !== scope.owner && name !== scope.place && isFilled(field, entry[name]))
    .map(([name]) => name)
