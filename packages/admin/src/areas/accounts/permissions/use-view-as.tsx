import { roles } from '@trace/domain/areas/accounts/roles.ts'
import type { Fields } from '@trace/define/field.ts'
import { reference } from '@trace/define/kinds/index.ts'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { Role } from './permission-data.ts'
import { words } from './words.ts'

/**
 * Row action that opens the back-office as a role sees it, read-only. For a role limited to one producer or commune,
 * the user chooses which.
 */
export function useViewAs(): (role: Pick<Role, 'id' | 'name' | 'scope'>) => RowAction[] {
  const can = useCan()
  const staff = useIsStaff()
  const may = staff && can(screenNeed(roles, 'update'))

  return ({ id, name, scope }) => {
    const run = () =>
      askForm({
        title: words.viewAsTitle(name),
        fields: placeOf(scope),
        submit: words.viewAsDo,
        children: () => <p className="soft">{words.viewAsHint}</p>,
        send: (body) => call('POST /api/admin/view-as', {}, { role_id: id, ...body }),
        onDone: () => location.assign('/admin'),
      })
    return may ? [{ label: words.viewAs, icon: 'view', run }] : []
  }
}

function placeOf(scope: Role['scope']): Fields {
  if (scope === 'manufacture')
    return { manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { required: true }) }
  if (scope === 'commune')
    return { ward_id: reference('Xã/phường', 'wards', { required: true, only: { system: '2025' } }) }
  return {}
}
