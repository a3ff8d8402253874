import { processes } from '@trace/domain/areas/growing/processes.ts'
import { text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { statusChange } from '@trace/platform/calls/status.ts'

type Values = Partial<Row<typeof processes>>

const PATH = '/api/admin/processes'

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(processes, 'create'),
  summary: 'Thêm quy trình',
  together: true,
  body: form(processes),
  answers: one(processes),
  check: checkStages,
  run: async ({ body, store }) => ({ entry: await store.insert(processes, numbered(body)) }),
})

/**
 * A process that a batch uses or has used is immutable, because the traces of closed batches are still checked against
 * its stages. Editing it creates the next version, as a draft; there is one next version (`settled-rules.ts`).
 */
const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(processes),
  summary: 'Sửa quy trình',
  body: form(processes),
  answers: one(processes),
  check: checkStages,
  async run({ id, body, version, store }) {
    const before = await store.find(processes, id, 'own')
    if (before.status === 'archived')
      throw new Refusal(422, 'Quy trình đã lưu trữ, không sửa được; hãy nhân bản thành quy trình mới')
    const values = numbered(body)
    if ((await batchesBy(store, id)) === 0) return { entry: await store.update(processes, id, values, { version }) }
    await store.refuseStale(processes, before, version)
    const version_number = before.version_number + 1
    const entry = await store.insert(processes, { ...unkept(values), version_number, parent_id: id })
    return new AnswerWithMessage(
      `Đã lưu ${entry.name} thành phiên bản ${version_number}, vì lô sản xuất đã dùng phiên bản trước`,
      { entry },
    )
  },
})

const copy = operation({
  method: 'POST',
  path: `${PATH}/:id/copy`,
  needs: needs(processes, 'create'),
  summary: 'Nhân bản quy trình',
  done: 'nhân bản thành',
  body: { name: text('Tên quy trình', { max: 200 }) },
  answers: one(processes),
  async run({ id, body, store }) {
    const shown = await store.show(processes, id)
    const values = form(processes).read(shown, store.reach)
    const name = body.name ?? `${shown.name.slice(0, 190)} (bản sao)`
    return { entry: await store.insert(processes, { ...unkept(values), name }) }
  },
})

const changeStatus = statusChange(processes, async ({ id, store }, row, to) => {
  if (to === 'active' && (await stageCount(store, id)) === 0) {
    throw refuseField('process_stages', 'Quy trình cần ít nhất một công đoạn để áp dụng')
  }
  if (to === 'draft') {
    const count = await batchesBy(store, id)
    if (count > 0)
      throw new Refusal(422, `Không thể chuyển về nháp: quy trình đang được sử dụng ở ${count} lô sản xuất`)
  }
  if (to === 'active' && row.parent_id) await retire(store, row.parent_id)
  return {}
})

export const processOperations = [create, edit, copy, changeStatus]

function checkStages({ body: { process_stages = [] }, problems }: CheckContext<Values>): void {
  for (const [at, { day_from = null, day_to = null }] of process_stages.entries())
    if (day_from !== null && day_to !== null && day_to < day_from)
      problems.at(`process_stages.${at}.day_to`, '“Đến ngày thứ” không được nhỏ hơn “Từ ngày thứ”')
}

/** Sorts stages by their numbers, those without one by their position, and renumbers them. */
function numbered(values: Values): Values {
  const stages = (values.process_stages ?? [])
    .map((stage, index) => ({ ...stage, sort_order: stage.sort_order ?? index + 1 }))
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map((stage, index) => ({ ...stage, sort_order: index + 1 }))
  return { ...values, process_stages: stages }
}

/** Removes the ids of the stages, so that they are inserted as rows of a new process. */
const unkept = (values: Values): Values => ({
  ...values,
  process_stages: (values.process_stages ?? []).map(({ id: _, ...stage }) => stage),
})

const stageCount = async ({ unscoped }: Store, id: number): Promise<number> =>
  (
    await unscoped('a process that its caller has found within reach')<{ count: number }[]>`
    select count(*)::int as count from process_stages where process_id = ${id}`
  )[0]!.count

async function batchesBy({ unscoped }: Store, id: number): Promise<number> {
  const [found] = await unscoped('a process is held in use by whoever uses it; only how many batches do is told')<
    { count: number }[]
  >`select count(*)::int as count from batches where process_id = ${id} and deleted_at is null`
  return found!.count
}

/** Archives the previous version when the next one becomes active; batches that use it continue. */
async function retire(store: Store, id: number): Promise<void> {
  const { status } = await store.find(processes, id)
  if (status === 'active') await store.update(processes, id, { status: 'archived' })
}
