import { Menu } from '@mantine/core'
import { MenuView } from '../../app/menu-view.tsx'
import type { Trigger } from '../../app/on-demand.tsx'

interface Props {
  trigger: Trigger
  filters: readonly { name: string; label: string }[]
  add(name: string): void
}

/** Menu of the filters that are not in use. */
export const FilterMenu = ({ trigger, filters, add }: Props) => (
  <MenuView trigger={trigger}>
    {filters.map(({ name, label }) => (
      <Menu.Item key={name} onClick={() => add(name)}>
        {label}
      </Menu.Item>
    ))}
  </MenuView>
)
