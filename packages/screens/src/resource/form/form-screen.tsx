import { Button } from '@mantine/core'
import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { sentAgainAs } from '@trace/define/notices.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Need } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import type { Method } from '../../app/api.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { useCan, useIsStaff, useReadOnlyProblem } from '../../app/shell-data.ts'
import { vi } from '../../ui/vi.ts'
import { useReturn } from '../../app/way-back.ts'
import { detailAddress, listAddress } from '../addresses.ts'
import { Form } from './form.tsx'
import type { OwnInputs } from './form.tsx'
import { isRefused } from './entry.ts'
import { HistoryCard, RejectionNotice } from './row-parts.tsx'
import { shapeFields } from './form-state.ts'
import { useFormRound } from './leave-guard.ts'
import type { Follow, FormFields, FormValues, Initial } from './form-state.ts'
import { checkAt, useSend } from './use-send.ts'
import { useShownAtOnce } from './use-shown-at-once.tsx'
import { words } from '../words.ts'
import styles from './form-screen.module.css'

interface Props<R extends Resource = Resource> {
  resource: R
  /** Method for changing an existing row; PUT sends the whole form. */
  method?: Extract<Method, 'PUT' | 'PATCH'>
  /** Content beside the heading. */
  tools?: ReactNode
  /** Content above the form. */
  above?: ReactNode
  /** Adapts the standard fields to the current values. */
  shape?(fields: FormFields<R>, values: FormValues<R>): Fields
  inputs?: OwnInputs<R>
  follow?: Follow<R>
  /** Returns problems of the values while the user types. */
  judge?(values: FormValues<R>): Problems
  saveLabel?: string
  /** Wraps the form in content that depends on its values. */
  within?(form: ReactNode, values: FormValues<R>): ReactNode
  /** Content beside the save button. */
  aside?: ReactNode
  /** Right required for saving, if it differs from the resource's. */
  saving?: Need
}

export interface FormData<R extends Resource = Resource> {
  /** The row to edit; null for a new one. */
  entry: Entry<R> | null
  /** Initial values of a new row. */
  initial: Initial<R>
}

/** Screen that creates a row or edits the loaded one. */
export function FormScreen<R extends Resource>(props: Props<R>): ReactNode
export function FormScreen({ tools, above, saving, ...form }: Props) {
  const { resource } = form
  const { entry, initial } = useLoaderData<FormData>()
  const { revalidate } = useRevalidator()
  const readOnly = useReadOnlyProblem()
  const may = useCan()(saving ?? (entry ? needs(resource, 'edit', 'update') : needs(resource, 'create')))
  const problem = may ? entry && readOnly(resource, entry) : words.onlyLook
  /** Version replaced by restoring an older one; the form is reset as soon as a newer version has loaded. */
  const [replaced, setReplaced] = useState<number>()
  const round = useFormRound()
  const restored = replaced !== undefined && entry?.version !== replaced

  const onRestored = () => {
    setReplaced(entry?.version)
    void revalidate()
  }

  return (
    <Page actions={tools}>
      {entry && isRefused(entry) && <RejectionNotice resource={resource} entry={entry} isForm />}
      {above}
      {problem && (
        <p role="status" className={`card soft ${styles['told']}`}>
          {problem}
        </p>
      )}
      <fieldset disabled={!may} className={styles['form']}>
        <RowForm key={`${entry?.id} ${restored ? replaced : ''} ${round}`} {...form} entry={entry} initial={initial} />
      </fieldset>
      {entry && !resource.detail && !resource.handmade && (
        <HistoryCard resource={resource} entry={entry} onRestored={onRestored} />
      )}
    </Page>
  )
}

function RowForm({
  resource,
  method = 'PUT',
  shape,
  entry,
  initial,
  aside,
  ...own
}: Omit<Props, 'tools' | 'above' | 'saving'> & FormData) {
  const staff = useIsStaff()
  const navigate = useNavigate()
  const back = useReturn(listAddress(resource))
  const fields = shapeFields(resource.fields, entry !== null, staff)
  const to = [entry ? method : 'POST', entry ? `/${resource.name}/${entry.id}` : `/${resource.name}`] as const
  const send = useSend(fields, entry, ...to)
  const { asked, answered } = useShownAtOnce(resource, entry === null)

  return (
    <Form
      {...own}
      resource={resource}
      fields={shape ? (values) => shape(fields, values) : fields}
      sections={resource.sections}
      ordered={resource.ordered}
      entry={entry ?? initial}
      send={(body) => send({ ...body, ...answered })}
      check={checkAt(...to)}
      onSaved={async (saved) => {
        if (entry && saved && !staff) await sendAgain(resource, entry, saved)
        return !entry && saved && resource.opensNew
          ? navigate(detailAddress(resource, saved.id), { state: back.way, replace: true })
          : navigate(back.to, { state: back.stateFor(saved?.id) })
      }}
      aside={[
        asked,
        aside,
        <Button key="cancel" component={Link} to={back.to} state={back.stateFor()} variant="default">
          {vi.cancel}
        </Button>,
      ]}
    />
  )
}

/** Sends a refused row for approval again, unless saving it has done so already. */
async function sendAgain({ name, fields: { status } }: Resource, before: Entry, saved: Entry): Promise<void> {
  const from = String(before['status'])
  const to = status?.machine && sentAgainAs(status.machine, from)
  if (!to || saved['status'] !== from) return
  const answer = await whileLoading(api('PUT', `/${name}/${saved.id}/change-status/${to}`))
  showAnswer(answer)
}
