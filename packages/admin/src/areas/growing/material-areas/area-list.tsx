import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { formatArea, formatNumber } from '@trace/define/text/format.ts'
import { useLoaderData } from 'react-router'
import { PlaceCard } from '@trace/screens/app/map/place-card.tsx'
import { eitherReferenceColumn } from '@trace/screens/resource/list/columns/columns.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import type { AreasPage } from './area-data.ts'
import styles from './area-list.module.css'
import { words } from './words.ts'

const columns: readonly ListColumn<typeof materialAreas>[] = [
  'code',
  'name',
  'manufacture_id',
  eitherReferenceColumn(words.species, 'plant_id', 'animal_id', 'seafood_id'),
  'acreage',
  'puc_code',
  'ward_id',
  'puc_status',
  'approval_status',
  'is_active',
]

/** List of areas with their species; below it, the hectares of all matching rows by commune. */
export function AreaList({
  resource,
  fixed,
}: {
  resource: typeof materialAreas
  fixed: Readonly<Record<string, string>>
}) {
  const {
    hectares: { count, acreage, places },
  } = useLoaderData<AreasPage>()
  return (
    <>
      <ListScreen resource={resource} fixed={fixed} columns={columns} />
      {count > 0 && (
        <div className={styles['map']}>
          <PlaceCard
            heading={words.total(formatArea(acreage), formatNumber(count))}
            figure={words.acreage}
            unit={words.hectares}
            places={places}
            look="shades"
          />
        </div>
      )}
    </>
  )
}
