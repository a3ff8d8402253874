import { labors } from '@trace/domain/areas/producers/labors.ts'
import { workers } from '@trace/domain/areas/producers/workers.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { addMonths, today } from '@trace/define/text/dates.ts'
import { hashTyped, newPasswordProblems } from '@trace/platform/accounts/account.ts'
import { keepRowPassword } from '../accounts/index.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import { approvalAfterEdit } from '@trace/platform/calls/approvals.ts'

const PATH = '/api/admin/labors'

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(labors, 'create'),
  summary: 'Thêm lao động',
  together: true,
  body: form(labors),
  answers: one(labors),
  prepare: ({ body }) => hashTyped(body.password, body),
  check: checkLabor,
  async run({ body, store, prepared: hash }) {
    const entry = await store.insert(labors, body)
    if (body.password) await keepRowPassword(store.sql, labors, entry.id, hash!)
    return { entry }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(labors),
  summary: 'Sửa lao động',
  body: form(labors),
  answers: one(labors),
  prepare: ({ body }) => hashTyped(body.password, body),
  check: checkLabor,
  async run({ id, body, version, store, prepared: hash }) {
    const before = await store.find(labors, id)
    const entry = await store.update(labors, id, { ...body, ...approvalAfterEdit(store, before, body) }, { version })
    if (body.password) await keepRowPassword(store.sql, labors, id, hash!)
    return { entry }
  },
})

/** Shows one worker. Needs only the right to list or read `workers`, which pickers use, not that of `labors`. */
const showWorker = operation({
  method: 'GET',
  path: '/api/admin/workers/:id',
  needs: needs(workers, 'list', 'read'),
  summary: `Xem ${workers.label.toLowerCase()}`,
  answers: one(workers),
  run: async ({ id, store }) => ({ entry: await store.show(workers, id) }),
})

export const laborOperations = [create, edit, showWorker]

function checkLabor({ body, store, problems }: CheckContext<Partial<Row<typeof labors>>>): void {
  const { birthday, password } = body
  const day = today(store.now())
  if (password) problems.add(newPasswordProblems(password, body))
  if (birthday && (addMonths(birthday, 15 * 12) > day || addMonths(birthday, 101 * 12) <= day))
    problems.at('birthday', 'Tuổi phải từ 15 đến 100')
}
