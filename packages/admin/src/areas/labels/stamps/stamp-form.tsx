import { Button } from '@mantine/core'
import { canChangeIssueField } from '@trace/domain/areas/labels/printing/changeable-fields.ts'
import { isSheetPaper } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { Fields } from '@trace/define/field.ts'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { Form } from '@trace/screens/resource/form/form.tsx'
import { shapeFields } from '@trace/screens/resource/form/form-state.ts'
import type { Values } from '@trace/screens/resource/form/form-state.ts'
import { useSend } from '@trace/screens/resource/form/use-send.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { Page } from '@trace/screens/ui/page.tsx'
import { useReturn } from '@trace/screens/app/way-back.ts'
import { lazyPart } from '@trace/screens/ui/lazy-part.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import type { StampFormData } from './stamp-data.ts'

/** The usual input is shown until this one is loaded, or if loading fails. */
const CodeSizeInput = lazyPart(
  'code-size-input',
  async () => (await import('./code-size-input.tsx')).CodeSizeInput,
  (_, props) => <FieldInput {...props} />,
)

const StampPreview = lazyPart(
  'stamp-preview',
  async () => (await import('./stamp-preview.tsx')).StampPreview,
  (inside) => <div className="soft">{inside}</div>,
)

/** Form of an issue of labels beside a live preview; a change in either one updates the other. */
export function StampForm() {
  const { entry, initial, isPrintable } = useLoaderData<StampFormData>()
  const navigate = useNavigate()
  const back = useReturn(entry ? detailAddress(stamps, entry.id) : listAddress(stamps))
  const all = shapeFields(stamps.fields, entry !== null, true)
  const isFree = (name: string) => entry === null || canChangeIssueField(entry.status, name, isPrintable)
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => isFree(name)))
  const send = useSend(fields, entry, entry ? 'PUT' : 'POST', entry ? `/stamps/${entry.id}` : '/stamps')

  return (
    <Page>
      <Form
        key={entry?.id ?? 'new'}
        fields={(values) => forPaper(fields, values)}
        sections={stamps.sections}
        entry={entry ?? initial}
        follow={(name, _, values) => (name === 'paper' ? missing(values, entry ?? initial ?? {}) : {})}
        inputs={{
          size: (props, values) => <CodeSizeInput {...props} values={{ ...entry, ...values }} />,
        }}
        send={send}
        onSaved={(saved) => navigate(back.to, { state: back.stateFor(saved?.id) })}
        aside={
          <Button component={Link} to={back.to} state={back.stateFor()} variant="default">
            {vi.cancel}
          </Button>
        }
        beside={(values, change) => (
          <StampPreview values={{ ...entry, ...values }} {...(isFree('width') && { change })} />
        )}
      />
    </Page>
  )
}

const onRolls: readonly string[] = ['stamps_per_line', 'space_left', 'space_top']

/**
 * The fields for the chosen paper: sheets have no layout fields of rolls, and rolls, which come cut, have no cutting
 * marks.
 */
const forPaper = (fields: Fields, { paper }: Values): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => (isSheetPaper(paper) ? !onRolls.includes(name) : name !== 'cut_marks')),
  )

/** Initial values of the fields that the previous paper did not have. */
const missing = (values: Values, begun: Values): Values =>
  Object.fromEntries(
    [...onRolls, 'cut_marks'].filter((name) => values[name] === undefined).map((name) => [name, begun[name]]),
  )
