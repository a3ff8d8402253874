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
import { mayShareViews } from '@trace/define/features/saved-views.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { call } from '../../../app/call.ts'
import { api } from '../../../app/api.ts'
import type { Answer, Method } from '../../../app/api.ts'
import { forgetProfile } from '../../../app/session.ts'
import { confirm } from '../../../ui/dialogs.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { openOverlay } from '../../../app/overlay.ts'
import { useCan } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import { useListAddress } from '../list-address.ts'
import { NO_VIEW, viewQuery, viewSearch } from './saved-views.ts'
import type { SavedView } from './saved-views.ts'
import styles from './views-panel.module.css'

const words = {
  allRows: 'Tất cả',
  ownViews: 'Của tôi',
  sharedViews: 'Được chia sẻ',
  noViews: 'Lưu bộ lọc, sắp xếp và cột đang xem dưới một tên để mở lại nhanh.',
  saveView: 'Lưu chế độ xem này',
  saveViewTitle: 'Lưu chế độ xem',
  renameView: 'Đổi tên',
  renameOrShareView: 'Đổi tên, chia sẻ',
  replaceView: 'Cập nhật theo danh sách đang xem',
  setDefault: 'Đặt làm mặc định',
  dropDefault: 'Bỏ mặc định',
  isDefault: 'Mặc định',
  askDeleteView: (name: string) => `Xóa chế độ xem “${name}”?`,
  askDeleteSharedView: (name: string) => `Xóa chế độ xem “${name}”? Những người được chia sẻ cũng không còn thấy.`,
} as const

interface Props {
  screen: string
  /** The views as loaded when the panel was opened. */
  begun: readonly SavedView[]
  /** Visible columns, if the user chose them. */
  chosen: readonly string[] | null
  close(): void
}

export async function loadViews(screen: string): Promise<readonly SavedView[]> {
  const answer = await call('GET /api/admin/saved-views', { screen, length: MOST_PAGE_ROWS })
  return answer.ok ? answer.data.entries : []
}

/** Saved views of a list: select, save the current state, rename, sort and delete. */
export function ViewsPanel({ screen, begun, chosen, close }: Props) {
  const [views, setViews] = useState(begun)
  const [search] = useSearchParams()
  const { bare } = useListAddress()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const mayShare = useCan()(mayShareViews)
  const query = viewQuery(search, chosen)
  const current = views.find(({ id }) => String(id) === search.get('view'))

  const write = async (method: Method, path: string, body?: object): Promise<Answer> => {
    const answer = await whileLoading(api(method, `/saved-views${path}`, body))
    showAnswer(answer)
    return answer
  }
  const ask = (view: SavedView | null) => {
    close()
    void openOverlay('view-dialog', async () => {
      const { ViewDialog } = await import('./view-dialog.tsx')
      return (done) => (
        <ViewDialog
          title={view ? (mayShare ? words.renameOrShareView : words.renameView) : words.saveViewTitle}
          view={view}
          screen={screen}
          query={query}
          mayShare={mayShare}
          close={done}
          onSaved={({ id, query: saved }) =>
            void navigate(view ? `?${search}` : viewSearch(id, saved), { replace: view !== null })
          }
        />
      )
    })
  }
  const replace = async (view: SavedView) => {
    const { id, version, name, role_ids } = view
    if ((await write('PUT', `/${id}`, { name, role_ids, query, version })).ok) {
      close()
      await navigate(viewSearch(id, query), { replace: true })
    }
  }
  const setDefault = async ({ id }: SavedView, is_default: boolean) => {
    if (!(await write('PUT', `/${id}/change-default`, { is_default })).ok) return
    forgetProfile()
    setViews(await loadViews(screen))
    await revalidate()
  }
  const remove = async ({ id, name, role_ids, is_default }: SavedView) => {
    const message = (role_ids.length > 0 ? words.askDeleteSharedView : words.askDeleteView)(name)
    if (!(await confirm({ title: vi.delete, message, danger: true })) || !(await write('DELETE', `/${id}`)).ok) return
    if (is_default) forgetProfile()
    close()
    await navigate(current?.id === id ? `?view=${NO_VIEW}` : `?${search}`, { replace: true })
  }

  const own = views.filter(({ is_own }) => is_own)
  const shared = views.filter(({ is_own }) => !is_own)
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
                onClick={close}
              >
                <span>{view.name}</span>
                {view.is_default && <IconStarFilled size={14} role="img" aria-label={words.isDefault} />}
              </Link>
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
                        {mayShare ? words.renameOrShareView : words.renameView}
                      </Menu.Item>
                      <Menu.Item
                        leftSection={<IconTrash size={16} />}
                        c="var(--danger-ink)"
                        onClick={() => void remove(view)}
                      >
                        {vi.delete}
                      </Menu.Item>
                    </>
                  )}
                </Menu.Dropdown>
              </Menu>
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
            <Link to={bare} aria-current={!current && query === '' ? 'true' : undefined} onClick={close}>
              {words.allRows}
            </Link>
          </li>
        </ul>
      )}
      {group(words.ownViews, own)}
      {group(words.sharedViews, shared)}
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
