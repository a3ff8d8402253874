import { Menu } from '@mantine/core'
import { IconArrowsMoveVertical, IconLayoutList, IconTable, IconTableImport, IconTrash } from '@tabler/icons-react'
import { isArranged } from '@trace/define/arranged.ts'
import { groupableFields } from '@trace/define/grouping.ts'
import { isImportable } from '@trace/define/importable.ts'
import type { Resource } from '@trace/define/resource.ts'
import { screenNeed } from '../../app/guard.ts'
import { MenuView } from '../../app/menu-view.tsx'
import type { Trigger } from '../../app/on-demand.tsx'
import { fieldOf } from '../form/entry.ts'
import { openOverlay } from '../../app/overlay.ts'
import { useCan, useReadOnlyProblem } from '../../app/shell-data.ts'
import { isDense, setDense } from './density.ts'
import { useListAddress } from './list-address.ts'
import { words as arrangeWords } from '../arrange/words.ts'
import { openArrange } from '../arrange/open-arrange.tsx'
import { words as groupWords } from './words.ts'
import { GROUP, listQuery, MODE, SHEET } from './list-data.ts'
import type { FixedFilters } from './list-data.ts'
import { openTrash } from './trash/open-trash.tsx'
import { isSheetOffered } from '../sheet/sheet-offered.ts'
import { words } from '../words.ts'

const openImport = (resource: Resource) =>
  openOverlay('import', async () => {
    const { ImportDialog } = await import('../transfer/import-dialog.tsx')
    return (close) => <ImportDialog resource={resource} close={close} />
  })

/** Menu with the less frequent tools of a list, where the user may use them. */
export function MoreTools({ trigger, resource, fixed }: { trigger: Trigger; resource: Resource; fixed: FixedFilters }) {
  const can = useCan()
  const { search, apply } = useListAddress()
  const readOnly = useReadOnlyProblem()
  /** Sample of a row shared by all, for the check of rights: reordering moves shared rows, too. */
  const ofAll = { [resource.scope.owner ?? 'id']: null }

  return (
    <MenuView trigger={trigger}>
      {isSheetOffered(resource, fixed, can) && search.get(MODE) !== SHEET && (
        <Menu.Item leftSection={<IconTable size={16} />} onClick={() => apply({ [MODE]: SHEET })}>
          {words.sheetMode}
        </Menu.Item>
      )}
      {groupableFields(resource)
        .filter((name) => name !== search.get(GROUP) && !(name in fixed))
        .map((name) => (
          <Menu.Item
            key={name}
            leftSection={<IconLayoutList size={16} />}
            onClick={() => apply({ [GROUP]: name, [MODE]: '' })}
          >
            {groupWords.groupBy(fieldOf(resource, name).label)}
          </Menu.Item>
        ))}
      {isArranged(resource) && can(screenNeed(resource, 'update')) && readOnly(resource, ofAll) === null && (
        <Menu.Item
          leftSection={<IconArrowsMoveVertical size={16} />}
          onClick={() => void openArrange(resource, listQuery(search, fixed))}
        >
          {arrangeWords.arrange}
        </Menu.Item>
      )}
      {resource.form && isImportable(resource) && can(screenNeed(resource, 'create')) && (
        <Menu.Item leftSection={<IconTableImport size={16} />} onClick={() => void openImport(resource)}>
          {words.importMenu}
        </Menu.Item>
      )}
      {resource.form && can(screenNeed(resource, 'update')) && (
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => void openTrash(resource)}>
          {words.trash}
        </Menu.Item>
      )}
      <Menu.CheckboxItem closeMenuOnClick defaultChecked={isDense()} onChange={setDense}>
        {words.dense}
      </Menu.CheckboxItem>
    </MenuView>
  )
}
