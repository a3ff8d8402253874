import { information } from '@trace/domain'
import { Suspense } from 'react'
import { SingleScreen } from '../../../resource/form/single-screen.tsx'
import { useMayDrawMap } from '../../../app/map/may-draw-map.ts'
import { BoundariesCard } from './boundaries-card.tsx'

/** What the system says of itself, and the boundaries that its maps are drawn over. */
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
