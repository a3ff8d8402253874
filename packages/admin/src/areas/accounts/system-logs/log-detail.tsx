import { systemLogs } from '@trace/domain'
import { useLoaderData } from 'react-router'
import { DetailScreen } from '../../../resource/detail/detail-screen.tsx'
import { LogChanges } from './log-changes.tsx'
import type { LogView } from './log-data.ts'

/** One line of the log, on a page of its own. */
export function LogDetail() {
  const view = useLoaderData<LogView>()
  return <DetailScreen resource={systemLogs} body={() => <LogChanges view={view} />} />
}
