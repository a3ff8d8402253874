import type { Fields } from '@trace/define/field.ts'
import { isImportable } from '@trace/define/importable.ts'
import { choice, flag, integer, list, longText, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { documents, importableFiles as imported } from '@trace/define/uploads.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { chargeAfterUse } from '../account-usage.ts'
import { contentOf } from '../ports/files/content.ts'
import { newLink, oneUseLink } from '../files/links.ts'
import { openStorage } from '../ports/files/storage.ts'
import { tooLarge } from '../files/upload.ts'
import type { Upload } from '../files/upload.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { started } from '../jobs/started.ts'
import type { ImportInput } from '../jobs/run-import.ts'
import { data } from '../operation/answers.ts'
import { operation, operationAt, rightOf, AnswerWithMessage } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { newSheetFile } from '../sheets/export.ts'
import { isArchive } from '../sheets/archive.ts'
import { makeTemplate } from '../sheets/template.ts'
import type { RawCall } from '../operation/raw-call.ts'

export const importTemplate = <N extends string>(resource: Resource<Fields, N>, create: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/import-${resource.name}/template`,
    ...rightOf(create),
    logs: 'export',
    done: 'tạo tệp mẫu',
    like: 'import template',
    summary: `Tệp Excel mẫu để nhập ${resource.plural.toLowerCase()}`,
    answers: data(oneUseLink),
    async run({ store, viewer, settings }) {
      const file = newSheetFile(`Mẫu nhập ${resource.plural}`)
      const made = await makeTemplate(store, resource, create)
      chargeAfterUse({ bytes: made.length })
      await (await openStorage(settings)).put(file.path, made)
      const url = await newLink(store.sql, { ...file, viewer, needs: create.needs })
      return { url, entry: { url } }
    },
  })

export const previewImport = <N extends string>(resource: Resource<Fields, N>, create: Operation) =>
  operation({
    method: 'POST',
    path: `/api/admin/import-${resource.name}/preview`,
    ...rightOf(create),
    logs: 'import',
    takes: imported.most,
    like: 'import preview',
    summary: `Thử nhập ${resource.plural.toLowerCase()} từ Excel: chỉ báo lỗi từng ô, chưa ghi gì`,
    answers: started,
    run: (call) => begin(call, resource, { dry: true, partial: false, rows: [], corrections: [] }),
  })

export const importAll = <N extends string>(resource: Resource<Fields, N>, create: Operation) =>
  operation({
    method: 'POST',
    path: `/api/admin/import-${resource.name}`,
    ...rightOf(create),
    logs: 'import',
    takes: imported.most,
    like: 'import',
    summary: `Nhập ${resource.plural.toLowerCase()} từ Excel: tất cả hoặc không dòng nào, trừ khi chọn bỏ qua dòng lỗi`,
    body: {
      partial: flag('Bỏ qua dòng lỗi'),
      rows: text('Các dòng cần nhập', {
        max: 10_000,
        help: 'Số dòng như trong Excel, ví dụ 2,5,9; không có là mọi dòng không ẩn',
      }),
      hidden: flag('Nhập cả dòng ẩn'),
    },
    answers: started,
    run: ({ body: { partial, rows, hidden }, ...call }) =>
      begin(call, resource, { dry: false, partial, rows: chosenRows(rows), corrections: [], hidden }),
  })

/** Checks or imports the workbook of an earlier check again, with the accepted proposals. */
export const importChecked = <N extends string>(resource: Resource<Fields, N>, create: Operation) =>
  operation({
    method: 'POST',
    path: `/api/admin/import-${resource.name}/checked/:id`,
    ...rightOf(create),
    logs: 'import',
    like: 'import what was checked',
    summary: `Nhập ${resource.plural.toLowerCase()} từ tệp Excel đã kiểm tra, hoặc kiểm tra lại sau khi sửa ô`,
    body: {
      dry: flag('Chỉ kiểm tra'),
      partial: flag('Bỏ qua dòng lỗi'),
      hidden: flag('Nhập cả dòng ẩn'),
      corrections: list('Ô đã sửa', {
        row: integer('Dòng', { help: 'Không có là mọi dòng ghi như vậy' }),
        column: text('Cột', { required: true }),
        said: text('Chữ trong tệp', { required: true, max: 500 }),
        proposal: text('Sửa thành', { required: true, max: 500 }),
      }),
      numbers: list('Cách ghi số của các cột', {
        column: text('Cột', { required: true }),
        decimal: choice('Dấu thập phân', { comma: 'Dấu phẩy', point: 'Dấu chấm' }, { required: true }),
      }),
      answers: list('Trả lời cho các dòng được hỏi', {
        row: integer('Dòng', { help: 'Không có là mọi dòng đã được người khác sửa' }),
        answer: choice(
          'Chọn',
          { insist: 'Vẫn nhập', keep: 'Giữ như hiện nay', file: 'Lấy theo tệp' },
          { required: true },
        ),
      }),
    },
    answers: started,
    async run({ id, body, store, viewer }) {
      const [job] = await store.sql<{ input: Omit<ImportInput, 'path'> & { path?: string } }[]>`
        select input from jobs
        where id = ${id} and user_id = ${viewer.id} and kind = 'import' and input->>'resource' = ${resource.name}`
      if (!job) throw new Refusal(404, 'Không tìm thấy lần kiểm tra này')
      if (job.input.path === undefined)
        throw new Refusal(409, 'Tệp của lần kiểm tra này không còn được giữ, vui lòng gửi lại tệp')
      const checks = { first: job.input.checks?.first ?? id, last: id }
      return start({ store, viewer }, resource, { ...job.input, path: job.input.path, ...body, checks })
    },
  })

/** Maximum number of rows that a grid saves at once. */
const MOST_TYPED = 500

/** Saves rows typed into a grid: new and edited ones in one job that can be undone, all or none. */
export const importTyped = <N extends string>(resource: Resource<Fields, N>) =>
  operation({
    method: 'POST',
    path: `/api/admin/import-${resource.name}/rows`,
    needs: needs(resource, 'create', 'edit', 'update'),
    logs: 'import',
    like: 'import rows',
    summary: `Ghi nhiều ${resource.plural.toLowerCase()} nhập trên bảng tính: tất cả hoặc không dòng nào`,
    body: {
      rows: list(
        'Các dòng',
        {
          id: integer('ID', { help: 'Không có là dòng mới' }),
          version: integer('Phiên bản', { help: 'Gửi lại để không ghi đè thay đổi của người khác' }),
          confirm: flag('Vẫn lưu', { help: 'Khi dòng được hỏi lại vì giống một dòng đã có hoặc số lớn bất thường' }),
          cells: list('Các ô đã sửa', {
            field: text('Trường', { required: true, max: 100 }),
            text: longText('Chữ trong ô', { help: 'Như trong Excel: tên hoặc mã thay cho ID' }),
          }),
        },
        { required: true, min: 1, max: MOST_TYPED },
      ),
    },
    answers: started,
    run: ({ body, store, viewer }) =>
      start({ store, viewer }, resource, {
        resource: resource.name,
        path: '',
        name: 'bảng tính',
        typed: body.rows,
        dry: false,
        partial: false,
        rows: [],
        corrections: [],
      }),
  })

type Sent = Pick<RawCall, 'upload' | 'store' | 'viewer' | 'settings'>

async function begin(
  { upload, store, viewer, settings }: Sent,
  resource: Resource,
  how: Omit<ImportInput, 'resource' | 'path' | 'name'>,
) {
  const { bytes, name } = upload as Upload
  if (!isArchive(bytes)) {
    if (contentOf(bytes) !== 'xlsx')
      throw new Refusal(415, 'Chỉ nhận tệp Excel .xlsx, hoặc tệp .zip gồm một tệp Excel .xlsx và ảnh')
    if (bytes.length > documents.most) throw tooLarge(documents.most)
  }
  const { path } = newSheetFile(name)
  const begun = await start({ store, viewer }, resource, { resource: resource.name, path, name, ...how })
  await (await openStorage(settings)).put(path, bytes)
  return begun
}

async function start({ store, viewer }: Pick<Sent, 'store' | 'viewer'>, resource: Resource, input: ImportInput) {
  const from = input.typed ? 'trên bảng tính' : 'từ Excel'
  const title = `${input.dry ? 'Thử nhập' : 'Nhập'} ${resource.plural.toLowerCase()} ${from}`
  if (!input.dry) await store.note('import', { subject: resource.table, label: input.name })
  const id = await enqueue(store.sql, { kind: 'import', title, user: viewer.id, input })
  return new AnswerWithMessage('Đang xử lý tệp', { job: { id }, entry: { id } })
}

/** Parses '2,5,9': the rows to import, numbered as in Excel. */
function chosenRows(raw: string | null): number[] {
  if (raw === null) return []
  const rows = raw.split(',').map(Number)
  if (rows.some((row) => !Number.isInteger(row) || row < 2)) throw refuseField('rows', 'Danh sách dòng không hợp lệ')
  return rows
}

/** The import operations: for resources whose whole create form fits into a sheet. */
export const importOperations = (operations: readonly Operation[]): Operation[] =>
  catalogue()
    .resources.filter((resource) => isImportable(resource) && !resource.scope.personal)
    .flatMap((resource) => {
      const create = operationAt(operations, 'POST', `/api/admin/${resource.name}`)
      return create
        ? [
            importTemplate(resource, create),
            previewImport(resource, create),
            importAll(resource, create),
            importChecked(resource, create),
            importTyped(resource),
          ]
        : []
    })
