import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { needs } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { InputProps } from '../fields/field-view.ts'
import { EnvironmentFixedInput } from '../fields/environment-fixed-input.tsx'
import { Page } from '../../ui/page.tsx'
import { vi } from '../../ui/vi.ts'
import { useCan } from '../../app/shell-data.ts'
import { Form } from './form.tsx'
import { shapeFields } from './form-state.ts'
import type { Values } from './form-state.ts'
import { useSavePublished } from './use-published.ts'
import { words } from '../words.ts'
import styles from './form-screen.module.css'

interface Props {
  single: Single
  /** Rendered under the form. */
  below?: ReactNode
  /** Further fields that a change of these values requires, such as the password; shown last. */
  asks?(values: Values, entry: Entry): Fields
}

/** Form screen of a single record. */
export function SingleScreen({ single, below, asks = () => ({}) }: Props) {
  const { entry, settled = [] } = useLoaderData<{ entry: Entry; settled?: string[] }>()
  const { revalidate } = useRevalidator()
  const fields = shapeFields(single.fields, true, true)
  const isSectioned = Object.keys(single.sections).length > 0
  const own = isSectioned ? single.sections : { [vi.general]: [] }
  const inputs = Object.fromEntries(
    settled.map((name) => [name, (props: InputProps) => <EnvironmentFixedInput {...props} />]),
  )
  const asked = Object.keys(asks({}, entry))
  const sections = asked.length > 0 ? { ...own, [words.confirms]: asked } : single.sections
  const mayChange = useCan()(needs(single, 'update', 'edit'))
  const send = useSavePublished(single, fields, entry, () => void revalidate())

  return (
    <Page>
      {!mayChange && <p className="soft">{words.onlyLook}</p>}
      <fieldset disabled={!mayChange} className={styles['form']}>
        <Form
          key={String(entry.version)}
          fields={(values: Values) => ({ ...fields, ...asks(values, entry) })}
          sections={sections}
          entry={entry}
          inputs={inputs}
          send={send}
          onSaved={() => void revalidate()}
        />
      </fieldset>
      {below}
    </Page>
  )
}
