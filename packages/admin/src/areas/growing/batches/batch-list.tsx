import { batches } from '@trace/domain/areas/growing/batches.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { ProgressBar } from '@trace/screens/resource/transfer/progress-bar.tsx'
import { words } from './words.ts'

const progress: ListColumn<typeof batches> = {
  label: words.progress,
  sortedBy: 'progress',
  cell: (entry) => <ProgressBar label={words.progress} percent={entry.progress ?? 0} />,
}

const columns: readonly ListColumn<typeof batches>[] = [
  'code',
  'name',
  'product_id',
  'manufacture_id',
  progress,
  'status',
  'start_date',
  'expected_harvest_date',
  'actual_quantity',
  'material_area_id',
]

export function BatchList() {
  return <ListScreen resource={batches} columns={columns} />
}
