import { information } from '@trace/domain'
import { Suspense } from 'react'
import { SingleScreen } from '../../screens/single-screen.tsx'
import { useUser } from '../../shell/shell-data.ts'
import { BoundariesCard } from './boundaries-card.tsx'

/** What the system says of itself, and the boundaries that its maps are drawn over. */
export function InformationPage() {
  const isAdministrator = useUser()?.role?.code === 'super_admin'
  return <SingleScreen single={information} below={isAdministrator && <Suspense><BoundariesCard /></Suspense>} />
}
