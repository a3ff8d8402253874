import { processes } from '@trace/domain'
import { eitherOf } from '../../../screens/columns.ts'
import type { Column } from '../../../screens/columns.ts'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useProcessActions } from './process-actions.ts'
import { words } from './words.ts'

const columns: readonly Column<typeof processes>[] = [
  'code',
  'name',
  'sector_kind',
  eitherOf(words.species, 'plant_id', 'animal_id', 'seafood_id'),
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
