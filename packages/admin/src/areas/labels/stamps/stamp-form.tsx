import { Button } from '@mantine/core'
import { isSheet, stamps } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { Suspense, use } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { detailAddress, listAddress } from '../../../resource/addresses.ts'
import { Form } from '../../../resource/form/form.tsx'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { shapeFields } from '../../../resource/form/form-state.ts'
import type { Values } from '../../../resource/form/form-state.ts'
import { nameOf } from '../../../resource/form/entry.ts'
import { useSend } from '../../../resource/form/use-send.ts'
import { Page } from '../../../ui/page.tsx'
import { useReturn } from '../../../app/way-back.ts'
import { vi } from '../../../ui/vi.ts'
import { noOrigin, originOf, sampleOf } from './label-sample.ts'
import type { LabelOrigin } from './label-sample.ts'
import { SheetPreview } from './sheet-preview.tsx'
import { isFree } from './stamp.ts'
import type { StampValues } from './stamp.ts'

/** Form of an issue of labels beside a live preview; a change in either one updates the other. */
export function StampForm() {
  const { entry, initial } = useLoaderData<FormData<typeof stamps>>()
  const navigate = useNavigate()
  const back = useReturn(entry ? detailAddress(stamps, entry.id) : listAddress(stamps))
  const all = shapeFields(stamps.fields, entry !== null, true)
  const fields = entry ? Object.fromEntries(Object.entries(all).filter(([name]) => isFree(entry.status, name))) : all
  const send = useSend(
    (saved) => nameOf(stamps, saved),
    fields,
    entry,
    entry ? 'PUT' : 'POST',
    entry ? `/stamps/${entry.id}` : '/stamps',
  )
  const canDraw = entry === null || isFree(entry.status, 'width')

  return (
    <Page>
      <Form
        key={entry?.id ?? 'new'}
        fields={(values) => forPaper(fields, values)}
        sections={stamps.sections}
        entry={entry ?? initial}
        follow={(name, _, values) => (name === 'paper' ? missing(values, entry ?? initial ?? {}) : {})}
        send={send}
        onSaved={(saved) => navigate(back.to, { state: back.stateFor(saved?.id) })}
        aside={
          <Button component={Link} to={back.to} state={back.stateFor()} variant="default">
            {vi.cancel}
          </Button>
        }
        beside={(values, change) => <Preview values={{ ...entry, ...values }} {...(canDraw && { change })} />}
      />
    </Page>
  )
}

const onRolls: readonly string[] = ['stamps_per_line', 'space_left', 'space_top']

/** The fields of the chosen paper: a sheet is not laid out by what holds for rolls, and rolls come cut. */
const forPaper = (fields: Fields, { paper }: Values): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => (isSheet(paper) ? !onRolls.includes(name) : name !== 'cut_marks')),
  )

/** What a paper asks for that the one before did not. */
const missing = (values: Values, begun: Values): Values =>
  Object.fromEntries(
    [...onRolls, 'cut_marks'].filter((name) => values[name] === undefined).map((name) => [name, begun[name]]),
  )

interface PreviewProps {
  values: StampValues
  change?(name: string, value: unknown): void
}

/** Preview with the data of the chosen trace; with placeholder texts until it is loaded or if none is chosen. */
function Preview(props: PreviewProps) {
  const id = Number(props.values.trace_id) || 0
  const without = <Drawn {...props} origin={noOrigin} />
  return id ? (
    <Suspense fallback={without}>
      <ForTrace {...props} origin={originOf(id)} />
    </Suspense>
  ) : (
    without
  )
}

const ForTrace = ({ origin, ...props }: PreviewProps & { origin: Promise<LabelOrigin> }) => (
  <Drawn {...props} origin={use(origin)} />
)

const Drawn = ({ origin, ...props }: PreviewProps & { origin: LabelOrigin }) => (
  <SheetPreview {...props} sample={sampleOf(props.values, origin)} />
)
