import { savedViews } from '@trace/define/features/saved-views.ts'
import type { Entry } from '@trace/define/entry.ts'
import { call } from '../../../app/call.ts'
import { vi } from '../../../ui/vi.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { rememberName } from '../names.ts'
import type { SavedView } from './saved-views.ts'

interface Props {
  title: string
  /** View to rename; null saves the current state as a new view. */
  view: SavedView | null
  screen: string
  query: string
  mayShare: boolean
  onSaved(view: Entry<typeof savedViews>): void
  close(): void
}

const { name, role_ids } = savedViews.fields

/** Dialog for the name of a view, and the roles it is shared with. */
export function ViewDialog({ title, view, screen, query, mayShare, onSaved, close }: Props) {
  return (
    <FormDialog
      title={title}
      fields={mayShare ? { name, role_ids } : { name }}
      entry={view ?? {}}
      submit={vi.save}
      onClose={close}
      send={(body) =>
        view
          ? call(
              'PUT /api/admin/saved-views/:id',
              { id: view.id },
              { role_ids: view.role_ids, query: view.query, version: view.version, ...body },
            )
          : call('POST /api/admin/saved-views', {}, { screen, query, ...body })
      }
      onDone={({ entry }) => {
        rememberName('saved-views', entry)
        close()
        onSaved(entry)
      }}
    />
  )
}
