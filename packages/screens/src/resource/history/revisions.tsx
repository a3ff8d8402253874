import { Button } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import type { Named } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Data } from '../../app/call.ts'
import { cells } from '../fields/cells.tsx'
import { vi } from '../../ui/vi.ts'
import { areRows, ChangedRows } from '../list/rows/changed-rows.tsx'
import { actionLabel } from './action-label.ts'
import { ChangesTable } from './changes-table.tsx'
import { differingRows } from '../form/conflict/differing-rows.ts'
import { namesOf } from '../list/names.ts'
import { Timeline, TimelineItem } from '../detail/timeline.tsx'
import { words } from './words.ts'

export type Revision = Data<'GET /api/admin/:list/:id/revisions'>['entries'][number]
export type Change = Revision['changes'][number]

/** Names of referenced rows, by resource. */
export type Names = ReadonlyMap<string, readonly Named[]>

interface Props {
  resource: Resource
  revisions: readonly Revision[]
  names: Names
  /** Restores an older version; undefined where that is not allowed. */
  restore: ((revision: Revision) => void) | undefined
}

/** Versions of a row, newest first. */
export function Revisions({ resource, revisions, names, restore }: Props) {
  if (revisions.length === 0) return <p className="soft">{words.historyEmpty}</p>
  return (
    <Timeline label={words.history}>
      {revisions.map((revision, index) => (
        <TimelineItem
          key={revision.id}
          tone="info"
          heading={`${actionLabel(revision.action)} · ${revision.user_name ?? words.system}`}
          aside={
            <time className="soft" dateTime={revision.created_at}>
              {formatMoment(revision.created_at)}
            </time>
          }
        >
          {revision.action !== 'create' && <Changes resource={resource} changes={revision.changes} names={names} />}
          {index > 0 && restore && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconRestore size={14} />}
              onClick={() => restore(revision)}
            >
              {words.restore}
            </Button>
          )}
        </TimelineItem>
      ))}
    </Timeline>
  )
}

/** Loads the names of all rows that the changes refer to. */
export async function namesIn({ fields }: Resource, revisions: readonly Pick<Revision, 'changes'>[]): Promise<Names> {
  const wanted = new Map<string, Set<number>>()
  for (const { field, before, after } of revisions.flatMap(({ changes }) => changes)) {
    const to = fields[field]?.to
    if (!to) continue
    const ids = wanted.get(to) ?? new Set()
    for (const id of [before, after].flat()) if (typeof id === 'number') ids.add(id)
    wanted.set(to, ids)
  }
  const found = await Promise.all(
    [...wanted].filter(([, ids]) => ids.size > 0).map(async ([to, ids]) => [to, await namesOf(to, [...ids])] as const),
  )
  return new Map(found)
}

interface ChangesProps {
  resource: Resource
  changes: readonly Change[]
  names: Names
  heads?: { before: string; after: string }
}

/** Table of changed fields with their values before and after. */
export function Changes({ resource, changes, names, heads = words }: ChangesProps) {
  if (changes.length === 0) return null
  const said = ({ field: name }: Change, value: unknown, other: unknown): ReactNode => {
    const field = resource.fields[name]
    if (field && areRows(field, value))
      return <ChangedRows field={field} rows={value} others={areRows(field, other) ? other : []} />
    return field ? shown(field, name, value, names) : typeof value === 'string' ? value : '–'
  }
  const told = changes.map((change) => {
    const field = resource.fields[change.field]
    const [before, after] = field ? differingRows(field, change.before, change.after) : [change.before, change.after]
    return {
      name: change.field,
      label: change.label,
      before: said(change, before, after),
      after: said(change, after, before),
    }
  })
  return <ChangesTable changes={told} before={heads.before} after={heads.after} />
}

/** A former value, rendered read-only and without links. */
function shown(field: Field, name: string, value: unknown, names: Names): ReactNode {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  switch (field.kind) {
    case 'toggle':
    case 'flag':
      return field.choices?.[String(value)] ?? (value ? vi.on : vi.off)
    case 'password':
      return '••••••'
    case 'richText':
      return String(value)
        .replace(/<[^<>]*>/g, ' ')
        .trim()
    case 'reference':
    case 'references':
      return [value]
        .flat()
        .map((id) => names.get(field.to ?? '')?.find((row) => row.id === id)?.name ?? `#${id}`)
        .join(', ')
    default:
      return createElement(cells[field.kind], { field, name, value, entry: { id: 0, [name]: value }, resource: '' })
  }
}
