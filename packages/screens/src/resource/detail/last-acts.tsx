import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment, lowerFirst } from '@trace/define/text/format.ts'
import { useEffect, useState } from 'react'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { actionLabel } from '../history/action-label.ts'
import styles from './detail-head.module.css'
import { words } from './words.ts'

interface Props {
  resource: Resource
  entry: Entry
}

type Act = Data<'GET /api/admin/:list/:id/revisions'>['entries'][number]

const MOST = 3
const MOST_FIELDS = 2

/** The latest revisions of a row: action, fields, user, time. */
export function LastActs({ resource, entry: { id, version } }: Props) {
  const { name: list } = resource
  const [acts, setActs] = useState<readonly Act[] | null>(null)
  useEffect(() => {
    let isHere = true
    void call('GET /api/admin/:list/:id/revisions', { list, id, length: MOST }).then((answer) => {
      if (isHere && answer.ok) setActs(answer.data.entries)
    })
    return () => void (isHere = false)
  }, [list, id, version])

  return (
    <ol className={styles['acts']} aria-label={words.lastActs} aria-busy={acts === null}>
      {acts?.map((act) => (
        <li key={act.id}>
          <span>
            {act.user_name ?? words.system} {lowerFirst(saidOf(act, resource))}
          </span>
          <time className="soft" dateTime={act.created_at}>
            {formatMoment(act.created_at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

/** The state that a step led to: 'Tạm dừng'. */
const reachedIn = (changes: Act['changes'], { fields }: Resource): string[] =>
  changes.flatMap(({ field, after }) => fields[field]?.machine?.states[String(after)]?.label ?? [])

/** Actions that say little without the names of the changed fields. */
const namesFields: ReadonlySet<string> = new Set(['update', 'toggle'])

function saidOf({ action, changes }: Act, resource: Resource): string {
  const said = actionLabel(action)
  const [state] = action === 'status' ? reachedIn(changes, resource) : []
  if (state) return words.movedTo(said, state)
  if (!namesFields.has(action)) return said
  const labels = changes.map(({ label }) => label)
  const more = labels.length - MOST_FIELDS
  const named = labels.slice(0, MOST_FIELDS).join(', ')
  return [said, named && (more > 0 ? words.andMore(named, more) : named)].filter(Boolean).join(': ')
}
