import { processes } from '@trace/domain/areas/growing/processes.ts'
import { eitherReferenceColumn } from '@trace/screens/resource/list/columns/columns.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { useProcessActions } from './process-actions.ts'
import { words } from './words.ts'

const columns: readonly ListColumn<typeof processes>[] = [
  'code',
  'name',
  'sector_kind',
  eitherReferenceColumn(words.species, 'plant_id', 'animal_id', 'seafood_id'),
  'standard',
  'stage_count',
  'manufacture_id',
  'version_number',
  'status',
]

export function ProcessList() {
  return (
    <ListScreen
      resource={processes}
      columns={columns}
      only={useProcessActions()}
      many={{ moves: ['active', 'archived'] }}
    />
  )
}
