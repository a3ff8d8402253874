import { Menu } from '@mantine/core'
import type { Entry } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useRevalidator } from 'react-router'
import { MenuView } from '../../../app/menu-view.tsx'
import type { Trigger } from '../../../app/on-demand.tsx'
import styles from './state-menu.module.css'
import { confirmSwitch, switchToggle } from './switch-toggle.ts'

interface Props {
  trigger: Trigger
  resource: Resource
  entry: Entry
  toggles: readonly (readonly [name: string, field: Field])[]
}

/** Menu with the toggles of a row, each with its help text. */
export function StateMenu({ trigger, resource, entry, toggles }: Props) {
  const { revalidate } = useRevalidator()
  const turn = async (name: string) => {
    const on = entry[name] !== true
    if (await confirmSwitch(resource, entry, name, on)) await switchToggle(resource, entry, name, on, revalidate)
  }
  return (
    <MenuView trigger={trigger} width={320}>
      {toggles.map(([name, { label, help }]) => (
        <Menu.CheckboxItem key={name} checked={entry[name] === true} closeMenuOnClick onChange={() => void turn(name)}>
          {label}
          {help && <small className={styles['does']}>{help}</small>}
        </Menu.CheckboxItem>
      ))}
    </MenuView>
  )
}
