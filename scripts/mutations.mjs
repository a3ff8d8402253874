const growing = 'packages/domain/src/areas/growing'
const tracing = 'packages/domain/src/areas/tracing'
const labels = 'packages/domain/src/areas/labels'
const define = 'packages/define/src'
const platform = 'packages/platform/src'
const store = `${platform}/store`
const form = 'packages/screens/src/resource/form'
const list = 'packages/screens/src/resource/list'
const loops = 'packages/server/test/loops'

/**
 * Small faults, as a tired developer makes them: the file, its text, the faulty text, and the test file that finds
 * the fault. A test run includes that test file if something in the folder of the fault changed.
 */
export const mutations = [
  // Rules.
  [`${growing}/withdrawal.ts`, 'until > first', 'until >= first', `${growing}/withdrawal.test.ts`],
  [`${growing}/withdrawal.ts`, 'from <= last', 'from < last', `${growing}/withdrawal.test.ts`],
  [`${tracing}/trace-dates.ts`, 'date < dates[before]!', 'date <= dates[before]!', `${tracing}/trace-dates.test.ts`],
  [`${tracing}/trace-dates.ts`, '<= dates[before]!', '< dates[before]!', `${tracing}/trace-dates.test.ts`],
  [
    `${labels}/orders/order-rights.ts`,
    'approved > ordered',
    'approved >= ordered',
    `${labels}/orders/order-rights.test.ts`,
  ],
  [
    `${labels}/orders/order-rights.ts`,
    "to === 'approved'",
    "to === 'rejected'",
    `${labels}/orders/order-rights.test.ts`,
  ],
  [`${labels}/orders/order-overdue.ts`, '- days, 0)', '- days - 1, 0)', `${labels}/orders/order-overdue.test.ts`],
  [`${labels}/codes/pin-check.ts`, 'times === 1', 'times <= 2', `${labels}/codes/pin-check.test.ts`],
  [`${labels}/codes/pin-check.ts`, 'left > 0', 'left >= 0', `${labels}/codes/pin-check.test.ts`],
  [
    'packages/domain/src/areas/producers/certificate-status.ts',
    'expiresAt < today',
    'expiresAt <= today',
    'packages/domain/src/areas/producers/certificate-status.test.ts',
  ],
  ['packages/define/src/text/fold.ts', "  đ: 'd',\n", '', 'packages/define/src/text/fold.test.ts'],
  [`${define}/reach.ts`, 'row[owner] === null', 'row[owner] !== null', 'packages/domain/src/reach.test.ts'],
  [`${define}/password.ts`, '=> word.length > 2', '=> word.length > 9', `${define}/password.test.ts`],

  // The store: what is written, seen, kept.
  [`${store}/stale.ts`, 'if (isNewest(said, row.version)) return', 'return', `${loops}/forms.test.ts`],
  [
    `${store}/write.ts`,
    'if (uses.length > 0) {',
    'if (uses.length > 1) {',
    'packages/server/test/platform/bulk.test.ts',
  ],
  [`${store}/write.ts`, "await noteRow(resource, 'delete', before, null)", '', `${loops}/done-messages.test.ts`],
  [
    `${store}/write.ts`,
    'await refuseDangling(sql, resource.fields, [row])\n',
    '\n',
    'packages/server/test/platform/revisions.test.ts',
  ],
  [`${store}/scope.ts`, 'if (scope.whole) return sql`false`', '', `${loops}/reach.test.ts`],
  [
    `${store}/scope.ts`,
    'where ${sql(scope.place!)} = ${place}',
    'where ${sql(scope.place!)} > 0',
    `${loops}/reach.test.ts`,
  ],
  [`${store}/scope.ts`, "or t.approval_status = 'approved'", 'or true', `${loops}/reach.test.ts`],
  [`${store}/totals.ts`, 'forgetBlocks(sql, table, ids)', '', 'packages/server/test/platform/block-sums.test.ts'],
  [`${platform}/request/idempotency.ts`, 'first?.path !== path', 'false', `${loops}/forms.test.ts`],

  // Permissions and sessions.
  [
    `${platform}/request/authorize.ts`,
    'if (need === null || can(viewer.permissions, need)) return',
    'return',
    `${loops}/permissions.test.ts`,
  ],
  [
    `${platform}/request/authorize.ts`,
    'if (viewsAs && writes(operation)',
    'if (viewsAs && !writes(operation)',
    'packages/server/src/areas/accounts/view-as.test.ts',
  ],
  [
    `${platform}/request/authorize.ts`,
    '  operation.admit?.(asking)\n',
    '',
    'packages/server/src/areas/tracing/traces.test.ts',
  ],
  [
    `${platform}/access/sessions.ts`,
    "r.is_active and r.approval_status = 'approved' as granting",
    'r.is_active as granting',
    `${loops}/permissions.test.ts`,
  ],
  [
    `${platform}/access/sessions.ts`,
    ' and s.expires_at > now()',
    '',
    'packages/server/src/areas/accounts/access.test.ts',
  ],
  [
    `${platform}/access/sessions.ts`,
    ' and u.is_active and u.deleted_at is null`\n  return found',
    '`\n  return found',
    'packages/server/test/platform/confirmed-sessions.test.ts',
  ],
  [
    `${platform}/request/write.ts`,
    'for (const one of [who, done])',
    'for (const one of [done])',
    'packages/server/test/platform/confirmed-sessions.test.ts',
  ],

  // Screens.
  [`${form}/form-state.ts`, '!(editing && field.onlyNew)', '!field.onlyNew', `${form}/form-state.test.ts`],
  [`${list}/columns/column-layout.ts`, 'over > 0', 'over > 50', `${list}/columns/column-layout.test.ts`],
]
