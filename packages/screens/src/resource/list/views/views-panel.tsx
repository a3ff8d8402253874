import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconBookmarkPlus,
  IconDots,
  IconPencil,
  IconRefresh,
  IconStar,
  IconStarFilled,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { vi } from '../../../ui/vi.ts'
import { useListAddress } from '../list-address.ts'
import { viewSearch } from './saved-views.ts'
import type { SavedView } from './saved-views.ts'
import { useViews } from './use-views.tsx'
import type { Asked } from './use-views.tsx'
import styles from './views-panel.module.css'

export { loadViews } from './use-views.tsx'

const words = {
  allRows: 'Tất cả',
  ownViews: 'Của tôi',
  sharedViews: 'Được chia sẻ',
  noViews: 'Lưu bộ lọc, sắp xếp và cột đang xem dưới một tên để mở lại nhanh.',
  saveView: 'Lưu chế độ xem này',
  replaceView: 'Cập nhật theo danh sách đang xem',
  setDefault: 'Đặt làm mặc định',
  dropDefault: 'Bỏ mặc định',
  isDefault: 'Mặc định',
} as const

/** Saved views of a list: select, save the current state, rename, sort and delete. */
export function ViewsPanel(asked: Asked) {
  const known = useViews(asked)
  const { views, current, query, ask } = known
  const { bare } = useListAddress()
  const group = (heading: string, entries: readonly SavedView[]) =>
    entries.length > 0 && (
      <section aria-label={heading}>
        <h3>{heading}</h3>
        <ul>
          {entries.map((view) => (
            <li key={view.id}>
              <Link
                to={viewSearch(view.id, view.query)}
                aria-current={current === view ? 'true' : undefined}
                onClick={asked.close}
              >
                <span>{view.name}</span>
                {view.is_default && <IconStarFilled size={14} role="img" aria-label={words.isDefault} />}
              </Link>
              <ViewMenu view={view} known={known} />
            </li>
          ))}
        </ul>
      </section>
    )

  return (
    <div className={styles['panel']}>
      {views.length === 0 && <p className="soft">{words.noViews}</p>}
      {views.length > 0 && (
        <ul>
          <li>
            <Link to={bare} aria-current={!current && query === '' ? 'true' : undefined} onClick={asked.close}>
              {words.allRows}
            </Link>
          </li>
        </ul>
      )}
      {group(
        words.ownViews,
        views.filter(({ is_own }) => is_own),
      )}
      {group(
        words.sharedViews,
        views.filter(({ is_own }) => !is_own),
      )}
      <Button
        variant="default"
        size="xs"
        fullWidth
        leftSection={<IconBookmarkPlus size={16} />}
        data-autofocus
        onClick={() => ask(null)}
      >
        {words.saveView}
      </Button>
    </div>
  )
}

function ViewMenu({ view, known }: { view: SavedView; known: ReturnType<typeof useViews> }) {
  const { query, mayShare, renaming, ask, replace, setDefault, remove } = known
  return (
    <Menu withinPortal={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={vi.actionsOf(view.name)}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={view.is_default ? <IconStarOff size={16} /> : <IconStar size={16} />}
          onClick={() => void setDefault(view, !view.is_default)}
        >
          {view.is_default ? words.dropDefault : words.setDefault}
        </Menu.Item>
        {(view.is_own || mayShare) && (
          <>
            {query !== (view.query ?? '') && (
              <Menu.Item leftSection={<IconRefresh size={16} />} onClick={() => void replace(view)}>
                {words.replaceView}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => ask(view)}>
              {renaming}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={16} />} c="var(--danger-ink)" onClick={() => void remove(view)}>
              {vi.delete}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
