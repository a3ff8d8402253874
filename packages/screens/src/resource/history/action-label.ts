import { systemLogs } from '@trace/define/features/system-logs.ts'

/** What the log calls an act: 'Sửa'. */
export const actionLabel = (action: string): string => systemLogs.fields.action.choices?.[action] ?? action
