import { formFields, isApprovable, needs, needsToRead, read } from '@trace/domain'
import type { Fields, Need, Permissions, Resource, Row } from '@trace/domain'
import { operation } from '../operation.ts'
import type { Asking, Operation } from '../operation.ts'
import { decide } from './approvals.ts'
import { refuseStranger } from '../store/scope.ts'

/** The calls every resource answers the same way: list, get, create, update, delete, one for each toggle, and approval. */
export function crud(resource: Resource): Operation[] {
  const path = `/api/admin/${resource.name}`
  const name = resource.label.toLowerCase()
  const admit = mayWriteSuch(resource)
  const usual: Record<Resource['calls'][number], () => Operation> = {
    list: () =>
      operation({
        method: 'GET',
        path,
        needs: needsToRead(resource, 'list'),
        summary: `Danh sách ${name}`,
        input: {},
        run: ({ query, store }) => store.page(resource, query),
      }),
    read: () =>
      operation({
        method: 'GET',
        path: `${path}/:id`,
        needs: mayRead(resource),
        summary: `Xem ${name}`,
        input: {},
        run: async ({ id, store }) => ({ entry: await store.show(resource, id) }),
      }),
    create: () =>
      operation({
        method: 'POST',
        path,
        needs: needs(resource, 'create'),
        admit,
        summary: `Thêm ${name}`,
        input: {},
        run: async ({ body, store }) => ({ entry: await store.insert(resource, store.read(resource, body)) }),
      }),
    update: () =>
      operation({
        method: 'PUT',
        path: `${path}/:id`,
        needs: mayEdit(resource),
        admit,
        summary: `Sửa ${name}`,
        input: {},
        run: async ({ id, body, store }) => ({
          entry: await store.update(resource, id, store.read(resource, body), { version: body['version'] }),
        }),
      }),
    remove: () =>
      operation({
        method: 'DELETE',
        path: `${path}/:id`,
        needs: needs(resource, 'update'),
        admit,
        summary: `Xóa ${name}`,
        input: {},
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

/** Some rows are the province's to write, whatever else is held. */
const mayWriteSuch =
  (resource: Resource) =>
  ({ viewer }: Asking): void =>
    refuseStranger(resource, viewer.reach)

/** Whoever may change a row may open it: forms are filled in with what it holds. */
export const mayRead = (resource: Resource): Need => needsToRead(resource, 'read', 'edit', 'update')

/** Full changes need `edit`; `update` does too, for the screens that only ask for that one (domain §3.2). */
export const mayEdit = (resource: Resource): Permissions => needs(resource, 'edit', 'update')

/** Switches one toggle: to what the body says, or to the other side. */
function flip(resource: Resource, field: string, call: string, label: string): Operation {
  return operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/${call}`,
    needs: needs(resource, 'update'),
    admit: mayWriteSuch(resource),
    logs: 'toggle',
    input: {},
    summary: `Bật/tắt "${label}" của ${resource.label.toLowerCase()}`,
    async run({ id, body, store }) {
      const row = await store.find(resource, id)
      return { entry: await store.update(resource, id, { [field]: wanted(resource, field, row, body) }) }
    },
  })
}

/** How a toggle is to stand: as the body says, or on the other side. */
export function wanted<R extends Resource>(
  resource: R,
  field: keyof Row<R> & string,
  row: Row<R>,
  body: Record<string, unknown>,
): boolean {
  const said = body[field] ?? body['status']
  return said === undefined
    ? !row[field]
    : Boolean(read({ on: { ...resource.fields[field]!, kind: 'flag' } }, { on: said }).on)
}

/** A patch of a row as the whole form it makes: rules that look at several fields see them all. */
export function patched(
  resource: Resource,
  row: Record<string, unknown>,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const fields: Fields = formFields(resource)
  return { ...Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])), ...body }
}
