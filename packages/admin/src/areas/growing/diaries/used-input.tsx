import { farmInputProblem } from '@trace/domain/areas/growing/farm-input-rules.ts'
import { farmInputs } from '@trace/domain/areas/growing/farm-inputs.ts'
import { listedFields } from '@trace/domain/areas/growing/input-kinds.ts'
import type { Entry } from '@trace/define/entry.ts'
import { useLayoutEffect, useRef } from 'react'
import { useLoaderData } from 'react-router'
import { findEntry } from '../../../app/load.ts'
import type { InputProps } from '../../../resource/fields/field-view.ts'
import { FieldInput } from '../../../resource/fields/inputs.tsx'
import { lastOf, ReferenceInput } from '../../../resource/fields/reference/reference-input.tsx'
import type { DiaryForm } from './diary-data.ts'

/**
 * A value of an input that was used. The department's list fills in what it knows, and what it refuses is told while
 * the form is written, in the words of the server.
 */
export function UsedInput(props: InputProps) {
  const { plan } = useLoaderData<DiaryForm>()
  const name = lastOf(props.path)
  const written = props.entry
  const chosen = isWhole(written['farm_input']) ? [written['farm_input']] : []
  const problem = plan && farmInputProblem(written, [...chosen, ...plan.forbidden], plan.grown)
  const told = { ...props, error: props.error ?? (problem?.field === name ? problem.message : undefined) }

  return name === 'farm_input_id' ? <ListedInput {...told} /> : <FieldInput {...told} />
}

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
      change={(id) => void choose(id)}
    />
  )
}

const filledBy = (listed: ListedEntry) => Object.fromEntries(listedFields.map((name) => [name, listed[name]]))

type ListedEntry = Entry<typeof farmInputs>

/** The row that was chosen just now; a saved diary brings no more than its name. */
const isWhole = (row: unknown): row is ListedEntry => typeof row === 'object' && row !== null && 'sectors' in row
