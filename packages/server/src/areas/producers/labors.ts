import { addMonths, labors, needs, today, workers } from '@trace/domain'
import type { Row } from '@trace/domain'
import { checkNewPassword, hashTyped, keepRowPassword } from '../accounts/index.ts'
import { mayEdit } from '../../engine/calls/crud.ts'
import { operation } from '../../engine/calls/operation-by-hand.ts'
import type { Operation } from '../../engine/operation.ts'
import { refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'
import { waitsAgain } from '../../engine/calls/approvals.ts'

const PATH = '/api/admin/labors'

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(labors, 'create'),
  summary: 'Thêm lao động',
  input: {},
  prepare: ({ body }) => hashTyped(body['password'], body),
  async run({ body, store, prepared: hash }) {
    const values = readLabor(store, body)
    const entry = await store.insert(labors, values)
    if (values.password) await keepRowPassword(store.sql, labors, entry.id, hash!)
    return { entry }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayEdit(labors),
  summary: 'Sửa lao động',
  input: {},
  prepare: ({ body }) => hashTyped(body['password'], body),
  async run({ id, body, store, prepared: hash }) {
    const before = await store.find(labors, id)
    const values = readLabor(store, body)
    const patch = { ...values, ...waitsAgain(store, before, values) }
    const entry = await store.update(labors, id, patch, { version: body['version'] })
    if (values.password) await keepRowPassword(store.sql, labors, id, hash!)
    return { entry }
  },
})

/** Whoever may choose a labor from the list may see the one chosen. */
const showWorker = operation({
  method: 'GET',
  path: '/api/admin/workers/:id',
  needs: needs(workers, 'list', 'read'),
  summary: `Xem ${workers.label.toLowerCase()}`,
  input: {},
  run: async ({ id, store }) => ({ entry: await store.show(workers, id) }),
})

export const laborOperations: Operation[] = [create, edit, showWorker]

function readLabor(store: Store, body: Record<string, unknown>): Partial<Row<typeof labors>> {
  const values = store.read(labors, body)
  const birthday = (age: number) => addMonths(values.birthday!, age * 12)
  const day = today(store.now())
  if (values.password) checkNewPassword(values.password, values)
  if (values.birthday && (birthday(15) > day || birthday(101) <= day))
    throw refuseField('birthday', 'Tuổi phải từ 15 đến 100')
  return values
}
