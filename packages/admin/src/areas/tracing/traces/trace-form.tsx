import { Button, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { traceDateLabels } from '@trace/domain/areas/tracing/trace-dates.ts'
import { today } from '@trace/define/text/dates.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Fields } from '@trace/define/field.ts'
import { Link, useLoaderData, useLocation } from 'react-router'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useInputProps } from '@trace/screens/resource/fields/input-props.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { createAddress } from '@trace/screens/resource/addresses.ts'
import { LacksNote } from '@trace/screens/resource/checklist-lacks.tsx'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import type { FormFields } from '@trace/screens/resource/form/form-state.ts'
import { GoodsBanner } from '../goods-warnings.tsx'
import { BatchChooser } from './batch-chooser.tsx'
import { CertificatePicker } from './certificate-picker.tsx'
import { DiaryPicker } from './diary-picker.tsx'
import { remainingOf } from './trace-data.ts'
import type { Batch, TraceForm } from './trace-data.ts'
import { words } from './words.ts'

/** Form of a trace; for a new one the user first chooses the batch. */
export function TraceFormPage() {
  const { entry, compliance, initial, batch, diaries, certificates, harvestDays, choices } = useLoaderData<TraceForm>()
  const { state } = useLocation()
  const named = (entry?.batch ?? initial.batch) as { name?: string } | null | undefined
  if (!named) return <BatchChooser batches={choices} />
  const lacks = (compliance?.items ?? []).flatMap((item, at) => (item.passed ? [] : [{ ...item, number: at + 1 }]))

  return (
    <FormScreen
      resource={traces}
      shape={(fields) => shapeTrace(fields, batch, harvestDays, entry !== null)}
      tools={
        !entry && (
          <Button
            component={Link}
            to={createAddress(traces)}
            state={state}
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            {words.otherBatch}
          </Button>
        )
      }
      above={lacks.length > 0 && <LacksNote says={words.stillLacks} lacks={lacks} />}
      inputs={{
        batch_id: (props) => <SettledBatch {...props} name={named.name ?? ''} batch={batch} />,
        expired_date: (props, { expired_date: day }) => (
          <>
            <FieldInput {...props} />
            <GoodsBanner goods={{ status: 'active', expired_date: asDay(day), paused: null }} />
          </>
        ),
        ...(batch && {
          diary_ids: (props: InputProps) => <DiaryPicker {...props} diaries={diaries} />,
          certificate_ids: (props, { packaging_date, harvest_date }) => (
            <CertificatePicker
              {...props}
              certificates={certificates}
              day={asDay(packaging_date) ?? asDay(harvest_date) ?? today()}
            />
          ),
        }),
      }}
    />
  )
}

/** The value if it is a complete day; otherwise null. */
const asDay = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null

/** Read-only: a trace's batch never changes. */
function SettledBatch({ name, batch, ...props }: InputProps & { name: string; batch: Batch | null }) {
  const owner = batch && `${batch.product.name} · ${batch.manufacture.name}`
  const value = batch ? `${batch.code} · ${batch.name}` : name
  return <TextInput {...useInputProps(props)} value={value} description={owner} readOnly variant="filled" />
}

/** Removes producer and product, which follow from the batch; labels the dates as usual in its sector. */
function shapeTrace(
  { manufacture_id: _, product_id: __, ...fields }: FormFields<typeof traces>,
  batch: Batch | null,
  harvestDays: readonly string[],
  isCounted: boolean,
): Fields {
  const labels = traceDateLabels(batch?.sector_kind ?? 'other')
  const { help: ___, ...planting } = fields.planting_date!
  return {
    ...fields,
    planting_date: { ...planting, label: labels.planting_date },
    harvest_date: {
      ...fields.harvest_date!,
      label: labels.harvest_date,
      ...(harvestDays.length > 0 && { help: words.harvestHelp(harvestDays) }),
    },
    packaging_date: { ...fields.packaging_date!, label: labels.packaging_date },
    expired_date: { ...fields.expired_date!, label: labels.expired_date },
    ...(batch && { quantity: { ...fields.quantity!, help: words.remainingHelp(remainingOf(batch), isCounted) } }),
  }
}
