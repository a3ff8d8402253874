import type { Fields } from '@trace/define/field.ts'
import { flag } from '@trace/define/kinds/index.ts'
import type { Need, Permissions } from '@trace/define/permission.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { isApprovable, needs, needsToRead, shownAtOnceToggle } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { none, one, page } from '../operation/answers.ts'
import { form, toggled } from '../operation/body.ts'
import { operation } from '../operation/operation.ts'
import type { CheckContext, Operation } from '../operation/operation.ts'
import { decide, refuseOwners, approvalAfterEdit } from './approvals.ts'
import { Refusal } from '../refusal.ts'
import { checkKnown } from './proposals.ts'
import { filters } from '../operation/query.ts'
import { refuseWriteBeyondReach } from '../store/scope.ts'
import type { UnvalidatedCall } from '../operation/raw-call.ts'

/** Form field by which the author chooses whether the public sees a new row at once; true by default. */
export function shownAtOnceFields(resource: Resource): Fields {
  const [name, field] = shownAtOnceToggle(resource) ?? []
  return name && field ? { [name]: flag(field.label, { default: true, help: 'Hiện ngay trên trang công khai' }) } : {}
}

/** The usual operations: those that the `calls` of a resource name, one for each toggle, and approval if it has one. */
export function crud(resource: Resource): Operation[] {
  const path = `/api/admin/${resource.name}`
  const name = resource.label.toLowerCase()
  const admit = requireWriteReach(resource)
  const proposing = isProposable(resource) && {
    check: (call: CheckContext<Partial<Row>>) => checkKnown(call, resource),
  }
  const usual: Record<Resource['calls'][number], () => Operation> = {
    list: () =>
      operation({
        method: 'GET',
        path,
        needs: needsToRead(resource, 'list'),
        like: 'list',
        summary: `Danh sách ${name}`,
        query: filters(resource),
        answers: page(resource),
        run: ({ query, store }) => store.page(resource, query),
      }),
    read: () =>
      operation({
        method: 'GET',
        path: `${path}/:id`,
        needs: readNeed(resource),
        like: 'read',
        summary: `Xem ${name}`,
        answers: one(resource),
        run: async ({ id, store }) => ({ entry: await store.show(resource, id) }),
      }),
    create: () =>
      operation({
        method: 'POST',
        path,
        needs: needs(resource, 'create'),
        admit,
        like: 'create',
        summary: `Thêm ${name}`,
        body: form(resource, { also: shownAtOnceFields(resource) }),
        answers: one(resource),
        ...(proposing || { together: true }),
        run: async ({ body, store }) => ({ entry: await store.insert(resource, body) }),
      }),
    update: () =>
      operation({
        method: 'PUT',
        path: `${path}/:id`,
        needs: editNeed(resource),
        admit,
        like: 'update',
        summary: `Sửa ${name}`,
        body: form(resource),
        answers: one(resource),
        ...proposing,
        async run({ id, body, version, store }) {
          if (!isProposable(resource)) return { entry: await store.update(resource, id, body, { version }) }
          const before: Row & { approval_status?: unknown } = await store.find(resource, id)
          if (before.approval_status === 'merged')
            throw new Refusal(422, `${resource.label} này đã gộp vào dòng khác trong danh mục, không sửa được`)
          const again = approvalAfterEdit(store, { approval_status: String(before.approval_status) }, {})
          return { entry: await store.update(resource, id, { ...body, ...again }, { version }) }
        },
      }),
    remove: () =>
      operation({
        method: 'DELETE',
        path: `${path}/:id`,
        needs: needs(resource, 'update'),
        admit,
        like: 'remove',
        summary: `Xóa ${name}`,
        answers: none,
        run: ({ id, store }) => store.remove(resource, id),
      }),
  }
  return [
    ...resource.calls.map((call) => usual[call]()),
    ...Object.entries(resource.fields)
      .filter(([, { kind }]) => kind === 'toggle')
      .map(([field, { call, label }]) => flip(resource, field, call!, label)),
    ...(isApprovable(resource) ? [decide(resource)] : []),
  ]
}

/** Route guard: throws if only a wider reach may write rows of this resource, whatever the viewer's permissions. */
export const requireWriteReach =
  (resource: Resource) =>
  ({ viewer }: UnvalidatedCall): void =>
    refuseWriteBeyondReach(resource, viewer.reach)

/** Permission to read a row; whoever may change it may read it, since forms are filled with its values. */
export const readNeed = (resource: Resource): Need => needsToRead(resource, 'read', 'edit', 'update')

/** Permission to change a row: `edit`, or `update`, which some screens ask for alone (domain §3.2). */
export const editNeed = (resource: Resource): Permissions => needs(resource, 'edit', 'update')

/** Sets one toggle to the value in the body, or to its opposite. */
function flip(resource: Resource, field: string, call: string, label: string): Operation {
  return operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/${call}`,
    needs: needs(resource, 'update'),
    admit: requireWriteReach(resource),
    logs: 'toggle',
    like: 'toggle',
    summary: `Bật/tắt “${label}” của ${resource.label.toLowerCase()}`,
    body: toggled(field, resource.fields[field]!),
    answers: one(resource),
    async run({ id, body, store }) {
      const row = await store.find(resource, id)
      if (resource.fields[field]!.staff) refuseOwners(store, `bật, tắt “${label}”`)
      return { entry: await store.update(resource, id, { [field]: body[field] ?? !row[field] }) }
    },
  })
}
