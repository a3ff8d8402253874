import { systemLogs } from '@trace/define/features/system-logs.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { cells } from '../fields/cells.tsx'
import { areRows, ChangedRows } from '../list/rows/changed-rows.tsx'
import { Card } from '../detail/card.tsx'
import { Fact, Facts, FieldFacts } from '../detail/facts.tsx'
import { ChangesTable } from '../history/changes-table.tsx'
import { vi } from '../../ui/vi.ts'
import type { Change, LogView } from './log-data.ts'
import styles from './log.module.css'
import { words } from './words.ts'

/** One log entry: who did it, and each changed field with its old and new value. */
export function LogChanges({ view: { entry, changes, names } }: { view: LogView }) {
  return (
    <div className={styles['parts']}>
      <Card heading={words.who}>
        <Facts>
          <Fact label={words.time}>{formatMoment(entry.created_at)}</Fact>
          <FieldFacts
            resource={systemLogs}
            entry={entry}
            names={['user_name', 'role', 'action', 'subject', 'entity_id', 'ip', 'user_agent']}
          />
          <Fact label={words.call}>
            {entry.method && (
              <code>
                {entry.method} {entry.path} → {entry.status_code}
              </code>
            )}
          </Fact>
        </Facts>
      </Card>
      <Card heading={words.changes}>
        {changes.length === 0 ? (
          <p className="soft">{entry.values_hidden ? words.hiddenChanges : words.noChanges}</p>
        ) : (
          <ChangesTable
            changes={changes.map((change) => ({
              name: change.name,
              label: change.label,
              before: show(change, change.before, change.after, names[change.name]),
              after: show(change, change.after, change.before, names[change.name]),
            }))}
            before={words.before}
            after={words.after}
          />
        )}
      </Card>
    </div>
  )
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Shows a value as its field is shown elsewhere, but read-only; references are shown by name. */
function show({ field, name }: Change, value: unknown, other: unknown, names?: ReadonlyMap<number, string>): ReactNode {
  if (isBlank(value)) return <span className="soft">–</span>
  if (field && areRows(field, value))
    return <ChangedRows field={field} rows={value} others={areRows(field, other) ? other : []} />
  if (typeof value === 'boolean') return value ? vi.on : vi.off
  if (field?.to)
    return [value]
      .flat()
      .map((id) => names?.get(Number(id)) ?? words.id(Number(id)))
      .join(', ')
  if (field)
    return createElement(cells[field.kind], { field, name, value, entry: { id: 0, [name]: value }, resource: '' })
  return typeof value === 'object' ? <code>{JSON.stringify(value)}</code> : String(value)
}
