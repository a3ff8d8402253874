import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { menus } from '@trace/domain/areas/portal/menus.ts'
import { startTransition, useOptimistic } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { Answer } from '@trace/screens/app/api.ts'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { createAddress } from '@trace/screens/resource/addresses.ts'
import { showAnswers } from '@trace/screens/app/show-answer.ts'
import { formBodyOf } from '@trace/screens/resource/form/entry.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { positions } from './menu-data.ts'
import type { MenuView } from './menu-data.ts'
import type { Item } from './menu-tree.ts'
import { Tree } from './tree.tsx'
import styles from './tree.module.css'
import { words } from './words.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'

const positionLabel = (position: string): string => menus.fields.position.choices?.[position] ?? position

/** Menu of the public site by position; items are sorted by drag and drop. */
export function MenusPage() {
  const { position, items, counts } = useLoaderData<MenuView>()
  const { revalidate } = useRevalidator()
  const can = useCan()
  const way = useReturnState()
  const [shown, show] = useOptimistic(items)

  const move = (next: Item[]) =>
    startTransition(async () => {
      show(next)
      await save(items, next)
      await revalidate()
    })

  return (
    <Page
      actions={
        can(screenNeed(menus, 'create')) && (
          <Button
            component={Link}
            to={`${createAddress(menus)}?position=${position}`}
            state={way}
            leftSection={<IconPlus size={16} />}
          >
            {vi.add}
          </Button>
        )
      }
    >
      <Tabs
        label={words.positions}
        tabs={positions.map((one) => ({
          label: positionLabel(one),
          to: `?position=${one}`,
          current: one === position,
          count: counts[one],
        }))}
      />
      <section className={`card ${styles['card']}`} aria-label={words.tree(positionLabel(position))}>
        <p className={`soft ${styles['hint']}`}>{items.length === 0 ? words.none : words.hint}</p>
        <Tree key={position} items={shown} move={can(screenNeed(menus, 'edit', 'update')) ? move : null} />
      </section>
    </Page>
  )
}

/** Saves a moved item: first its parent, then the order of the items under each changed parent. */
async function save(before: readonly Item[], after: readonly Item[]): Promise<void> {
  const known = new Map(before.map((item) => [item.id, item]))
  const given: Answer[] = []
  const versions = new Map<number, number | undefined>(before.map(({ id, version }) => [id, version]))
  const moved = after.find(({ id, parent_id }) => known.get(id)?.parent_id !== parent_id)
  if (moved) {
    const { id, version } = moved
    const answer = await call('PUT /api/admin/menus/:id', { id }, { ...formBodyOf(menus, moved), version })
    given.push(answer)
    if (!answer.ok) return showAnswers(given)
    versions.set(id, answer.data.entry.version)
  }
  const parents = new Set(
    after.filter(({ id, sort_order }) => known.get(id)?.sort_order !== sort_order).map(({ parent_id }) => parent_id),
  )
  const rows = after
    .filter(({ parent_id }) => parents.has(parent_id))
    .map(({ id }) => ({ id, version: versions.get(id) ?? 0 }))
  if (rows.length > 0) given.push(await call('PUT /api/admin/arrange-:list', { list: menus.name }, { rows }))
  showAnswers(given)
}
