import { machine } from '@trace/define/machine.ts'
import type { Move } from '@trace/define/machine.ts'

const dropPlan: Move = { verb: 'Hủy kế hoạch', reason: true }

export const planStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral', turn: 'staff' },
    published: { label: 'Đã ban hành', tone: 'info' },
    completed: { label: 'Hoàn thành', tone: 'success' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    draft: { published: { verb: 'Ban hành' }, cancelled: dropPlan },
    published: { completed: { verb: 'Hoàn thành' }, draft: { verb: 'Chuyển về nháp' }, cancelled: dropPlan },
  },
})
