import { Button } from '@mantine/core'
import { IconAlertTriangle, IconMap2 } from '@tabler/icons-react'
import type { Resource } from '@trace/define/resource.ts'
import { areaWarning } from '@trace/define/geo/geodesic-area.ts'
import { formatArea, formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { lazyPart } from '@trace/screens/ui/lazy-part.tsx'
import { editAddress } from '@trace/screens/resource/addresses.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import type { Area } from './area.ts'
import styles from './area-detail.module.css'
import type { BoundaryMapProps } from './boundary-map.tsx'
import { words } from './words.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'

const BoundaryMap = lazyPart<BoundaryMapProps>(
  'boundary-map',
  async () => (await import('./boundary-map.tsx')).BoundaryMap,
  (inside) => <div className={styles['waiting']}>{inside}</div>,
)

/** Map of the boundary, and its computed size beside the stated one. */
export function MapCard({ area, resource }: { area: Area; resource: Resource }) {
  const { name, boundary, acreage, computed_area } = area
  const warning = computed_area === null ? null : areaWarning(acreage, computed_area)

  return (
    <Card heading={words.map}>
      {boundary ? (
        <BoundaryMap boundary={boundary} area={area} ward={area.ward_id} label={words.mapOf(name)} />
      ) : (
        <NoBoundary area={area} resource={resource} />
      )}
      <dl className={styles['sizes']}>
        <div>
          <dt>{words.stated}</dt>
          <dd>{formatArea(acreage)}</dd>
        </div>
        <div>
          <dt>{words.computed}</dt>
          <dd>{formatArea(computed_area) || '–'}</dd>
        </div>
        <div data-warning={warning ? true : undefined}>
          <dt>{words.difference}</dt>
          <dd>{computed_area ? difference(acreage, computed_area) : '–'}</dd>
        </div>
      </dl>
      {warning && (
        <p role="status" className={styles['warning']}>
          <IconAlertTriangle size={18} aria-hidden />
          {warning}
        </p>
      )}
    </Card>
  )
}

function NoBoundary({ area, resource }: { area: Area; resource: Resource }) {
  const can = useCan()
  const way = useReturnState()
  return (
    <div className={styles['none']}>
      <IconMap2 size={40} stroke={1.25} aria-hidden />
      <p className="soft">{words.noBoundary}</p>
      {can(screenNeed(resource, 'edit')) && (
        <Button component={Link} to={editAddress(resource, area.id)} state={way} variant="default" size="xs">
          {words.addBoundary}
        </Button>
      )}
    </div>
  )
}

function difference(stated: number, computed: number): string {
  const percent = (100 * (computed - stated)) / stated
  return `${percent > 0 ? '+' : ''}${formatNumber(percent, 1)}%`
}
