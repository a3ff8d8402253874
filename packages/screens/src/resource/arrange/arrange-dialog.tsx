import { arrayMove } from '@dnd-kit/sortable'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { ORDER_FIELD } from '@trace/define/arranged.ts'
import type { Entry, Paged } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import type { Answer } from '../../app/api.ts'
import { call } from '../../app/call.ts'
import { showAnswer, showFailure } from '../../app/show-answer.ts'
import { confirm } from '../../ui/dialogs.ts'
import { LoadingHere } from '../../ui/loading.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { DragGrip, Sortable, useSortableLine } from '../../ui/sortable.tsx'
import { vi } from '../../ui/vi.ts'
import { cells } from '../fields/cells.tsx'
import { fieldOf, nameOf } from '../form/entry.ts'
import styles from './arrange-dialog.module.css'
import { words } from './words.ts'
import { again, amongOf, changedIn } from './arranging.ts'
import type { Among } from './arranging.ts'

/** Status codes of the server when others have changed or removed rows of the order that was sent. */
const OUTDATED = [404, 409]

interface Props {
  resource: Resource
  /** The query of the list, whose filters apply here as well. */
  query: URLSearchParams
  close(): void
}

/** Dialog that sorts the rows of a list by mouse, touch or keyboard, and saves all of them in one call. */
export function ArrangeDialog({ resource, query, close }: Props) {
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState<readonly Among[] | null>(null)
  const [made, setMade] = useState<readonly Among[]>([])
  const [total, setTotal] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const changed = changedIn(made, read ?? [])

  /** Takes over the rows that were read; null if reading failed. */
  const take = (answer: Answer<Paged>): Among[] | null => {
    if (!answer.ok) {
      showFailure(answer.message)
      return null
    }
    const now = amongOf(resource, answer.data.entries, words.noParent)
    setTotal(answer.data.pagination.total)
    setRead(now)
    return now
  }
  const begin = (answer: Answer<Paged>) => {
    const now = take(answer)
    if (!now) return
    setMade(now)
    setProblem(null)
  }
  const beginWith = useEffectEvent(begin)
  useEffect(() => {
    const gone = new AbortController()
    void readRows(resource, query, gone).then((answer) => {
      if (!gone.signal.aborted) beginWith(answer)
    })
    return () => gone.abort()
  }, [resource, query])

  const move = (key: string, from: number, to: number) =>
    setMade(
      made.map((group) => (group.key === key ? { ...group, entries: arrayMove([...group.entries], from, to) } : group)),
    )
  const save = async () => {
    setSaving(true)
    const rows = changed.flatMap(({ entries }) => entries.map(({ id, version = 0 }) => ({ id, version })))
    const answer = await call('PUT /api/admin/arrange-:list', { list: resource.name }, { rows })
    setSaving(false)
    if (answer.ok) {
      showAnswer(answer)
      close()
      return void revalidate()
    }
    if (!OUTDATED.includes(answer.code)) return void showAnswer(answer)
    const now = take(await readRows(resource, query))
    if (now) setMade(again(made, now))
    setProblem(words.moved(answer.message))
  }
  const leave = async () => {
    const isLeft =
      changed.length === 0 || (await confirm({ title: words.leave, message: words.leaveHint, danger: true }))
    if (isLeft) close()
  }
  const isTooLong = total > MOST_PAGE_ROWS

  return (
    <ModalDialog label={words.title(resource.plural)} className={styles['dialog']} onClose={() => void leave()}>
      <h2>{words.title(resource.plural)}</h2>
      {!read && <LoadingHere />}
      {read && (
        <p className="soft">
          {isTooLong ? words.tooMany(total, MOST_PAGE_ROWS) : total === 0 ? words.none : words.hint}
          {'is_highlight' in resource.fields && ` ${words.highlighted}`}
        </p>
      )}
      {problem && (
        <div role="alert" className={styles['problem']}>
          {problem}
          <Button variant="default" size="compact-sm" onClick={() => void readRows(resource, query).then(begin)}>
            {words.seeNew}
          </Button>
        </div>
      )}
      {!isTooLong && (
        <div className={styles['groups']}>
          {made.map((group) => (
            <section key={group.key} aria-label={group.label || resource.plural}>
              {made.length > 1 && <h3>{group.label}</h3>}
              <Rows resource={resource} entries={group.entries} move={(from, to) => move(group.key, from, to)} />
            </section>
          ))}
        </div>
      )}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => void leave()}>
          {changed.length > 0 ? vi.cancel : vi.close}
        </Button>
        <Button disabled={changed.length === 0} loading={saving} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </ModalDialog>
  )
}

/** Loads the rows that a list query finds, in their saved order, at most `MOST_PAGE_ROWS`. */
function readRows({ name }: Resource, query: URLSearchParams, gone?: AbortController): Promise<Answer<Paged>> {
  const asked = new URLSearchParams(query)
  asked.delete('page')
  asked.set('length', String(MOST_PAGE_ROWS))
  asked.set('sort_by', ORDER_FIELD)
  asked.set('sort_dir', 'asc')
  return api<Paged>('GET', `/${name}?${asked}`, undefined, gone)
}

interface RowsProps {
  resource: Resource
  entries: readonly Entry[]
  move(from: number, to: number): void
}

function Rows({ resource, entries, move }: RowsProps) {
  const items = entries.map((entry) => ({ key: String(entry.id), label: nameOf(resource, entry), entry }))

  return (
    <Sortable items={items} said={words} move={move}>
      <ol className={styles['rows']}>
        {items.map(({ key, label, entry }, at) => (
          <Line
            key={key}
            resource={resource}
            entry={entry}
            name={label}
            place={at + 1}
            isLast={at === items.length - 1}
            step={(by) => move(at, at + by)}
          />
        ))}
      </ol>
    </Sortable>
  )
}

interface LineProps {
  resource: Resource
  entry: Entry
  name: string
  /** Position, counted from 1. */
  place: number
  isLast: boolean
  step(by: 1 | -1): void
}

function Line({ resource, entry, name, place, isLast, step }: LineProps) {
  const { line, grip } = useSortableLine(String(entry.id))
  const picture = Object.keys(resource.fields).find((field) => fieldOf(resource, field).kind === 'image')

  return (
    <li {...line}>
      <DragGrip label={words.drag(name)} {...grip} />
      <span className={styles['place']}>{place}</span>
      {picture && entry[picture] ? (
        <span className={styles['picture']}>
          {createElement(cells.image, {
            field: fieldOf(resource, picture),
            name: picture,
            value: entry[picture],
            entry,
            resource: resource.name,
          })}
        </span>
      ) : null}
      <span className={styles['name']}>{name}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={words.up(name)}
        disabled={place === 1}
        onClick={() => step(-1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={words.down(name)} disabled={isLast} onClick={() => step(1)}>
        <IconArrowDown size={16} />
      </ActionIcon>
    </li>
  )
}
