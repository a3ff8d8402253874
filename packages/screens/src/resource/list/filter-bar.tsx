import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Resource } from '@trace/define/resource.ts'
import { useState } from 'react'
import { OnDemand } from '../../app/on-demand.tsx'
import type { Trigger } from '../../app/on-demand.tsx'
import { vi } from '../../ui/vi.ts'
import { filters } from '../fields/filters.tsx'
import { fieldOf } from '../form/entry.ts'
import { useListAddress } from './list-address.ts'
import type { FixedFilters, ListPage } from './list-data.ts'
import styles from './list-toolbar.module.css'

/** Up to this many filters are always visible: a menu would only cost one more click. */
const FEW = 2

interface Props {
  resource: Resource
  fixed: FixedFilters
  names: ListPage['names']
}

/** Filters in use, each of which can be removed, and a button that adds one of the others. */
export function FilterBar({ resource, fixed, names }: Props) {
  const { search, apply } = useListAddress()
  /** The filter that was added or changed last; it stays while its values are chosen. */
  const [added, setAdded] = useState<{ name: string; opens: boolean } | null>(null)
  const offered = resource.filters.filter((name) => !(name in fixed) && filters[fieldOf(resource, name).kind])
  const isUsed = (name: string) => [name, `${name}_from`, `${name}_to`].some((key) => search.has(key))
  const shown = offered.filter((name) => offered.length <= FEW || name === added?.name || isUsed(name))
  const others = offered.filter((name) => !shown.includes(name))

  return (
    <div className={styles['filters']}>
      {shown.map((name) => {
        const field = fieldOf(resource, name)
        const Filter = filters[field.kind]!
        const use = (values: Record<string, string>) => {
          setAdded(Object.values(values).some(Boolean) ? { name, opens: false } : null)
          apply(values)
        }
        return (
          <span key={name} ref={added?.opens && name === added.name ? openAtOnce : undefined}>
            <Filter field={field} name={name} search={search} apply={use} names={names[name] ?? []} />
          </span>
        )
      })}
      {others.length > 0 && (
        <OnDemand name="filters" load={() => import('./filter-menu.tsx')} trigger={trigger}>
          {({ FilterMenu }) => (
            <FilterMenu
              trigger={trigger}
              filters={others.map((name) => ({ name, label: fieldOf(resource, name).label }))}
              add={(name) => setAdded({ name, opens: true })}
            />
          )}
        </OnDemand>
      )}
    </div>
  )
}

/** A filter that was just added opens, so that its value can be chosen. */
const openAtOnce = (place: HTMLElement | null): void => place?.querySelector('button')?.click()

const trigger: Trigger = (press) => (
  <Button
    variant="subtle"
    color="gray"
    size="xs"
    leftSection={<IconPlus size={14} aria-hidden />}
    aria-haspopup="menu"
    onClick={press}
  >
    {vi.filter}
  </Button>
)
