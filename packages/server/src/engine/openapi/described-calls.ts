import { flag, integer, notifications, singles } from '@trace/domain'
import type { Described } from './describe.ts'
import { id, must } from './shapes.ts'
import { stampCalls } from './stamp-calls.ts'

/** Empty until somebody fills it in. */
const single = Object.fromEntries(
  singles.flatMap(({ path, fields }): [string, Described][] => {
    const kept = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { ...field, required: false }]))
    const answers = { entry: { ...kept, version: integer('Phiên bản', must) } }
    return [
      [`GET /api/admin${path}`, { answers }],
      [`PUT /api/admin${path}`, { answers, form: { ...fields, version: integer('Phiên bản') } }],
    ]
  }),
)

/** Lists that can be narrowed by more than their own fields. */
const narrowed: Record<string, Described> = {
  'GET /api/admin/notifications': {
    lists: notifications,
    query: { received: flag('Chỉ thông báo gửi cho mình') },
    answers: { entries: notifications },
  },
  'PUT /api/admin/notifications/:id/change-read': { answers: { entry: { id, is_read: flag('Đã đọc') } } },
}

/** What the API document says of calls beyond what their paths tell, by method and path. */
export const describedCalls: Record<string, Described> = {
  ...single,
  ...stampCalls,
  ...narrowed,
}
