import { TextInput } from '@mantine/core'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Fields } from '@trace/define/field.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useInputProps } from '@trace/screens/resource/fields/input-props.ts'
import { ItemsInput } from '@trace/screens/resource/fields/items/items-input.tsx'
import { ReferenceInput } from '@trace/screens/resource/fields/reference/reference-input.tsx'
import { Select } from '@trace/screens/resource/fields/select/select.ts'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import type { DiaryForm as Data } from './diary-data.ts'
import { followOf, inputProblems, shapeDiary } from './diary-plan.ts'
import type { Plan, Stage } from './diary-plan.ts'
import { withLast } from './last-told.ts'
import type { Measured } from './last-told.ts'
import { LastDiary } from './last-diary.tsx'
import { PlaceInput } from './place-input.tsx'
import { UsedInput } from './used-input.tsx'
import { words } from './words.ts'

const openBatches = { ...diaries.fields.batch_id, only: { status: 'in_production,harvested' } }

/** Form of a diary: the batch determines the stages, the stage the activity, and the activity the fields. */
export function DiaryForm() {
  const { entry, plan, measured } = useLoaderData<Data>()
  const unitHelp = words.batchUnit(plan?.batch.product_unit?.name ?? '')

  return (
    <FormScreen
      resource={diaries}
      above={!entry && plan && <LastDiary plan={plan} />}
      method="PATCH"
      shape={(fields, values) => hinted(shapeDiary(fields, plan, values), measured)}
      follow={followOf(plan)}
      judge={(values) => inputProblems(plan, values)}
      inputs={{
        batch_id: (props) =>
          entry ? <SettledBatch {...props} name={nameOf(entry.batch, plan)} /> : <BatchInput {...props} plan={plan} />,
        stage_id: (props, { batch_id }) =>
          !plan && batch_id ? <ReferenceInput {...props} /> : <StageInput {...props} plan={plan} />,
        labor_id: (props) => (
          <ReferenceInput {...props} around={() => ({ manufacture_id: plan?.batch.manufacture_id })} />
        ),
        latitude: (props, _, put) => (
          <PlaceInput
            {...props}
            take={({ latitude, longitude }) => {
              put('latitude', rounded(latitude))
              put('longitude', rounded(longitude))
            }}
          />
        ),
        inputs: (props) => <ItemsInput {...props} Inner={UsedInput} />,
        product_unit_id: (props) => <ReferenceInput {...props} field={{ ...props.field, help: unitHelp }} />,
      }}
    />
  )
}

/** The fields of a diary with what was measured the last time beneath the details. */
const hinted = (fields: Fields, measured: Measured = {}): Fields =>
  fields['details']?.fields
    ? { ...fields, details: { ...fields['details'], fields: withLast(fields['details'].fields, measured) } }
    : fields

/** Degrees to about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000

interface Props extends InputProps {
  plan: Plan | null
}

/** The chosen batch is part of the address, so that the route loads its stages with the screen. */
function BatchInput({ plan, ...props }: Props) {
  const navigate = useNavigate()
  const { state } = useLocation()

  const pick = (id: unknown) => {
    props.change(id)
    void navigate(id ? `?batch_id=${String(id)}` : '.', { replace: true, preventScrollReset: true, state })
  }
  const help = plan ? words.start(formatDay(plan.batch.start_date)) : ''

  return <ReferenceInput {...props} field={{ ...openBatches, help }} change={pick} />
}

/** Read-only: a diary's batch never changes. */
const SettledBatch = ({ name, ...props }: InputProps & { name: string }) => (
  <TextInput {...useInputProps(props)} value={name} readOnly variant="filled" />
)

/** The name of a batch, with its code if the user may read the batch. */
const nameOf = (batch: { name: string }, plan: Plan | null): string =>
  plan ? `${plan.batch.code} · ${plan.batch.name}` : batch.name

function StageInput({ plan, ...props }: Props) {
  const stages = plan?.stages ?? []
  const propose = useEffectEvent(() => {
    if (plan?.proposed && !props.value) props.change(plan.proposed.id)
  })
  // Once a batch is chosen in the form, its process arrives with the next load of the route.
  useEffect(() => propose(), [plan])
  const stageLabel = ({ name, is_required }: Stage) => (is_required ? name : words.optional(name))
  const data = stages.map((stage) => ({ value: String(stage.id), label: stageLabel(stage) }))
  const placeholder = !plan ? words.pickBatch : data.length === 0 ? words.noStages : vi.choose

  return (
    <Select
      {...useInputProps(props)}
      data={data}
      value={props.value ? String(props.value) : null}
      placeholder={placeholder}
      onChange={(id) => props.change(id === null ? null : Number(id))}
      disabled={data.length === 0}
      searchable={data.length > 8}
      nothingFoundMessage={vi.noOptions}
      allowDeselect={false}
      checkIconPosition="right"
    />
  )
}
