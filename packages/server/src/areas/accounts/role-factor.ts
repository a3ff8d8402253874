import { needs, roles } from '@trace/domain'
import { refuseShared } from './access/strength.ts'
import { operation, wanted } from '../../engine/calls/operation-by-hand.ts'
import type { Operation } from '../../engine/operation.ts'
import { refuseStrongerRole } from './roles.ts'

/** Whether all who hold a role must have a second factor: for those to say who hold all that it grants, of their own role too. */
const changeTwoFactor = operation({
  method: 'PUT',
  path: '/api/admin/roles/:id/change-two-factor',
  needs: needs(roles, 'update'),
  logs: 'toggle',
  summary: 'Bắt buộc hoặc thôi bắt buộc xác thực hai lớp với một vai trò',
  input: {},
  async run({ id, body, viewer, store }) {
    const role = await store.find(roles, id)
    await refuseShared(store, role)
    await refuseStrongerRole(store, viewer, id)
    return {
      entry: await store.update(roles, id, { requires_two_factor: wanted(roles, 'requires_two_factor', role, body) }),
    }
  },
})

export const roleFactorOperations: Operation[] = [changeTwoFactor]
