import { information } from '@trace/domain'
import { Suspense } from 'react'
import { SingleScreen } from '../../../resource/form/single-screen.tsx'
import { useMayDrawMap } from '../../../app/map/may-draw-map.ts'
import { BoundariesCard } from './boundaries-card.tsx'

/** System information, and the administrative boundaries used by the maps. */
export function InformationPage() {
  return (
    <SingleScreen
      single={information}
      below={
        useMayDrawMap() && (
          <Suspense>
            <BoundariesCard />
          </Suspense>
        )
      }
    />
  )
}
