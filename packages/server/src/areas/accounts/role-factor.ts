import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { needs } from '@trace/define/resource.ts'
import { refuseShared } from './access/strength.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { toggled } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { refuseMorePrivilegedRole } from './roles.ts'

/**
 * Makes two-factor sign-in mandatory for a role, or not. Needs all permissions of that role; one's own role is allowed.
 */
const changeTwoFactor = operation({
  method: 'PUT',
  path: '/api/admin/roles/:id/change-two-factor',
  needs: needs(roles, 'update'),
  logs: 'toggle',
  summary: 'Bắt buộc hoặc thôi bắt buộc xác thực hai lớp với một vai trò',
  body: toggled('requires_two_factor', roles.fields.requires_two_factor),
  answers: one(roles),
  async run({ id, body, viewer, store }) {
    const role = await store.find(roles, id)
    await refuseShared(store, role)
    await refuseMorePrivilegedRole(store, viewer, id)
    return {
      entry: await store.update(roles, id, {
        requires_two_factor: body.requires_two_factor ?? !role.requires_two_factor,
      }),
    }
  },
})

export const roleFactorOperations = [changeTwoFactor]
