import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Resource } from '@trace/define/resource.ts'
import { words } from './words.ts'

/** Tab with the rows of another resource that belong to the producer. */
export interface RowsTab {
  key: string
  label: string
  resource: Resource
  columns: readonly string[]
}

const tab = <const R extends Resource>(
  key: string,
  label: string,
  resource: R,
  columns: readonly (keyof R['fields'] & string)[],
): RowsTab => ({ key, label, resource, columns })

export const rowsTabs: readonly RowsTab[] = [
  tab('areas', words.areas, materialAreas, [
    'code',
    'name',
    'area_type',
    'acreage',
    'puc_code',
    'ward_id',
    'puc_status',
    'approval_status',
  ]),
  tab('products', words.products, products, [
    'images',
    'code',
    'name',
    'product_group_id',
    'price',
    'ocop_star',
    'approval_status',
  ]),
  tab('batches', words.batches, batches, [
    'code',
    'name',
    'product_id',
    'start_date',
    'actual_quantity',
    'progress',
    'status',
  ]),
  tab('labors', words.labors, labors, ['avatar', 'code', 'name', 'phone', 'labor_type', 'ward_id', 'approval_status']),
  tab('traces', words.traces, traces, [
    'code',
    'name',
    'batch_id',
    'harvest_date',
    'expired_date',
    'label_count',
    'scan_count',
    'status',
  ]),
  tab('stamps', words.stamps, stamps, [
    'code',
    'name',
    'stamp_type',
    'quantity',
    'printed_count',
    'activated_count',
    'scan_count',
    'status',
  ]),
]

export const rowsTab = (key: string | null): RowsTab | undefined => rowsTabs.find((each) => each.key === key)
