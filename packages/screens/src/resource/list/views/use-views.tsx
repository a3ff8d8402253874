import { shareViewsNeed } from '@trace/define/features/saved-views.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../../app/api.ts'
import type { Answer, Method } from '../../../app/api.ts'
import { call } from '../../../app/call.ts'
import { openOverlay } from '../../../app/overlay.ts'
import { forgetProfile } from '../../../app/session.ts'
import { useCan } from '../../../app/shell-data.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { confirm } from '../../../ui/dialogs.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { vi } from '../../../ui/vi.ts'
import { NO_VIEW, viewQuery, viewSearch } from './saved-views.ts'
import type { SavedView } from './saved-views.ts'

const words = {
  saveViewTitle: 'Lưu chế độ xem',
  renameView: 'Đổi tên',
  renameOrShareView: 'Đổi tên, chia sẻ',
  askDeleteView: (name: string) => `Xóa chế độ xem “${name}”?`,
  askDeleteSharedView: (name: string) => `Xóa chế độ xem “${name}”? Những người được chia sẻ cũng không còn thấy.`,
} as const

export interface Asked {
  screen: string
  /** The views as loaded when the panel was opened. */
  begun: readonly SavedView[]
  /** Visible columns, if the user chose them. */
  chosen: readonly string[] | null
  /** Closes the panel. */
  close(): void
}

export async function loadViews(screen: string): Promise<readonly SavedView[]> {
  const answer = await call('GET /api/admin/saved-views', { screen, length: MOST_PAGE_ROWS })
  return answer.ok ? answer.data.entries : []
}

/** The saved views of a list, and the actions on them. */
export function useViews({ screen, begun, chosen, close }: Asked) {
  const [views, setViews] = useState(begun)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const mayShare = useCan()(shareViewsNeed)
  const query = viewQuery(search, chosen)
  const current = views.find(({ id }) => String(id) === search.get('view'))
  const renaming = mayShare ? words.renameOrShareView : words.renameView

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
          title={view ? renaming : words.saveViewTitle}
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

  return { views, current, query, mayShare, renaming, ask, replace, setDefault, remove }
}
