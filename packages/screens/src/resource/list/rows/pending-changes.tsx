import type { Entry } from '@trace/define/entry.ts'
import { vouchedFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { cells } from '../../fields/cells.tsx'
import { Card } from '../../detail/card.tsx'
import { ChangesTable } from '../../history/changes-table.tsx'
import { fieldOf, isEmpty, approvalStateOf } from '../../form/entry.ts'

const words = {
  pendingChanges: 'Thay đổi chờ duyệt',
  pendingChangesHint: 'Người mua vẫn thấy giá trị đã duyệt cho đến khi cán bộ duyệt giá trị mới.',
  approvedValue: 'Đã duyệt',
  pendingValue: 'Chờ duyệt',
} as const

/** Compares the public version of a row with the changed one that waits for an officer's approval. */
export function PendingChanges({ resource, entry }: { resource: Resource; entry: Entry }) {
  const { has_changes, approved_values } = approvalStateOf(entry)
  if (!has_changes) return null
  const approved: Entry = { id: entry.id, ...approved_values }
  const changes = vouchedFields(resource.fields)
    .filter((name) => JSON.stringify(approved[name] ?? null) !== JSON.stringify(entry[name] ?? null))
    .map((name) => ({
      name,
      label: fieldOf(resource, name).label,
      before: shown(resource, approved, name),
      after: shown(resource, entry, name),
    }))

  return (
    <Card heading={words.pendingChanges}>
      <p className="soft">{words.pendingChangesHint}</p>
      <ChangesTable changes={changes} before={words.approvedValue} after={words.pendingValue} />
    </Card>
  )
}

function shown(resource: Resource, entry: Entry, name: string): ReactNode {
  const field = fieldOf(resource, name)
  return isEmpty(entry[name])
    ? '–'
    : createElement(cells[field.kind], { field, name, value: entry[name], entry, resource: resource.name })
}
