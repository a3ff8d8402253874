import { group, integer, text } from '@trace/domain'
import type { Described, Shape } from './describe.ts'

export const must = { required: true } as const
export const id = integer('Mã', must)
export const name = text('Tên', must)

/** Work that goes on after the answer: `GET /jobs/{id}` tells how far it has come. */
export const job: Described = {
  answers: { data: { job: group('Công việc', { id }), entry: group('Công việc', { id }) } },
}
/** A link for one download. */
export const link: Shape = {
  url: text('Liên kết', { ...must, help: 'Dùng một lần, trong 10 phút' }),
  entry: group('Liên kết', { url: text('Liên kết', must) }),
}

/** The figures of a list. */
export const counts = {
  total: integer('Tổng số', must),
  active: integer('Đang hoạt động', must),
  inactive: integer('Ngừng', must),
  pending: integer('Chờ duyệt', must),
  this_month: integer('Thêm trong tháng', must),
}
