import { isDeepStrictEqual } from 'node:util'
import type { Values } from '@trace/define/field.ts'
import { choice, flag, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { newLink } from '../files/links.ts'
import { enqueue } from './enqueue.ts'
import type { Moved } from './run-bulk.ts'
import { started } from './started.ts'
import { always, many, optionalList, one, texts } from '../operation/answers.ts'
import type { ShapeValues } from '../operation/answers.ts'
import { operation, operationAt, AnswerWithMessage } from '../operation/operation.ts'
import type { Needs, Operation } from '../operation/operation.ts'
import type { Viewer } from '../viewer.ts'
import { admit, isPermitted } from '../request/authorize.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'

const shown = {
  id: integer('Mã', always),
  kind: text('Loại', always),
  title: text('Tên công việc', always),
  status: choice(
    'Tình trạng',
    { queued: 'Đang chờ', running: 'Đang chạy', done: 'Xong', failed: 'Không thành công' },
    always,
  ),
  progress: integer('Phần trăm', always),
  done: integer('Đã làm', always),
  total: integer('Tổng số'),
  message: text('Kết quả', always),
  created_at: moment('Bắt đầu', always),
  finished_at: moment('Kết thúc'),
}
const listed = { ...shown, has_file: flag('Có tệp'), has_result: flag('Có kết quả để xem') }

/** Further results of some kinds of jobs, stored as they were reported. */
const outcome = {
  failed: integer('Số dòng không làm được'),
  refused: optionalList(
    list('Các dòng không làm được', {
      id: integer('Mã', always),
      label: text('Tên', always),
      message: text('Lý do', always),
    }),
  ),
  total_rows: integer('Số dòng của tệp nhập'),
  created: integer('Số dòng thêm'),
  updated: integer('Số dòng sửa'),
  unchanged: integer('Số dòng giữ nguyên'),
  problems: optionalList(
    list('Các ô có lỗi', {
      row: integer('Dòng', always),
      column: text('Cột'),
      field: text('Trường'),
      message: text('Lỗi', always),
      said: text('Chữ trong ô'),
      proposal: text('Có thể là'),
      alone: flag('Chỉ có thể là vậy ở dòng này'),
      asks: choice('Câu hỏi', { insist: 'Có vẫn nhập dòng này không', stale: 'Giữ giá trị của ai' }),
    }),
  ),
  ignored: { ...texts('Các cột bị bỏ qua'), required: false },
  notes: { ...texts('Những phần khác của tệp không được dùng'), required: false },
  hidden_rows: integer('Số dòng ẩn không được nhập'),
  readings: optionalList(
    list('Cách đọc các ô', {
      row: integer('Dòng', always),
      column: text('Cột', always),
      said: text('Ghi trong tệp', always),
      read: text('Đọc là', always),
      was: text('Đang là'),
    }),
  ),
  questions: optionalList(
    list('Các cột có số đọc được hai cách', {
      column: text('Cột', always),
      said: text('Chữ trong ô', always),
      comma: text('Nếu dấu phẩy là dấu thập phân', always),
      point: text('Nếu dấu chấm là dấu thập phân', always),
    }),
  ),
} as const

interface Job extends Values<typeof shown> {
  started_at: string | null
  input: { resource?: string; reach?: Viewer['reach'] }
  result: ShapeValues<typeof outcome> & {
    file?: { path: string; name: string }
    rows?: unknown[]
    edits?: unknown[]
    moved?: Moved[]
    seen?: unknown[]
    digests?: Record<string, number>
    undone?: boolean
  }
}

const listJobs = operation({
  method: 'GET',
  path: '/api/admin/jobs',
  needs: 'signedIn',
  summary: 'Các công việc gần đây của mình',
  answers: many(listed),
  run: async ({ store: { sql }, viewer }) => ({
    entries: await sql<Values<typeof listed>[]>`
      select id, kind, title, status, progress, done, total, message, created_at, finished_at, result ? 'file' as has_file,
        status in ('done', 'failed') and (result ? 'total_rows' or coalesce(jsonb_array_length(result->'refused'), 0) > 0 or coalesce(jsonb_array_length(result->'moved'), 0) > 0) as has_result
      from jobs where user_id = ${viewer.id} order by id desc limit 50`,
  }),
})

/** Reads a job of the viewer, with a new link to its file if the viewer may still see the content. */
const readJob = (operations: readonly Operation[]) =>
  operation({
    method: 'GET',
    path: '/api/admin/jobs/:id',
    needs: 'signedIn',
    summary: 'Tiến độ và kết quả của một công việc',
    answers: one({
      ...shown,
      ...outcome,
      resource: text('Danh sách được ghi'),
      started_at: moment('Chạy lúc'),
      url: text('Liên kết tải kết quả'),
      undoable: flag('Hoàn tác được'),
    }),
    async run({ id, store, viewer }) {
      const {
        result: { file, ...result },
        input,
        ...job
      } = await ownJob(store, viewer.id, id)
      const { rows: _rows, edits: _edits, moved: _moved, seen: _seen, digests: _digests, ...told } = result
      const needs = file && rightToFile(operations, job.kind, input)
      const isTheirs =
        needs && isPermitted(viewer, needs) && isDeepStrictEqual(input.reach ?? viewer.reach, viewer.reach)
      const url = isTheirs ? await newLink(store.sql, { ...file, viewer, needs }) : null
      if (file && !url) job.message = `${job.message ?? ''} (bạn không còn quyền xem dữ liệu trong tệp này)`.trimStart()
      const resource = (job.kind !== 'export' && input.resource) || null
      return { entry: { ...job, ...told, resource, url, undoable: didSomething({ ...job, result }) && !result.undone } }
    },
  })

/** A job that failed may have changed rows before: one whose owner was suspended, for instance. */
const hasEnded = (status: string): boolean => status === 'done' || status === 'failed'

/**
 * Whether a job made changes that can be undone. Only imports and bulk actions record what they wrote. Approving or
 * rejecting the changes of an approved row does not count, since its state stays the same.
 */
const didSomething = ({ status, result }: Pick<Job, 'status' | 'result'>): boolean => {
  const { rows = [], edits = [], moved = [] } = result
  const hasMoved = moved.some(([, , before, after]) => before !== after)
  return hasEnded(status) && (rows.length + edits.length > 0 || hasMoved)
}

/**
 * Undoes an import or a bulk action: new rows go to the trash, others get back their old values; rows changed since
 * are left as they are.
 */
const undoJob = (operations: readonly Operation[]) =>
  operation({
    method: 'POST',
    path: '/api/admin/jobs/:id/undo',
    needs: 'signedIn',
    logs: 'import',
    summary: 'Hoàn tác một lần nhập Excel, một lần duyệt hoặc chuyển trạng thái nhiều dòng',
    answers: started,
    async run(call) {
      const { id, store, viewer } = call
      const done = await ownJob(store, viewer.id, id)
      const { title, result, input } = done
      const { rows = [] } = result
      if (!didSomething(done)) throw new Refusal(422, 'Công việc này không hoàn tác được')
      if (result.undone) throw new Refusal(409, 'Việc này đã được hoàn tác')
      const remove = operationAt(operations, 'DELETE', `/api/admin/${input.resource}/:id`)
      if (remove && rows.length > 0) admit(remove, call)
      await store.sql`update jobs set result = result || '{"undone": true}' where id = ${id}`
      const job = await enqueue(store.sql, {
        kind: 'undo',
        title: `Hoàn tác: ${title}`,
        user: viewer.id,
        input: { job: id },
      })
      return new AnswerWithMessage('Đang hoàn tác', { job: { id: job }, entry: { id: job } })
    },
  })

/**
 * Permission to open a job's file: to list the rows of an exported workbook, to import those that an import refused.
 */
function rightToFile(
  operations: readonly Operation[],
  kind: string,
  { resource = '' }: Job['input'],
): Needs | undefined {
  return operationAt(operations, kind === 'export' ? 'GET' : 'POST', `/api/admin/${resource}`)?.needs
}

async function ownJob({ sql }: Store, user: number, id: number): Promise<Job> {
  const [job] = await sql<Job[]>`
    select id, kind, title, status, progress, done, total, message, input, result, created_at, started_at, finished_at
    from jobs where id = ${id} and user_id = ${user}`
  if (!job) throw new Refusal(404, 'Không tìm thấy công việc')
  return job
}

export const jobOperations = (operations: readonly Operation[]) => [listJobs, readJob(operations), undoJob(operations)]
