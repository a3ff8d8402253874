import { IconChevronDown } from '@tabler/icons-react'
import type { Entry } from '@trace/define/entry.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { call } from '../../app/call.ts'
import { screenNeed } from '../../app/guard.ts'
import { confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { loadOnDemand } from '../../app/overlay.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { useCan } from '../../app/shell-data.ts'
import type { Revision, Revisions } from './revisions.tsx'
import { words } from './words.ts'
import styles from './history-card.module.css'

export interface HistoryProps {
  resource: Resource
  entry: Entry
  onRestored(): void
}

interface History extends Pick<ComponentProps<typeof Revisions>, 'revisions' | 'names'> {
  View: typeof Revisions
}

/** History of a row by field: who changed what. Loaded when the card is opened. */
export function HistoryCard({ resource, entry, onRestored }: HistoryProps) {
  const can = useCan()
  const [history, setHistory] = useState<History | null>(null)
  const [open, setOpen] = useState(false)
  const mayLook = can(needs(resource, 'list'))
  const restorable = resource.form && can(screenNeed(resource, 'update'))

  const look = async () => {
    const [answer, view] = await Promise.all([
      whileLoading(call('GET /api/admin/:list/:id/revisions', { list: resource.name, id: entry.id })),
      loadOnDemand('history', () => import('./revisions.tsx')),
    ])
    if (!answer.ok) return void showAnswer(answer)
    if (!view) return
    const revisions = answer.data.entries
    setHistory({ revisions, names: await view.namesIn(resource, revisions), View: view.Revisions })
  }
  const toggle = (next: boolean) => {
    setOpen(next)
    if (next) void look()
  }
  const restore = async ({ id, created_at }: Revision) => {
    if (
      !(await confirm({
        title: words.restore,
        message: words.askRestore(formatMoment(created_at)),
      }))
    )
      return
    if (
      !showAnswer(
        await whileLoading(
          call('POST /api/admin/:list/:id/restore/:revision', { list: resource.name, id: entry.id, revision: id }),
        ),
      )
    )
      return
    onRestored()
    await look()
  }

  if (!mayLook) return null
  return (
    <details
      className={`card ${styles['history']}`}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && toggle(currentTarget.open)}
    >
      <summary>
        <h2>{words.history}</h2>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      {history && (
        <history.View
          resource={resource}
          revisions={history.revisions}
          names={history.names}
          restore={restorable ? (revision) => void restore(revision) : undefined}
        />
      )}
    </details>
  )
}
