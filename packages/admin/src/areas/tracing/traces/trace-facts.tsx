import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traceDateLabels } from '@trace/domain/areas/tracing/trace-dates.ts'
import type { SectorKind } from '@trace/domain/areas/tracing/trace-dates.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import { createElement } from 'react'
import { cells } from '@trace/screens/resource/fields/cells.tsx'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Fact, Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import type { Batch } from './trace-data.ts'
import type { Trace } from './trace.ts'
import { words } from './words.ts'

const { fields } = traces
const days = ['planting_date', 'harvest_date', 'packaging_date', 'expired_date'] as const

/** Traced goods: product, batch, quantity and dates, labelled as usual in their sector. */
export function Goods({ trace, batch }: { trace: Trace; batch: Batch | null }) {
  const labels = traceDateLabels((batch?.sector_kind ?? 'other') satisfies SectorKind)

  return (
    <Card heading={words.goods}>
      <Facts>
        <Linked name="product_id" resource={products} row={trace.product} />
        <Linked name="batch_id" resource={batches} row={trace.batch} />
        <Linked name="manufacture_id" resource={manufactures} row={trace.manufacture} />
        <Linked name="material_area_id" resource={materialAreas} row={trace.material_area} />
        <Fact label={fields.quantity.label}>
          {formatNumber(trace.quantity)} {trace.product_unit.name}
        </Fact>
        {days.map((name) => (
          <Fact key={name} label={labels[name]}>
            {formatDay(trace[name])}
          </Fact>
        ))}
        <FieldFacts resource={traces} entry={trace} names={['lot', 'gs1_key', 'packaging_spec', 'lot_note']} />
      </Facts>
    </Card>
  )
}

export function Distribution({ trace }: { trace: Trace }) {
  const names = ['packing_site', 'packing_house_code', 'distributor_id', 'shipping_id'] as const
  if (names.every((name) => !trace[name])) return null
  return (
    <Card heading={words.distribution}>
      <Facts>
        <FieldFacts resource={traces} entry={trace} names={names} />
      </Facts>
    </Card>
  )
}

/** Table of movements or test results; nothing if there are none. */
export function ItemsTable({ trace, name }: { trace: Trace; name: 'movements' | 'test_results' }) {
  return (
    trace[name].length > 0 && (
      <Card heading={fields[name].label}>
        <Value trace={trace} name={name} />
      </Card>
    )
  )
}

export function Proofs({ trace: { certificates } }: { trace: Trace }) {
  return (
    <Card heading={words.proofs}>
      {certificates.length === 0 && <p className="soft">{words.noProofs}</p>}
      {certificates.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </Card>
  )
}

export function Media({ trace }: { trace: Trace }) {
  if (!trace.images.length && !trace.video_url && !trace.description) return null
  return (
    <Card heading={words.media}>
      {trace.images.length > 0 && <Value trace={trace} name="images" />}
      <Facts>
        <FieldFacts resource={traces} entry={trace} names={['video_url']} />
      </Facts>
      {trace.description && <Value trace={trace} name="description" />}
    </Card>
  )
}

const Value = ({ trace, name }: { trace: Trace; name: 'movements' | 'test_results' | 'images' | 'description' }) =>
  createElement(cells[fields[name].kind], {
    field: fields[name],
    name,
    value: trace[name],
    entry: trace,
    resource: traces.name,
  })

const Linked = ({ name, resource, row }: { name: keyof typeof fields; resource: Resource; row: Named | null }) => (
  <Fact label={fields[name].label}>{row && <RowLink resource={resource} row={row} />}</Fact>
)
