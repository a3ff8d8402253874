import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router'
import { Dialogs } from '../ui/dialogs-view.tsx'
import { LoadingOverlay } from '../ui/loading.tsx'
import { useStore } from '../ui/store.ts'
import { successes } from '../ui/successes.ts'
import { NoticeArea } from '../ui/notices-view.tsx'

/** Lazy-loaded with the first message; without a connection, what was done is seen on the screen itself. */
const Successes = lazy<ComponentType>(() =>
  import('../ui/successes-view.tsx').then(
    (view) => ({ default: view.Successes }),
    () => ({ default: () => null }),
  ),
)

/** Global layers over every screen: the loading overlay, dialogs, and the two notice areas. */
export function Root() {
  const told = useStore(successes).length > 0
  return (
    <>
      <Outlet />
      <LoadingOverlay />
      <Dialogs />
      {told && (
        <Suspense>
          <Successes />
        </Suspense>
      )}
      <NoticeArea group="default" />
      <NoticeArea group="socket" />
    </>
  )
}
