import { systemLogs } from '@trace/define/features/system-logs.ts'
import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { flag } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import type { Permissions } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { resources, singles } from '@trace/domain/menu.ts'
import { mayRead } from '@trace/platform/calls/crud.ts'
import { extended, one } from '@trace/platform/calls/answers.ts'
import { withWholeValues } from '@trace/platform/store/long-values.ts'
import { operation } from '@trace/platform/operation.ts'

/** Old and new values of a log entry are shown only to those who may list its subject. */
const show = operation({
  method: 'GET',
  path: `/api/admin/${systemLogs.name}/:id`,
  needs: mayRead(systemLogs),
  summary: `Xem ${systemLogs.label.toLowerCase()}`,
  answers: one(extended(systemLogs, { values_hidden: flag('Giá trị được che') })),
  async run({ id, store, viewer }) {
    const shown = await store.show(systemLogs, id)
    const about = { subject: shown.subject ?? '', id: shown.entity_id, lines: [shown] }
    const [entry = shown] = await withWholeValues(store.sql, about)
    const need = mayListSuch[entry.subject ?? ''] ?? needs(systemLogs, 'update')
    const values_hidden = !can(viewer.permissions, need)
    return { entry: { ...entry, ...(values_hidden && { old_values: null, new_values: null }), values_hidden } }
  },
})

/** Permissions needed to list a subject, by its name in log entries. */
const mayListSuch: Readonly<Record<string, Permissions>> = Object.fromEntries([
  ...singles.map((single) => [single.name, needs(single, 'list', 'read', 'edit', 'update')]),
  ...resources.map((resource) => [resource.table, needs(resource, 'list')]),
  ['product_per_labor', needs(productionPlans, 'list')],
])

export const systemLogOperations = [show]
