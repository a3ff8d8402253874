import { Button } from '@mantine/core'
import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import type { Fields, Values } from '@trace/define/field.ts'
import { useCallback, useEffect, useId, useReducer, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { Answer } from '../../app/api.ts'
import { FormScope } from '../fields/input-props.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { Uploads, useUploads } from '../fields/media/uploads.ts'
import { confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '../../ui/use-close-when-left.ts'
import { vi } from '../../ui/vi.ts'
import { focusFirstProblem } from './form-focus.ts'
import { sendWithConfirmation } from './insist.ts'
import { beginForm, formReducer, readForm } from './form-state.ts'
import type { FormValues } from './form-state.ts'
import styles from './form-dialog.module.css'

const words = {
  leaveDialogTitle: 'Bỏ những gì vừa nhập?',
  leaveDialog: 'Nội dung trong hộp thoại này sẽ không được giữ lại.',
} as const

export interface FormDialogProps<T, F extends Fields = Fields> {
  title: string
  fields: F
  entry?: FormValues<{ fields: F }>
  /** Label of the confirming button; a function if it depends on the values: 'Hủy 3 tem'. */
  submit: string | ((values: FormValues<{ fields: F }>) => string)
  /** Red, for what cannot simply be undone. */
  danger?: boolean
  /** Optional confirmation after validation; nothing is sent if it returns false. */
  sure?(values: FormValues<{ fields: F }>): Promise<boolean>
  send(body: Values<F>): Promise<Answer<T>>
  onDone(data: T): void
  onClose(): void
  /** Content under the fields, computed from the values. */
  children?(values: FormValues<{ fields: F }>): ReactNode
}

/** Dialog with a few questions before an action. It stays open, with the values, until the server accepts. */
export function FormDialog<T, F extends Fields>(props: FormDialogProps<T, F>): ReactNode
export function FormDialog<T>({
  title,
  fields,
  entry = {},
  submit,
  danger = false,
  sure,
  send,
  onDone,
  onClose,
  children,
}: FormDialogProps<T>) {
  const [{ values, problems, refusals, changed }, dispatch] = useReducer(formReducer(fields), beginForm(fields, entry))
  const form = useRef<HTMLFormElement>(null)
  const scope = useId()
  const [busy, setBusy] = useState(false)
  useCloseWhenLeft(onClose)
  const around = useCallback(() => values, [values])
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  const uploads = useUploads(async () => {
    const reading = readForm({ fields }, values)
    if ('problems' in reading) return dispatch({ type: 'refused', problems: reading.problems })
    if (sure && !(await sure(values))) return
    setBusy(true)
    const answer = await sendWithConfirmation((more) => send({ ...reading.body, ...more }))
    setBusy(false)
    if (showAnswer(answer)) return onDone(answer.data)
    dispatch({ type: 'refused', problems: answer.errors })
  })
  const run = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !uploads.isWaiting) uploads.submit()
  }

  const leave = async () => {
    if (
      !(changed || uploads.isPending) ||
      (await confirm({ title: words.leaveDialogTitle, message: words.leaveDialog, danger: true }))
    )
      onClose()
  }

  return (
    <ModalDialog label={title} className={styles['dialog']} onClose={() => void leave()}>
      <h2>{title}</h2>
      <form ref={form} noValidate className={styles['form']} onSubmit={run}>
        <FormScope value={scope}>
          <Uploads value={uploads.begin}>
            {Object.entries(fields)
              .filter(([, field]) => isFieldApplicable(field, values))
              .map(([name, field]) => (
                <FieldInput
                  key={name}
                  field={field}
                  path={name}
                  value={values[name]}
                  error={problems[name]?.[0]}
                  problems={problems}
                  entry={entry}
                  around={around}
                  change={(value) => dispatch({ type: 'changed', name, value })}
                />
              ))}
          </Uploads>
        </FormScope>
        {children?.(values)}
        {uploads.told && (
          <p role="status" className="soft">
            {uploads.told}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button variant="default" onClick={() => void leave()}>
            {vi.back}
          </Button>
          <Button type="submit" loading={busy || uploads.isWaiting} {...(danger && { color: 'red.8' })}>
            {typeof submit === 'function' ? submit(values) : submit}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}
