import { Button } from '@mantine/core'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { Link } from 'react-router'
import { api } from '@trace/screens/app/api.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { stateOf } from '@trace/screens/resource/fields/status/state-of.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { nameOf } from '@trace/screens/resource/form/entry.ts'
import { keyOf } from '@trace/screens/resource/inbox/inbox-row.ts'
import styles from './home-page.module.css'
import type { Queue } from './queue-card.tsx'
import { words } from './words.ts'

interface First {
  resource: Resource
  entry: Entry
}

/** Loads the row that is due first, with all its fields. */
export async function loadFirst({ entries: [row] }: Queue, { signal }: Request): Promise<First | null> {
  if (!row) return null
  const answer = await api('GET', `/${row.resource}/${row.id}`, undefined, { signal })
  return answer.ok ? { resource: resourceByName(row.resource), entry: (answer.data as { entry: Entry }).entry } : null
}

/** The row that is due first, with the columns of its list, and a link to the screen where it is handled. */
export function FirstItem({ resource, entry }: First) {
  const { fields, title, columns, name } = resource
  const state = Object.entries(fields)
    .map(([field, of]) => stateOf(of, field, entry))
    .find((found) => found !== undefined)
  const told = columns.filter((column) => column !== title && !aside.has(fields[column]?.kind ?? ''))
  return (
    <Card heading={words.first} aside={state && <StatusBadge {...state} />}>
      <strong className={styles['first']}>{nameOf(resource, entry)}</strong>
      <Facts>
        <FieldFacts resource={resource} entry={entry} names={told} />
      </Facts>
      <div>
        <Button component={Link} to={`/admin/inbox/${keyOf({ resource: name, id: entry.id })}`} variant="default">
          {words.handle}
        </Button>
      </div>
    </Card>
  )
}

/** Kinds left out of the facts: shown beside the heading, or switches. */
const aside: ReadonlySet<string> = new Set(['status', 'toggle'])
