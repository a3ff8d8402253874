import { batches, products } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { findEntry } from '../../../app/load.ts'
import { ReferenceInput } from '../../../resource/fields/reference/reference-input.tsx'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import type { FormData } from '../../../resource/form/form-screen.tsx'

/** Fields that only batches of one sector have. */
const ofSector: Readonly<Record<string, readonly string[]>> = {
  animal: batches.sections['Lô chăn nuôi'] ?? [],
  seafood: batches.sections['Lô thủy sản'] ?? [],
  processing: batches.sections['Lô chế biến'] ?? [],
}

/** Form of a batch: fields and processes follow the sector of its product. */
export function BatchForm() {
  const { entry } = useLoaderData<FormData<typeof batches>>()
  const [sector, setSector] = useState(entry?.sector_kind ?? null)

  const learnSector = async (product: unknown) => {
    if (!product) return setSector(null)
    const entry = await findEntry(products, Number(product))
    setSector(entry?.sector_kind ?? null)
  }

  return (
    <FormScreen
      resource={batches}
      shape={(fields) => shapeBatch(fields, sector)}
      inputs={{
        product_id: (props) => (
          <ReferenceInput
            {...props}
            change={(value) => {
              props.change(value)
              void learnSector(value)
            }}
          />
        ),
        process_id: (props) => (
          <ReferenceInput
            {...props}
            field={{ ...props.field, within: [...(props.field.within ?? []), 'sector_kind'] }}
            around={() => ({ ...props.around(), sector_kind: sector })}
          />
        ),
      }}
    />
  )
}

function shapeBatch(fields: Fields, sector: string | null): Fields {
  const hidden = Object.entries(ofSector)
    .filter(([kind]) => kind !== sector)
    .flatMap(([, names]) => names)
  const shown = Object.entries(fields).filter(([name]) => !hidden.includes(name))
  return Object.fromEntries(shown)
}
