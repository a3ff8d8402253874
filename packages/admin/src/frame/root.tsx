import { Outlet } from 'react-router'
import { Dialogs } from '../ui/dialogs-view.tsx'
import { LoadingOverlay } from '../ui/loading.tsx'
import { NoticeArea } from '../ui/notices-view.tsx'

/** What stands over every screen: the loading overlay, questions and answers, and the two areas of notices. */
export function Root() {
  return (
    <>
      <Outlet />
      <LoadingOverlay />
      <Dialogs />
      <NoticeArea group="default" />
      <NoticeArea group="socket" />
    </>
  )
}
