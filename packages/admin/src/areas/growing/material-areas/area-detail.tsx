import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { pucStatus } from '@trace/domain/areas/growing/states.ts'
import { createElement } from 'react'
import { useLoaderData } from 'react-router'
import { cells } from '@trace/screens/resource/fields/cells.tsx'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { CommentThread } from '@trace/screens/resource/beside/beside-parts.tsx'
import { Card, Column, Columns, CardGroup } from '@trace/screens/resource/detail/card.tsx'
import { ActionButton, DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { usePucActions } from './area-actions.ts'
import type { Area } from './area.ts'
import styles from './area-detail.module.css'
import { MapCard } from './map-card.tsx'
import { isEmpty } from '@trace/screens/resource/form/entry.ts'
import { words } from './words.ts'

const about = [
  'area_type',
  'manufacture_id',
  'manager_labor_id',
  'sector_kind',
  'plant_id',
  'animal_id',
  'seafood_id',
  'variety',
  'farming_form_id',
  'water_surface',
  'cage_count',
  'pond_count',
  'barn_count',
  'capacity',
  'capacity_unit_id',
  'household_count',
  'location_code',
  'description',
] as const
const place = [
  'province_id',
  'ward_id',
  'address',
  'old_district_id',
  'old_ward_id',
  'latitude',
  'longitude',
  'map_file',
] as const
const codes = ['puc_reason', 'code_system', 'puc_issued_at', 'puc_market', 'facility_code', 'gln'] as const
const tests = ['soil_test_at', 'soil_result', 'water_test_at', 'water_result'] as const

/** Detail screen of a material area: location, stated and measured size, and what is grown there. */
export function AreaDetail({ resource }: { resource: typeof materialAreas }) {
  const { entry } = useLoaderData<{ entry: Area }>()

  return (
    <DetailScreen
      resource={resource}
      ownTalk
      body={() => (
        <Columns>
          <Column>
            <CardGroup>
              <MapCard area={entry} resource={resource} />
              <FactsCard heading={words.place} resource={resource} area={entry} names={place} />
            </CardGroup>
            <Inside heading={words.households} resource={resource} area={entry} name="households" />
            <Inside heading={words.certificates} resource={resource} area={entry} name="certificates" />
            <Inside heading={words.images} resource={resource} area={entry} name="images" />
          </Column>
          <Column>
            {entry.sector_kind === 'plant' || entry.puc_status !== 'none' ? (
              <PucCard area={entry} resource={resource} />
            ) : (
              <FactsCard heading={words.codes} resource={resource} area={entry} names={codes} />
            )}
            <CardGroup>
              <FactsCard heading={words.about} resource={resource} area={entry} names={about} />
              <FactsCard heading={words.tests} resource={resource} area={entry} names={tests} />
            </CardGroup>
            <CommentThread resource={resource} entry={entry} />
          </Column>
        </Columns>
      )}
    />
  )
}

function PucCard({ area, resource }: { area: Area; resource: typeof materialAreas }) {
  const actionsOf = usePucActions(resource)
  const state = pucStatus.states[area.puc_status]
  const actions = actionsOf(area)

  return (
    <Card heading={words.puc} aside={<StatusBadge {...state} />}>
      {area.puc_code ? <p className={styles['code']}>{area.puc_code}</p> : <p className="soft">{words.noPuc}</p>}
      <Facts>
        <FieldFacts resource={resource} entry={area} names={codes} />
      </Facts>
      <div className={styles['buttons']}>
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} />
        ))}
      </div>
    </Card>
  )
}

interface PartProps {
  heading: string
  resource: typeof materialAreas
  area: Area
}

function FactsCard({
  heading,
  resource,
  area,
  names,
}: PartProps & { names: readonly (keyof typeof materialAreas.fields)[] }) {
  if (names.every((name) => isEmpty(area[name]))) return null
  return (
    <Card heading={heading}>
      <Facts>
        <FieldFacts resource={resource} entry={area} names={names} />
      </Facts>
    </Card>
  )
}

/** Related rows or pictures; nothing if there are none. */
function Inside({ heading, resource, area, name }: PartProps & { name: 'households' | 'certificates' | 'images' }) {
  const field = resource.fields[name]
  if (isEmpty(area[name])) return null
  const shown = createElement(cells[field.kind], {
    field,
    name,
    value: area[name],
    entry: area,
    resource: resource.name,
  })
  return (
    <Card heading={heading}>
      <div className={styles['inside']}>{shown}</div>
    </Card>
  )
}
