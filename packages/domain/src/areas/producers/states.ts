import { machine } from '@trace/define/machine.ts'

/** States of an approved producer. */
export const manufactureStatus = machine({
  initial: 'active',
  states: { active: { label: 'Hoạt động', tone: 'success' }, suspended: { label: 'Tạm dừng', tone: 'danger' } },
  moves: { active: { suspended: { reason: true, elsewhere: true } }, suspended: { active: { elsewhere: true } } },
})
