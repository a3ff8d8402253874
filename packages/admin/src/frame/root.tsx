import { Outlet } from 'react-router'
import { Dialogs } from '../ui/dialogs-view.tsx'
import { LoadingOverlay } from '../ui/loading.tsx'
import { Successes } from '../ui/successes-view.tsx'
import { NoticeArea } from '../ui/notices-view.tsx'

/** Global layers over every screen: the loading overlay, dialogs, and the two notice areas. */
export function Root() {
  return (
    <>
      <Outlet />
      <LoadingOverlay />
      <Dialogs />
      <Successes />
      <NoticeArea group="default" />
      <NoticeArea group="socket" />
    </>
  )
}
