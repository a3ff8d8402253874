import { systemLogs } from '@trace/define/features/system-logs.ts'
import { useLoaderData } from 'react-router'
import { DetailScreen } from '../detail/detail-screen.tsx'
import { LogChanges } from './log-changes.tsx'
import type { LogView } from './log-data.ts'

/** One log entry on its own page. */
export function LogDetail() {
  const view = useLoaderData<LogView>()
  return <DetailScreen resource={systemLogs} body={() => <LogChanges view={view} />} />
}
