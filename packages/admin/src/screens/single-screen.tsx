import type { Single } from '@trace/domain'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Page } from '../shell/page.tsx'
import type { Entry } from './entry.ts'
import { Form } from './form.tsx'
import { shapeFields } from './form-state.ts'
import { useSend } from './use-send.ts'

/** The one page of something there is exactly one of; `below` stands under its form. */
export function SingleScreen({ single, below }: { single: Single; below?: ReactNode }) {
  const { entry } = useLoaderData<{ entry: Entry }>()
  const { revalidate } = useRevalidator()
  const fields = shapeFields(single.fields, true, true)
  const send = useSend(fields, entry, 'PUT', single.path)

  return (
    <Page>
      <Form key={String(entry.version)} fields={fields} sections={single.sections} entry={entry} send={send} onSaved={() => void revalidate()} />
      {below}
    </Page>
  )
}
