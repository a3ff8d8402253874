import { machine } from '../../define/machine.ts'

/** An approved producer. */
export const manufactureStatus = machine({
  initial: 'active',
  states: { active: { label: 'Hoạt động', tone: 'success' }, suspended: { label: 'Tạm dừng', tone: 'danger' } },
  moves: { active: { suspended: { reason: true } }, suspended: { active: {} } },
})
