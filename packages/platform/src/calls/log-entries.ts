import { catalogue } from '@trace/define/catalogue.ts'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import { childTables } from '@trace/define/log-subjects.ts'
import { flag } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import type { Permissions } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { operation } from '../operation/operation.ts'
import { withWholeValues } from '../store/long-values.ts'
import { extended, one } from '../operation/answers.ts'
import { readNeed } from './crud.ts'

/** An entry of the log; its old and new values are shown only to those who may list its subject. */
export const logEntry = operation({
  method: 'GET',
  path: `/api/admin/${systemLogs.name}/:id`,
  needs: readNeed(systemLogs),
  summary: `Xem ${systemLogs.label.toLowerCase()}`,
  answers: one(extended(systemLogs, { values_hidden: flag('Giá trị được che') })),
  async run({ id, store, viewer }) {
    const shown = await store.show(systemLogs, id)
    const about = { subject: shown.subject ?? '', id: shown.entity_id, lines: [shown] }
    const [entry = shown] = await withWholeValues(store.sql, about)
    const values_hidden = !can(viewer.permissions, mayList(entry.subject ?? ''))
    return { entry: { ...entry, ...(values_hidden && { old_values: null, new_values: null }), values_hidden } }
  },
})

/**
 * The permissions to list the subject of a log entry, or the list whose child rows it is about; for a subject that
 * nobody can list, the permission to decide on the log.
 */
function mayList(subject: string): Permissions {
  const { resources, singles } = catalogue()
  const resource =
    resources.find(({ table }) => table === subject) ??
    resources.find(({ fields }) => childTables(fields).some(([table]) => table === subject))
  const single = singles.find(({ name }) => name === subject)
  if (resource) return needs(resource, 'list')
  return single ? needs(single, 'list', 'read', 'edit', 'update') : needs(systemLogs, 'update')
}
