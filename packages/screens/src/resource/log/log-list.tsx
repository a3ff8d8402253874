import { systemLogs } from '@trace/define/features/system-logs.ts'
import { moment } from '@trace/define/kinds/index.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../app/call.ts'
import { detailAddress } from '../addresses.ts'
import type { ListColumn } from '../list/columns/columns.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { showAnswer } from '../../app/show-answer.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { whileLoading } from '../../ui/loading.tsx'
import { vi } from '../../ui/vi.ts'
import { LogChanges } from './log-changes.tsx'
import { viewLog } from './log-data.ts'
import type { Log, LogView } from './log-data.ts'
import styles from './log.module.css'
import { words } from './words.ts'

/** Adds the time of the entry as a column and filter; it is a column of every table and not a declared field. */
const shown = {
  ...systemLogs,
  fields: { created_at: moment(words.time, { auto: true }), ...systemLogs.fields },
  filters: [...systemLogs.filters, 'created_at'],
}

/** Audit log; an entry opens beside the list, whose state stays unchanged. */
export function LogList() {
  const [open, setOpen] = useState<LogView | null>(null)

  const show = async ({ id }: Pick<Log, 'id'>) => {
    const answer = await whileLoading(call('GET /api/admin/system-logs/:id', { id }))
    if (answer.ok) setOpen(await viewLog(answer.data.entry))
    else showAnswer(answer)
  }
  const description: ListColumn<typeof shown> = {
    label: systemLogs.fields.entity_label.label,
    names: true,
    cell: (entry) => (
      <button type="button" className={styles['open']} onClick={() => void show(entry)}>
        {entry.entity_label || words.unnamed}
      </button>
    ),
  }

  return (
    <>
      <ListScreen
        resource={shown}
        columns={['created_at', 'user_name', 'action', 'subject', description, 'ip']}
        only={(entry) => [{ label: vi.view, icon: 'view', run: () => show(entry) }]}
      />
      {open && (
        <Drawer title={open.entry.entity_label || words.unnamed} onClose={() => setOpen(null)}>
          <div className={styles['body']}>
            <LogChanges view={open} />
            <Link to={detailAddress(systemLogs, open.entry.id)}>{words.openAlone}</Link>
          </div>
        </Drawer>
      )}
    </>
  )
}
