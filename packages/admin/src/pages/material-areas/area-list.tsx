import type { materialAreas } from '@trace/domain'
import { eitherOf } from '../../screens/columns.ts'
import type { Column } from '../../screens/columns.ts'
import { ListScreen } from '../../screens/list-screen.tsx'
import { words } from './words.ts'

const columns: readonly Column<typeof materialAreas>[] = [
  'code', 'name', 'manufacture_id', eitherOf(words.species, 'plant_id', 'animal_id', 'seafood_id'), 'acreage', 'puc_code', 'ward_id', 'puc_status',
  'approval_status', 'is_active',
]

/** The areas with what each grows or keeps. */
export const AreaList = ({ resource }: { resource: typeof materialAreas }) => <ListScreen resource={resource} columns={columns} />
