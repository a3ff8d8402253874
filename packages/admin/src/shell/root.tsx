import { Outlet } from 'react-router'
import { Dialogs } from './dialogs-view.tsx'
import { LoadingOverlay } from './loading.tsx'
import { NoticeArea } from './notices-view.tsx'

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
