import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Dialogs } from '../ui/dialogs-view.tsx'
import { LoadingOverlay } from '../ui/loading.tsx'
import { optionalPart } from '../ui/optional-part.tsx'
import { useStore } from '../ui/store.ts'
import { answers } from '../ui/answers.ts'
import { notices } from '../ui/notices.ts'

/**
 * Shows the answers to writes; lazy-loaded with the first one. If loading fails, the result is still seen on the
 * screen itself.
 */
const Answers = optionalPart(async () => (await import('../ui/answers-view.tsx')).Answers)

/** Shows notices, which the bell keeps as well; lazy-loaded with the first one. */
const Notices = optionalPart(async () => (await import('../ui/notices-view.tsx')).Notices)

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
