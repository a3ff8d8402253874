import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router'
import { Dialogs } from '../ui/dialogs-view.tsx'
import { LoadingOverlay } from '../ui/loading.tsx'
import { useStore } from '../ui/store.ts'
import { answers } from '../ui/answers.ts'
import { notices } from '../ui/notices.ts'

/** Lazy-loaded with the first answer; without a connection, what was done is seen on the screen itself. */
const Answers = lazy<ComponentType>(() =>
  import('../ui/answers-view.tsx').then(
    (view) => ({ default: view.Answers }),
    () => ({ default: () => null }),
  ),
)

/** The same of notices: the bell keeps them. */
const Notices = lazy<ComponentType>(() =>
  import('../ui/notices-view.tsx').then(
    (view) => ({ default: view.Notices }),
    () => ({ default: () => null }),
  ),
)

/** Global layers over every screen: the loading overlay, dialogs, and the two notice areas. */
export function Root() {
  const answered = useStore(answers).length > 0
  const notified = useStore(notices).length > 0
  return (
    <>
      <Outlet />
      <LoadingOverlay />
      <Dialogs />
      {answered && (
        <Suspense>
          <Answers />
        </Suspense>
      )}
      {notified && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </>
  )
}
