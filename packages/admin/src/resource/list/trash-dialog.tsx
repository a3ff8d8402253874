import { Button, TextInput } from '@mantine/core'
import { IconRestore, IconSearch } from '@tabler/icons-react'
import type { Resource } from '@trace/domain'
import { formatMoment } from '@trace/domain/format'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { vi } from '../../ui/vi.ts'
import { words } from '../words.ts'
import styles from './trash-dialog.module.css'

const LENGTH = 10
const TYPING_PAUSE = 300

/** Deleted rows of a list, latest first, each with a restore button. */
export function TrashDialog({ resource, close }: { resource: Resource; close(): void }) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  const [page, setPage] = useState(1)
  const [told, setTold] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [found, setFound] = useState<Data<'GET /api/admin/trash-:list'> | null>(null)

  const look = useEffectEvent(async (signal?: AbortSignal) => {
    const asked = { list: resource.name, search: said, page, length: LENGTH }
    const answer = await call('GET /api/admin/trash-:list', asked, undefined, signal && { signal })
    if (answer.ok) setFound(answer.data)
    else if (!signal?.aborted) showAnswer(answer)
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
    if (!answer.ok) return void showAnswer(answer)
    setTold(answer.message)
    settle([id])
  }
  /** Recovers one row after the other, since one may be what another belongs to; those that are refused stay chosen. */
  const recoverChosen = async () => {
    const back: number[] = []
    let refusal = ''
    for (const id of chosen) {
      const answer = await whileLoading(call('POST /api/admin/:list/:id/recover', { list: resource.name, id }))
      if (answer.ok) back.push(id)
      else refusal = answer.message
    }
    setTold([words.recoveredMany(back.length), refusal].filter(Boolean).join('. '))
    settle(back)
  }
  const settle = (back: readonly number[]) => {
    setFound((now) => now && { ...now, entries: now.entries.filter(({ id }) => !back.includes(id)) })
    setChosen((now) => new Set([...now].filter((id) => !back.includes(id))))
    void revalidate()
  }
  const choose = (ids: readonly number[], on: boolean) =>
    setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))
  const shown = found?.entries.map(({ id }) => id) ?? []
  const pages = found?.pagination?.total_page ?? 0

  return (
    <ModalDialog label={words.trashOf(resource.plural)} className={styles['dialog']} onClose={close}>
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
        {found?.entries.length === 0 && <p className="soft">{said ? vi.nothingFound : words.trashEmpty}</p>}
        <ul>
          {found?.entries.map(({ id, name, deleted_at, deleted_by }) => (
            <li key={id}>
              <input
                type="checkbox"
                aria-label={vi.selectOne(name || String(id))}
                checked={chosen.has(id)}
                onChange={(event) => choose([id], event.currentTarget.checked)}
              />
              <div>
                <strong>{name || `${resource.label} ${id}`}</strong>
                <span className="soft">{[formatMoment(deleted_at), deleted_by].filter(Boolean).join(' · ')}</span>
              </div>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconRestore size={16} />}
                aria-label={words.recoverOne(name || String(id))}
                onClick={() => void recover(id)}
              >
                {words.recover}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['buttons']}>
        <p role="status" className={styles['told']}>
          {told}
        </p>
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
    </ModalDialog>
  )
}
