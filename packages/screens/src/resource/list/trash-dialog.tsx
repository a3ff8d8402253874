import { Button, TextInput } from '@mantine/core'
import { IconRestore, IconSearch } from '@tabler/icons-react'
import { PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { Answer } from '../../app/api.ts'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { pageBefore } from '../../app/load.ts'
import { showAnswer, showAnswers } from '../../app/show-answer.ts'
import { LoadingHere, whileLoading } from '../../ui/loading.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { vi } from '../../ui/vi.ts'
import { words } from './words.ts'
import styles from './trash-dialog.module.css'
import { TrashPreview } from './trash-preview.tsx'
import type { Trashed } from './trash-preview.tsx'

const TYPING_PAUSE = 300

/** Deleted rows of a list, latest first, each with a restore button; one that is chosen is shown whole beside them. */
export function TrashDialog({ resource, close }: { resource: Resource; close(): void }) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  const [page, setPage] = useState(1)
  const [looked, setLooked] = useState<Trashed | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [found, setFound] = useState<Data<'GET /api/admin/trash-:list'> | null>(null)

  const shown = found?.entries.map(({ id }) => id) ?? []
  const pages = found?.pagination?.total_page ?? 0

  const look = useEffectEvent(async (signal?: AbortSignal) => {
    const asked = { list: resource.name, search: said, page, length: PAGE_ROWS }
    const answer = await call('GET /api/admin/trash-:list', asked, undefined, signal && { signal })
    if (answer.ok) {
      const before = pageBefore(answer.data)
      if (before === null) setFound(answer.data)
      else setPage(before)
    } else if (!signal?.aborted) showAnswer(answer)
  })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void look(stop.signal), said ? TYPING_PAUSE : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [said, page])

  const recover = async (id: number) => {
    const answer = await whileLoading(call('POST /api/admin/:list/:id/recover', { list: resource.name, id }))
    if (showAnswer(answer)) settle([id])
  }
  /** Recovers one row after the other, since one may be what another belongs to; those that are refused stay chosen. */
  const recoverChosen = async () => {
    const back: number[] = []
    const given: Answer[] = []
    for (const id of chosen) {
      const answer = await whileLoading(call('POST /api/admin/:list/:id/recover', { list: resource.name, id }))
      given.push(answer)
      if (answer.ok) back.push(id)
    }
    showAnswers(given)
    settle(back)
  }
  const settle = (back: readonly number[]) => {
    setFound((now) => now && { ...now, entries: now.entries.filter(({ id }) => !back.includes(id)) })
    setChosen((now) => new Set([...now].filter((id) => !back.includes(id))))
    setLooked((now) => (now && back.includes(now.id) ? null : now))
    if (pages > 1 && shown.every((id) => back.includes(id))) void look()
    void revalidate()
  }
  const choose = (ids: readonly number[], on: boolean) =>
    setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))
  /** Back to the list, with the focus on the row that was looked at. */
  const leave = () => {
    const { id } = looked!
    flushSync(() => setLooked(null))
    document.getElementById(`trashed-${id}`)?.focus()
  }

  return (
    <ModalDialog
      label={words.trashOf(resource.plural)}
      className={`${styles['dialog']} ${looked ? styles['wide'] : ''}`}
      onClose={() => (looked ? leave() : close())}
    >
      <div className={styles['panes']}>
        <div className={styles['list']}>
          <h2>{words.trashOf(resource.plural)}</h2>
          <TextInput
            type="search"
            data-autofocus
            aria-label={vi.searchIn(resource.label)}
            placeholder={vi.search}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={said}
            onChange={(event) => {
              setSaid(event.currentTarget.value)
              setPage(1)
            }}
          />
          {shown.length > 0 && (
            <div className={styles['choice']}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.every((id) => chosen.has(id))}
                  onChange={(event) => choose(shown, event.currentTarget.checked)}
                />
                {vi.selectAll}
              </label>
              {chosen.size > 0 && (
                <Button size="xs" leftSection={<IconRestore size={16} />} onClick={() => void recoverChosen()}>
                  {words.recoverMany(chosen.size)}
                </Button>
              )}
            </div>
          )}
          <div className={styles['rows']} aria-busy={!found}>
            {!found && <LoadingHere />}
            {found?.entries.length === 0 && <p className="soft">{said ? vi.nothingFound : words.trashEmpty}</p>}
            <ul>
              {found?.entries.map((row) => (
                <li key={row.id} aria-current={looked?.id === row.id || undefined}>
                  <input
                    type="checkbox"
                    aria-label={vi.selectOne(row.name || String(row.id))}
                    checked={chosen.has(row.id)}
                    onChange={(event) => choose([row.id], event.currentTarget.checked)}
                  />
                  <div>
                    <button
                      type="button"
                      id={`trashed-${row.id}`}
                      className={styles['name']}
                      aria-label={words.lookAt(row.name || String(row.id))}
                      onClick={() => setLooked(row)}
                    >
                      {row.name || `${resource.label} ${row.id}`}
                    </button>
                    <span className="soft">
                      {[formatMoment(row.deleted_at), row.deleted_by].filter(Boolean).join(' · ')}
                    </span>
                  </div>
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconRestore size={16} />}
                    aria-label={words.recoverOne(row.name || String(row.id))}
                    onClick={() => void recover(row.id)}
                  >
                    {words.recover}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles['buttons']}>
            {pages > 1 && (
              <>
                <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                  {vi.previousPage}
                </Button>
                <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                  {vi.nextPage}
                </Button>
              </>
            )}
            <Button variant="default" onClick={close}>
              {vi.close}
            </Button>
          </div>
        </div>
        {looked && (
          <TrashPreview
            key={looked.id}
            resource={resource}
            row={looked}
            back={leave}
            recover={() => void recover(looked.id)}
          />
        )}
      </div>
    </ModalDialog>
  )
}
