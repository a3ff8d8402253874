import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Action } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { Link } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { detailAddress, editAddress } from '@trace/screens/resource/addresses.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import type { ListedTrace } from './trace.ts'
import { words } from './words.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'

interface Place {
  label: string
  resource: Resource
  action: Action
  /** The field of the trace that holds the target row's id. */
  field: 'id' | 'product_id' | 'manufacture_id' | 'batch_id'
}

const product: Place = { label: words.fix.product, resource: products, action: 'edit', field: 'product_id' }
const manufacture: Place = {
  label: words.fix.manufacture,
  resource: manufactures,
  action: 'edit',
  field: 'manufacture_id',
}
const batch: Place = { label: words.fix.batch, resource: batches, action: 'read', field: 'batch_id' }
const own: Place = { label: words.fix.trace, resource: traces, action: 'edit', field: 'id' }

/** The screen where each checklist item is filled in. */
const places: Readonly<Record<string, Place>> = {
  product_name: product,
  product_image: product,
  manufacture_name: manufacture,
  manufacture_address: manufacture,
  stages: batch,
  production_time: own,
  standard: product,
}

/** Link to the screen where a missing item can be added, for users with permission. */
export function FixLink({ item, trace }: { item: string; trace: ListedTrace }) {
  const can = useCan()
  const way = useReturnState()
  const place = places[item]
  if (!place || !can(screenNeed(place.resource, place.action))) return null
  const id = trace[place.field]
  const to = place.action === 'edit' ? editAddress(place.resource, id) : detailAddress(place.resource, id)
  return (
    <Link to={to} state={way}>
      {place.label}
    </Link>
  )
}
