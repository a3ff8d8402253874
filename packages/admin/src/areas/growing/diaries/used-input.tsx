import { barredBy } from '@trace/domain/areas/growing/farm-input-rules.ts'
import { farmInputs } from '@trace/domain/areas/growing/farm-inputs.ts'
import { fieldsFromInputList } from '@trace/domain/areas/growing/input-kinds.ts'
import type { Entry } from '@trace/define/entry.ts'
import { useLayoutEffect, useRef } from 'react'
import { useLoaderData } from 'react-router'
import { findEntry } from '@trace/screens/app/load.ts'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { lastSegmentOf, ReferenceInput } from '@trace/screens/resource/fields/reference/reference-input.tsx'
import type { DiaryForm } from './diary-data.ts'

/** A field of a used farm input. Choosing a row of the department's list fills in the values known there. */
export const UsedInput = (props: InputProps) =>
  lastSegmentOf(props.path) === 'farm_input_id' ? <ListedInput {...props} /> : <FieldInput {...props} />

function ListedInput(props: InputProps) {
  const { plan } = useLoaderData<DiaryForm>()
  const sector = plan?.batch.sector_kind
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  }, [props])

  const choose = async (id: unknown) => {
    props.change(id)
    const entry = id ? await findEntry(farmInputs, Number(id)) : null
    // The other values of the input may have been typed meanwhile.
    const { put, entry: now } = latest.current
    if (entry && now['farm_input_id'] === id) put?.({ farm_input_id: id, ...filledBy(entry) }, { farm_input: entry })
  }

  return (
    <ReferenceInput
      {...props}
      field={{ ...props.field, only: { is_active: true, ...(sector && { sectors: sector }) } }}
      barredBy={(row) => (plan ? barredBy(row as ListedEntry, plan.grown) : null)}
      change={(id) => void choose(id)}
    />
  )
}

const filledBy = (listed: ListedEntry) => Object.fromEntries(fieldsFromInputList.map((name) => [name, listed[name]]))

type ListedEntry = Entry<typeof farmInputs>
