import { Button } from '@mantine/core'
import { stamps } from '@trace/domain'
import type { Entry, traces } from '@trace/domain'
import { Suspense, use } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { detailAddress, listAddress } from '../../../resource/addresses.ts'
import { Form } from '../../../resource/form/form.tsx'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { shapeFields } from '../../../resource/form/form-state.ts'
import { useSend } from '../../../resource/form/use-send.ts'
import { Page } from '../../../ui/page.tsx'
import { vi } from '../../../ui/vi.ts'
import { sampleOf, traceOf } from './label-sample.ts'
import { SheetPreview } from './sheet-preview.tsx'
import { isFree } from './stamp.ts'
import type { StampValues } from './stamp.ts'

/** Form of an issue of labels beside a live preview; a change in either one updates the other. */
export function StampForm() {
  const { entry, initial } = useLoaderData<FormData<typeof stamps>>()
  const navigate = useNavigate()
  const back = entry ? detailAddress(stamps, entry.id) : listAddress(stamps)
  const all = shapeFields(stamps.fields, entry !== null, true)
  const fields = entry ? Object.fromEntries(Object.entries(all).filter(([name]) => isFree(entry.status, name))) : all
  const send = useSend(fields, entry, entry ? 'PUT' : 'POST', entry ? `/stamps/${entry.id}` : '/stamps')
  const canDraw = entry === null || isFree(entry.status, 'width')

  return (
    <Page>
      <Form
        key={entry?.id ?? 'new'}
        fields={fields}
        sections={stamps.sections}
        entry={entry ?? initial}
        send={send}
        onSaved={() => navigate(back)}
        aside={
          <Button component={Link} to={back} variant="default">
            {vi.cancel}
          </Button>
        }
        beside={(values, change) => <Preview values={{ ...entry, ...values }} {...(canDraw && { change })} />}
      />
    </Page>
  )
}

interface PreviewProps {
  values: StampValues
  change?(name: string, value: unknown): void
}

/** Preview with the data of the chosen trace; with placeholder texts until it is loaded or if none is chosen. */
function Preview(props: PreviewProps) {
  const id = Number(props.values.trace_id) || 0
  const without = <Drawn {...props} trace={null} />
  return id ? (
    <Suspense fallback={without}>
      <ForTrace {...props} trace={traceOf(id)} />
    </Suspense>
  ) : (
    without
  )
}

const ForTrace = ({ trace, ...props }: PreviewProps & { trace: Promise<Entry<typeof traces> | null> }) => (
  <Drawn {...props} trace={use(trace)} />
)

const Drawn = ({ trace, ...props }: PreviewProps & { trace: Entry<typeof traces> | null }) => (
  <SheetPreview {...props} sample={sampleOf(props.values, trace)} />
)
