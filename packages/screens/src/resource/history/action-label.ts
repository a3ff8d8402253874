import { systemLogs } from '@trace/define/features/system-logs.ts'

/** Label of an action in the log: 'Sửa'. */
export const actionLabel = (action: string): string => systemLogs.fields.action.choices?.[action] ?? action
