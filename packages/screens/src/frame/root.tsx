import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Dialogs } from '../ui/dialogs-view.tsx'
import { LoadingOverlay } from '../ui/loading.tsx'
import { optionalPart } from '../ui/optional-part.tsx'
import { useStore } from '../ui/store.ts'
import { answers } from '../ui/answers.ts'
import { notices } from '../ui/notices.ts'

/** Lazy-loaded with the first answer; without a connection, what was done is seen on the screen itself. */
const Answers = optionalPart(async () => (await import('../ui/answers-view.tsx')).Answers)

/** The same of notices: the bell keeps them. */
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
